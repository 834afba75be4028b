import { formatMoney } from '@mela/rules/format-money.ts';
import { Fault } from '../../components/Fault.tsx';
import { Panel } from '../../components/Panel.tsx';
import { StatusPill } from '../../components/StatusPill.tsx';
import { formatCountOf, formatMoment } from '../../format.ts';
import type { LiveOrderFragment } from '../../graphql.generated.ts';
import { InvoiceLink } from './InvoiceLink.tsx';
import { REFUND_STATES } from './live-order-words.ts';
import './refunds.css';

/** The refunds of an order. Renders nothing without any. */
export function OrderRefunds({ order: { refunds, refunded, total } }: { order: LiveOrderFragment }) {
  if (refunds.length === 0) return null;
  return (
    <Panel
      id="order-refunds"
      title="Refunds"
      aside={
        <span className="aside">
          {formatMoney(refunded)} of {formatMoney(total)}
        </span>
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
        {formatMoment(at)}, {isManual ? 'recorded by the team' : 'via the payment provider'}
      </p>
      {lines.map(({ line, quantity, restock, isShipped }) => (
        <p key={`${line.id} ${restock} ${isShipped}`}>
          {quantity} × {[line.title, line.variantTitle].filter(Boolean).join(', ')}
          {!isShipped && ', not shipped'}
          {restock && `, ${formatCountOf(quantity, 'item')} restocked`}
        </p>
      ))}
      {shipping.amount > 0 && <p>Shipping {formatMoney(shipping)}</p>}
      {creditNote && (
        <p>
          Credit note <InvoiceLink {...creditNote} />
        </p>
      )}
      {note && <p>“{note}”</p>}
      {error && (
        <Fault
          text={`${state === 'PENDING' ? 'The last attempt failed and will be retried: ' : ''}${error}`}
        />
      )}
    </li>
  );
}
