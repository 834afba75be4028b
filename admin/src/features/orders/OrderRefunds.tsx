import { formatMoney } from '@mela/rules/format-money.ts';
import * as ordersText from '#messages/orders.ts';
import * as sharedText from '#messages/shared.ts';
import { Fault } from '../../components/Fault.tsx';
import { Panel } from '../../components/Panel.tsx';
import { StatusPill } from '../../components/StatusPill.tsx';
import { formatMoment } from '../../format.ts';
import type { LiveOrderFragment } from '../../graphql.generated.ts';
import { InvoiceLink } from './LiveOrderFacts.tsx';
import { REFUND_STATES } from './live-order-words.ts';
import './refunds.css';

/** The refunds of an order. Renders nothing without any. */
export function OrderRefunds({ order: { refunds, refunded, total } }: { order: LiveOrderFragment }) {
  if (refunds.length === 0) return null;
  return (
    <Panel
      id="order-refunds"
      title={sharedText.refunds}
      aside={
        <span className="aside">{ordersText.refundedOfTotal(formatMoney(refunded), formatMoney(total))}</span>
      }
    >
      <ul className="order-refunds">
        {refunds.map((refund) => (
          <RefundItem key={refund.id} refund={refund} />
        ))}
      </ul>
    </Panel>
  );
}

function RefundItem({ refund }: { refund: LiveOrderFragment['refunds'][number] }) {
  const { amount, lines, shipping, state, at, isManual, note, error, creditNote } = refund;
  const word = REFUND_STATES[state];
  return (
    <li className="order-refunds__refund">
      <p className="order-refunds__head">
        <strong>{formatMoney(amount)}</strong> <StatusPill mark={word.mark}>{word.label}</StatusPill>
      </p>
      <p className="aside">
        {formatMoment(at)}, {isManual ? ordersText.recordedByTeam : ordersText.viaPaymentProvider}
      </p>
      {lines.map(({ line, quantity, restock, isShipped }) => (
        <p key={`${line.id} ${restock} ${isShipped}`}>
          {quantity} × {[line.title, line.variantTitle].filter(Boolean).join(', ')}
          {!isShipped && ordersText.notShipped}
          {restock && ordersText.itemsRestocked(quantity)}
        </p>
      ))}
      {shipping.amount > 0 && <p>{ordersText.shipping(formatMoney(shipping))}</p>}
      {creditNote && (
        <p>
          {ordersText.creditNote} <InvoiceLink {...creditNote} />
        </p>
      )}
      {note && <p>“{note}”</p>}
      {error && <Fault text={`${state === 'PENDING' ? ordersText.lastAttemptFailedAndWill : ''}${error}`} />}
    </li>
  );
}
