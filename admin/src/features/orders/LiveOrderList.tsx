import { Reading } from '../../components/Reading.tsx';
import './orders.css';
import { formatMoney } from '../../../../graphql-server/src/rules/format-money.ts';
import { EmailText } from '../../components/EmailText.tsx';
import { ListChoice } from '../../components/ListChoice.tsx';
import { ListPages } from '../../components/ListPages.tsx';
import { NothingFound } from '../../components/NothingFound.tsx';
import { PageSizeChoice } from '../../components/PageSizeChoice.tsx';
import { SearchField } from '../../components/SearchField.tsx';
import { optionsOf } from '../../components/Select.tsx';
import { StatusPill } from '../../components/StatusPill.tsx';
import { type Column, Table } from '../../components/Table.tsx';
import { formatMoment } from '../../format.ts';
import type { OrderRowFragment } from '../../graphql.generated.ts';
import { orderPath, PATHS } from '../../paths.ts';
import { LIVE_PAYMENTS, LIVE_STATUSES, shopperOf } from './live-order-words.ts';
import { type LiveOrderView, useLiveOrderView } from './use-live-order-view.ts';
import { useLiveOrders } from './use-live-orders.ts';
import { PAGE_SIZES } from './use-order-view.ts';

const COLUMNS: Column<OrderRowFragment>[] = [
  { heading: 'ID', look: 'muted', area: 'id', cell: ({ number }) => `#${number}` },
  { heading: 'Name', look: 'strong', area: 'name', cell: shopperOf },
  {
    heading: 'Email',
    look: 'muted',
    className: 'orders__email',
    area: 'email',
    cell: ({ email }) => <EmailText address={email} />,
  },
  {
    heading: 'Total',
    look: 'strong',
    isNumber: true,
    className: 'orders__whole',
    area: 'total',
    isAtEnd: true,
    cell: ({ total }) => formatMoney(total),
  },
  { heading: 'Status', area: 'status', isAtEnd: true, cell: (order) => <Marks order={order} /> },
  {
    heading: 'Date',
    look: 'muted',
    className: 'orders__whole',
    area: 'date',
    cell: ({ placedAt }) => formatMoment(placedAt),
  },
];

const CARD = `"name name total" "email email email" "id date status" "actions actions actions" / auto 1fr auto`;

/** The orders of the shop, the newest first. */
export function LiveOrderList() {
  const [view, change] = useLiveOrderView();
  const { orders, total, next, hasFailed, reload } = useLiveOrders(view);
  const { search, status, paymentStatus } = view;
  return (
    <>
      <h1>All order</h1>
      <section className="panel" aria-label="Orders" aria-busy={!orders && !hasFailed}>
        <Tools view={view} onChange={change} />
        <Reading what="the orders" isRead={orders !== null} hasFailed={hasFailed} onRetry={reload} />
        {orders && orders.length > 0 && (
          <Table
            label="Orders"
            className="orders__table"
            isTight
            card={CARD}
            columns={COLUMNS}
            rows={orders}
            keyOf={({ number }) => number}
            actionsHeading="Detail"
            actions={({ id, number }) => [
              {
                text: 'Detail',
                label: `Detail of order #${number}`,
                to: orderPath(PATHS.orderDetails, id ?? ''),
              },
            ]}
          />
        )}
        {orders?.length === 0 && (
          <NothingFound
            isNarrow={search !== '' || status !== undefined || paymentStatus !== undefined}
            after=""
            empty="No orders yet"
            noMatch="No order matches"
            onShowAll={() => change({ search: '', status: undefined, paymentStatus: undefined })}
          >
            New orders appear here by themselves.
          </NothingFound>
        )}
        {orders && (
          <ListPages
            page={{
              nodes: orders,
              totalCount: total,
              pageInfo: { hasNextPage: next !== null, endCursor: next },
            }}
            noun="order"
            after={view.after}
            onChange={change}
          />
        )}
      </section>
    </>
  );
}

function Marks({ order }: { order: OrderRowFragment }) {
  const status = LIVE_STATUSES[order.status];
  const payment = LIVE_PAYMENTS[order.paymentStatus];
  return (
    <span className="orders__marks">
      <StatusPill mark={status.mark}>{status.label}</StatusPill>
      {order.hasLatePayment ? (
        <StatusPill mark="bad">Late payment</StatusPill>
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
    <header className="panel__head list-tools">
      <SearchField text={view.search} onText={(search) => onChange({ search })} />
      <ListChoice
        label="Status"
        value={view.status}
        options={optionsOf(LIVE_STATUSES)}
        onChoose={(status) => onChange({ status: status as LiveOrderView['status'] })}
      />
      <ListChoice
        label="Payment"
        value={view.paymentStatus}
        options={optionsOf(LIVE_PAYMENTS)}
        onChoose={(paymentStatus) =>
          onChange({ paymentStatus: paymentStatus as LiveOrderView['paymentStatus'] })
        }
      />
      <PageSizeChoice
        sizes={PAGE_SIZES}
        pageSize={view.pageSize}
        onChoose={(pageSize) => onChange({ pageSize })}
      />
    </header>
  );
}
