import { Panel } from '../../components/Panel.tsx';
import { LoadFailure, LoadingPanel } from '../../components/Reading.tsx';
import './order-detail.css';
import { formatMoney } from '@mela/rules/format-money.ts';
import { toast } from 'react-hot-toast/headless';
import { useSearchParams } from 'react-router';
import { StatusPill } from '../../components/StatusPill.tsx';
import { formatMoment } from '../../format.ts';
import type { LiveOrderFragment } from '../../graphql.generated.ts';
import { OrderMails } from '../mails/OrderMails.tsx';
import { LiveOrderActions } from './LiveOrderActions.tsx';
import { LiveOrderFacts } from './LiveOrderFacts.tsx';
import { LiveOrderNotes } from './LiveOrderNotes.tsx';
import { LIVE_PAYMENTS, statusOf } from './live-order-words.ts';
import { askOrders, useLiveOrder } from './live-orders.ts';
import { ModulePanels } from './ModulePanels.tsx';
import { OrderLines } from './OrderLines.tsx';
import { OrderParcels } from './OrderParcels.tsx';
import { OrderRefunds } from './OrderRefunds.tsx';
import { UnknownOrder } from './order-param.tsx';

export function LiveOrderDetail() {
  const [parameters] = useSearchParams();
  const id = parameters.get('order');
  // What is answered to a change of one order is not for the one that is looked at by then.
  return <LiveOrder key={id} id={id} />;
}

/** One order: what was bought, what has happened, and what can be done next. */
function LiveOrder({ id }: { id: string | null }) {
  const { order, hasFailed, isBusy, run, reload } = useLiveOrder(id);
  if (hasFailed) return <LoadFailure what="the order" onRetry={reload} />;
  if (order === undefined) return <LoadingPanel what="the orders" />;
  if (order === null) return <UnknownOrder />;
  const status = statusOf(order);
  const payment = LIVE_PAYMENTS[order.paymentStatus];
  const resend = async (mailId: string) => {
    const fault = await run(
      `Email sent to ${order.email}`,
      async () => (await askOrders('ResendOrderEmail', { id: order.id ?? '', mailId })).resendOrderEmail,
    );
    if (fault) toast.error(fault);
  };
  return (
    <>
      <div className="screen-head">
        <h1>Order detail</h1>
        <LiveOrderActions order={order} run={run} isBusy={isBusy} />
      </div>
      <RefundOwed order={order} />
      <Panel
        id="order"
        title={
          <>
            Order #{order.number}
            <span className="order-head__day">{formatMoment(order.placedAt)}</span>
          </>
        }
        aside={
          <div className="order-head__marks">
            <StatusPill mark={status.mark}>{status.label}</StatusPill>
            <StatusPill mark={payment.mark}>{payment.label}</StatusPill>
          </div>
        }
      >
        <LiveOrderFacts order={order} />
      </Panel>
      <div className="order-body">
        <div className="order-body__column">
          <Panel id="order-items" title="Items">
            <LiveOrderLines order={order} />
          </Panel>
          <OrderRefunds order={order} />
          <ModulePanels order={order} />
          <OrderParcels order={order} run={run} />
          <OrderMails
            orderId={order.id ?? ''}
            steps={order.events.length}
            onResend={order.isErased ? undefined : resend}
          />
        </div>
        <LiveOrderNotes order={order} run={run} isBusy={isBusy} />
      </div>
    </>
  );
}

function RefundOwed({ order: { refundOwed, hasLatePayment } }: { order: LiveOrderFragment }) {
  if (refundOwed.amount === 0) return null;
  return (
    <p className="order-head__late" role="status">
      {hasLatePayment
        ? 'This order was paid after it was canceled. '
        : 'This order was paid and then canceled. '}
      You owe a refund of {formatMoney(refundOwed)}. Refund it and mark it as refunded, or reopen the order.
    </p>
  );
}

/** The lines of an order of the shop. */
function LiveOrderLines({ order }: { order: LiveOrderFragment }) {
  return (
    <OrderLines
      lines={order.lines.map(({ id, price, quantity, shipped, total, adjustments, ...bought }) => ({
        id,
        product: <Product {...bought} adjustments={adjustments} />,
        price: formatMoney(price),
        quantity: shipped > 0 && shipped < quantity ? `${quantity}, ${shipped} shipped` : quantity,
        total: formatMoney(total),
      }))}
      subtotal={formatMoney(order.subtotal)}
      adjustments={order.adjustments.map(({ label, amount }) => [label, formatMoney(amount)])}
      shipping={shippingText(order)}
      total={formatMoney(order.total)}
      taxes={order.taxes.map(({ kind, rate, amount }) => [
        `of it ${kind === 'TAX' ? 'tax' : kind} ${rate} %`,
        formatMoney(amount),
      ])}
    />
  );
}

function shippingText({ shipping, shippingRate }: LiveOrderFragment): string {
  const amount = formatMoney(shipping);
  if (!shippingRate) return amount;
  return `${shippingRate.name}${shippingRate.isPickup ? ' (pick-up)' : ''}: ${amount}`;
}

type Bought = Pick<
  LiveOrderFragment['lines'][number],
  'title' | 'variantTitle' | 'sku' | 'image' | 'path' | 'adjustments'
>;

function Product({ title, variantTitle, sku, image, path, adjustments }: Bought) {
  return (
    <span className="order-lines__product">
      {image && (
        <span className="backdrop order-lines__image">
          <img src={image.thumbnailUrl} alt="" width="240" height="270" loading="lazy" />
        </span>
      )}
      <span>
        <a href={path}>{title}</a>
        <span className="aside order-lines__choice">{[variantTitle, sku].filter(Boolean).join(' · ')}</span>
        {adjustments.map(({ module, label, amount }) => (
          <span key={`${module} ${label}`} className="aside order-lines__choice">
            {label}: {amount.amount === 0 ? 'Free' : formatMoney(amount)}
          </span>
        ))}
      </span>
    </span>
  );
}
