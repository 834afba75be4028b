import { Reading } from '../../components/Reading.tsx';
import './orders.css';
import { formatMoney } from '@mela/rules/format-money.ts';
import { NothingFound } from '../../components/EmptyState.tsx';
import { ListPages } from '../../components/ListPages.tsx';
import { ListChoice, ListTools } from '../../components/ListTools.tsx';
import { optionsOf } from '../../components/Select.tsx';
import { StatusPill } from '../../components/StatusPill.tsx';
import { formatMoment } from '../../format.ts';
import type { OrderRowFragment } from '../../graphql.generated.ts';
import { LIVE_PAYMENTS, LIVE_STATUSES, REFUNDS, shopperOf, statusOf } from './live-order-words.ts';
import { type LiveOrderView, useLiveOrders, useLiveOrderView } from './live-orders.ts';
import { OrderTable } from './OrderTable.tsx';
import { PAGE_SIZES } from './use-order-view.ts';

/** The orders of the shop, the newest first. */
export function LiveOrderList() {
  const [view, change] = useLiveOrderView();
  const { answer, failure, reload } = useLiveOrders(view);
  const hasFailed = failure !== undefined;
  const orders = answer?.nodes;
  const { search, status, payment, refund } = view;
  return (
    <>
      <h1>All order</h1>
      <section className="panel" aria-label="Orders" aria-busy={!orders && !hasFailed}>
        <Tools view={view} onChange={change} />
        <Reading what="the orders" isRead={orders !== undefined} hasFailed={hasFailed} onRetry={reload} />
        {orders && orders.length > 0 && (
          <OrderTable
            orders={orders.map((order) => ({
              id: order.id ?? '',
              number: order.number,
              name: shopperOf(order),
              email: order.email,
              total: formatMoney(order.total),
              marks: <Marks order={order} />,
              date: formatMoment(order.placedAt),
            }))}
          />
        )}
        {orders?.length === 0 && (
          <NothingFound
            isNarrow={search !== '' || (status ?? payment ?? refund) !== undefined}
            after=""
            empty="No orders yet"
            noMatch="No order matches"
            onShowAll={() => change({ search: '', status: undefined, payment: undefined, refund: undefined })}
          >
            New orders appear here by themselves.
          </NothingFound>
        )}
        {answer && <ListPages page={answer} noun="order" after={view.after} onChange={change} />}
      </section>
    </>
  );
}

function Marks({ order }: { order: OrderRowFragment }) {
  const status = statusOf(order);
  const payment = LIVE_PAYMENTS[order.paymentStatus];
  return (
    <span className="orders__marks">
      <StatusPill mark={status.mark}>{status.label}</StatusPill>
      {order.refundOwed.amount > 0 ? (
        <StatusPill mark="bad">Refund owed</StatusPill>
      ) : (
        order.paymentStatus !== 'PENDING' && <StatusPill mark={payment.mark}>{payment.label}</StatusPill>
      )}
    </span>
  );
}

interface ToolsProps {
  view: LiveOrderView;
  onChange: (change: Partial<LiveOrderView>) => void;
}

function Tools({ view, onChange }: ToolsProps) {
  return (
    <ListTools view={view} sizes={PAGE_SIZES} onChange={onChange}>
      <ListChoice
        label="Status"
        value={view.status}
        options={optionsOf(LIVE_STATUSES)}
        onChoose={(status) => onChange({ status: status as LiveOrderView['status'] })}
      />
      <ListChoice
        label="Payment"
        value={view.payment}
        options={optionsOf(LIVE_PAYMENTS)}
        onChoose={(payment) => onChange({ payment: payment as LiveOrderView['payment'] })}
      />
      <ListChoice
        label="Refund"
        value={view.refund}
        options={optionsOf(REFUNDS)}
        onChoose={(refund) => onChange({ refund: refund as LiveOrderView['refund'] })}
      />
    </ListTools>
  );
}
