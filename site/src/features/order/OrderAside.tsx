import { formatMoney } from '@mela/rules/format-money.ts';
import * as orderText from '#messages/order.ts';
import * as sharedText from '#messages/shared.ts';
import { OrderTotals } from '../checkout/OrderTotals.tsx';
import { shippingText } from '../checkout/order-words.ts';
import { methodText } from '../payment/payment-methods.ts';
import type { OrderAnswer, Refund } from './order-answer.ts';
import { addressText, refundText, timeText } from './order-texts.ts';

/** The totals, refunds and addresses of an order. */
export function OrderAside({ order }: { order: OrderAnswer }) {
  const { shippingRate, shipping, refunded, refunds } = order;
  const rate = [shippingRate?.name, shippingText(shipping)].filter(Boolean).join(': ');
  return (
    <aside className="order__aside" aria-label={orderText.totalsAndAddresses}>
      <OrderTotals sums={order} shipping={rate} />
      <Difference order={order} />
      {(refunded.amount > 0 || refunds.length > 0) && (
        <section className="order__refunded" aria-labelledby="refunds">
          <h2 id="refunds">
            {orderText.refunded} <b>{formatMoney(refunded)}</b>
          </h2>
          <ul>
            {refunds.map((refund) => (
              <RefundRow key={`${refund.at} ${refund.amount.amount}`} refund={refund} />
            ))}
          </ul>
        </section>
      )}
      <OrderFacts order={order} />
    </aside>
  );
}

/** The amount left to pay or to refund after the shop edited a paid order. */
function Difference({ order: { amountDue, refundOwed, total, status } }: { order: OrderAnswer }) {
  if (status === 'CANCELED') return null;
  const isPartlyPaid = amountDue.amount > 0 && amountDue.amount < total.amount;
  return (
    <>
      {isPartlyPaid && (
        <p className="order__difference">
          {orderText.paidAndDue(formatMoney({ ...total, amount: total.amount - amountDue.amount }))}{' '}
          <b>{formatMoney(amountDue)}</b>
        </p>
      )}
      {refundOwed.amount > 0 && (
        <p className="order__difference">
          {orderText.weWillRefund} <b>{formatMoney(refundOwed)}</b>.
        </p>
      )}
    </>
  );
}

function RefundRow({ refund }: { refund: Refund }) {
  const { amount, state, at } = refund;
  const purpose = refundText(refund);
  return (
    <li>
      <b>{formatMoney(amount)}</b> {state === 'PENDING' && <span>{orderText.pending}</span>}
      {purpose && <span className="order__refund-for">{purpose}</span>}
      <time dateTime={at}>{timeText(at)}</time>
    </li>
  );
}

function OrderFacts({ order }: { order: OrderAnswer }) {
  const { placedAt, paymentMethod, email, phone, gstin, note, isErased, isReadOnly } = order;
  const shippingAddress = addressText(order.shippingAddress);
  const billingAddress = addressText(order.billingAddress);
  const facts = [
    [orderText.placed, timeText(placedAt)],
    [orderText.payment, methodText(paymentMethod)],
    [sharedText.deliveryAddress, isErased && !isReadOnly ? orderText.erased : shippingAddress],
    [orderText.billingAddress, billingAddress === shippingAddress ? null : billingAddress],
    [sharedText.email, email],
    [sharedText.phone, phone],
    ['GSTIN', gstin],
    [orderText.note, note],
  ];
  return (
    <dl className="order__facts">
      {facts.map(
        ([name, text]) =>
          text && (
            <div key={name}>
              <dt>{name}</dt>
              <dd className="order__lines">{text}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
