import { formatMoney } from '@mela/rules/format-money.ts';
import type { EditableOrderFragment, EditedSumsFragment } from '../../graphql.generated.ts';

interface Props {
  sums: EditedSumsFragment;
  /** The order before the edit. Absent: a new one. */
  before?: EditableOrderFragment;
}

/** The totals of an order, and what is left to pay or to refund after an edit. */
export function EditSums({ sums, before }: Props) {
  const { subtotal, discount, shipping, tax, total } = sums;
  const isTaxIncluded = subtotal.amount - discount.amount + shipping.amount === total.amount;
  return (
    <>
      <dl className="edit-sums">
        <dt>Subtotal</dt>
        <dd>{formatMoney(subtotal)}</dd>
        {discount.amount > 0 && (
          <>
            <dt>Discount</dt>
            <dd>−{formatMoney(discount)}</dd>
          </>
        )}
        <dt>Shipping</dt>
        <dd>{shipping.amount === 0 ? 'Free' : formatMoney(shipping)}</dd>
        {!isTaxIncluded && (
          <>
            <dt>Tax</dt>
            <dd>{formatMoney(tax)}</dd>
          </>
        )}
        <dt>
          <strong>Total</strong>
        </dt>
        <dd>
          <strong>{formatMoney(total)}</strong>
        </dd>
        {isTaxIncluded && tax.amount > 0 && (
          <>
            <dt className="aside">Includes tax</dt>
            <dd className="aside">{formatMoney(tax)}</dd>
          </>
        )}
      </dl>
      {before && <p role="status">{differenceText(sums, before)}</p>}
    </>
  );
}

function differenceText({ total, amountDue, refundOwed }: EditedSumsFragment, before: EditableOrderFragment) {
  const change = total.amount - before.total.amount;
  if (change === 0) return 'The total stays as it is.';
  const by = formatMoney({ ...total, amount: Math.abs(change) });
  const text = change > 0 ? `${by} more than before.` : `${by} less than before.`;
  if (refundOwed.amount > 0) return `${text} You will owe a refund of ${formatMoney(refundOwed)}.`;
  return amountDue.amount > 0 ? `${text} The customer has to pay ${formatMoney(amountDue)}.` : text;
}
