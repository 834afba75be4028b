import * as ordersText from '#messages/orders.ts';
import * as sharedText from '#messages/shared.ts';
import { runMutation } from '../../client/apollo-client.ts';
import { Panel } from '../../components/Panel.tsx';
import { LoadFailure, LoadingPanel } from '../../components/Reading.tsx';
import { StatusPills } from '../../components/StatusPill.tsx';
import { type LiveOrderFragment, ResendOrderEmailDocument } from '../../graphql.generated.ts';
import './order-detail.css';
import { formatMoney } from '@mela/rules/format-money.ts';
import { toast } from 'react-hot-toast/headless';
import { useSearchParams } from 'react-router';
import { formatMoment } from '../../format.ts';
import { OrderMails } from '../mails/OrderMails.tsx';
import { OrderPayments } from '../payments/OrderPayments.tsx';
import { OrderReturns } from '../returns/OrderReturns.tsx';
import { LiveOrderActions } from './LiveOrderActions.tsx';
import { LiveOrderFacts } from './LiveOrderFacts.tsx';
import { LiveOrderNotes } from './LiveOrderNotes.tsx';
import { LiveOrderPapers } from './LiveOrderPapers.tsx';
import { LIVE_PAYMENTS, progressOf } from './live-order-words.ts';
import { useLiveOrder } from './live-orders.ts';
import { ModulePanels } from './ModulePanels.tsx';
import { OrderLines } from './OrderLines.tsx';
import { OrderParcels } from './OrderParcels.tsx';
import { OrderRefunds } from './OrderRefunds.tsx';
import { UnknownOrder } from './order-param.tsx';

export function LiveOrderDetail() {
  const [parameters] = useSearchParams();
  const id = parameters.get('order');
  // The key prevents the response to a change of one order from being applied to an order that was opened
  // since.
  return <LiveOrder key={id} id={id} />;
}

/** An order: its lines, timeline and actions. */
function LiveOrder({ id }: { id: string | null }) {
  const { order, hasFailed, isBusy, run, reload } = useLiveOrder(id);
  if (hasFailed) return <LoadFailure what={ordersText.theOrder} onRetry={reload} />;
  if (order === undefined) return <LoadingPanel what={ordersText.theOrders} />;
  if (order === null) return <UnknownOrder />;
  const resend = async (mailId: string) => {
    const fault = await run(
      ordersText.emailSentTo(order.email),
      async () =>
        (await runMutation(ResendOrderEmailDocument, { id: order.id ?? '', mailId })).resendOrderEmail,
    );
    if (fault) toast.error(fault);
  };
  return (
    <>
      <div className="screen-head">
        <title>{ordersText.orderMelaAdmin(order.number)}</title>
        <h1>
          {ordersText.orderNumber(order.number)}{' '}
          <span className="order-head__day">{formatMoment(order.placedAt)}</span>
        </h1>
        <LiveOrderActions order={order} run={run} isBusy={isBusy} />
        <LiveOrderPapers order={order} />
      </div>
      <OpenMoney order={order} />
      <Panel
        id="order"
        title={ordersText.overview}
        aside={
          <div className="order-head__marks">
            <StatusPills marks={[...progressOf(order), LIVE_PAYMENTS[order.paymentStatus]]} />
          </div>
        }
      >
        <LiveOrderFacts order={order} />
      </Panel>
      <div className="order-body">
        <div className="order-body__column">
          <Panel id="order-items" title={sharedText.items}>
            <LiveOrderLines order={order} />
          </Panel>
          <OrderPayments order={order} />
          <OrderReturns number={order.number} steps={order.events.length} onChanged={reload} />
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

/** The money that is still owed: a refund, or the rest of a payment after an edit. */
function OpenMoney({ order }: { order: LiveOrderFragment }) {
  const { refundOwed, amountDue, total } = order;
  const isPartlyPaid = amountDue.amount > 0 && amountDue.amount < total.amount;
  if (refundOwed.amount === 0 && !isPartlyPaid) return null;
  return (
    <p className="order-head__late" role="status">
      {refundOwed.amount > 0
        ? refundText(order)
        : ordersText.totalWentUpWhenThisOrder(formatMoney(amountDue), formatMoney(total))}
    </p>
  );
}

function refundText({ status, refundOwed, hasLatePayment }: LiveOrderFragment): string {
  const refund = formatMoney(refundOwed);
  if (status !== 'CANCELED') return ordersText.totalWentDown(refund);
  return hasLatePayment ? ordersText.paidAfterCanceled(refund) : ordersText.paidThenCanceled(refund);
}

/** The lines of a live order. */
function LiveOrderLines({ order }: { order: LiveOrderFragment }) {
  return (
    <OrderLines
      lines={order.lines.map((line) => ({
        id: line.id,
        product: <Product {...line} />,
        price: formatMoney(line.price),
        quantity: quantityText(line),
        total: formatMoney(line.total),
      }))}
      subtotal={formatMoney(order.subtotal)}
      adjustments={order.adjustments.map(({ label, amount }) => [label, formatMoney(amount)])}
      shipping={[shippingLabel(order), formatMoney(order.shipping)]}
      total={formatMoney(order.total)}
      isTaxAdded={!order.isTaxIncluded}
      taxes={order.taxes.map(({ kind, rate, amount }) => [
        taxLabel(kind, rate, order.isTaxIncluded),
        formatMoney(amount),
      ])}
    />
  );
}

function taxLabel(
  kind: LiveOrderFragment['taxes'][number]['kind'],
  rate: number,
  isIncluded: boolean,
): string {
  const name = `${rate}% ${kind === 'TAX' ? ordersText.taxInText : kind}`;
  return isIncluded ? ordersText.includesName(name) : name;
}

function quantityText({ quantity, shipped, removed }: LiveOrderFragment['lines'][number]): string {
  const isPartlyShipped = shipped > 0 && shipped < quantity;
  return [
    quantity,
    isPartlyShipped && ordersText.shippedOf(shipped),
    removed > 0 && ordersText.refundedBeforeShipping(removed),
  ]
    .filter(Boolean)
    .join(', ');
}

function shippingLabel({ shippingRate }: LiveOrderFragment): string {
  if (!shippingRate) return sharedText.shipping;
  return `${shippingRate.isPickup ? ordersText.pickUp : sharedText.shipping} (${shippingRate.name})`;
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
            {label}: {amount.amount === 0 ? sharedText.free : formatMoney(amount)}
          </span>
        ))}
      </span>
    </span>
  );
}
