import { formatMoney } from '@mela/rules/format-money.ts';
import * as orderEditingText from '#messages/order-editing.ts';
import * as sharedText from '#messages/shared.ts';
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
        <dt>{sharedText.subtotal}</dt>
        <dd>{formatMoney(subtotal)}</dd>
        {discount.amount > 0 && (
          <>
            <dt>{sharedText.discount}</dt>
            <dd>−{formatMoney(discount)}</dd>
          </>
        )}
        <dt>{sharedText.shipping}</dt>
        <dd>{shipping.amount === 0 ? sharedText.free : formatMoney(shipping)}</dd>
        {!isTaxIncluded && (
          <>
            <dt>{sharedText.tax}</dt>
            <dd>{formatMoney(tax)}</dd>
          </>
        )}
        <dt>
          <strong>{sharedText.total}</strong>
        </dt>
        <dd>
          <strong>{formatMoney(total)}</strong>
        </dd>
        {isTaxIncluded && tax.amount > 0 && (
          <>
            <dt className="aside">{orderEditingText.includesTax}</dt>
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
  if (change === 0) return orderEditingText.totalStaysAsItIs;
  const by = formatMoney({ ...total, amount: Math.abs(change) });
  const text = change > 0 ? orderEditingText.moreThanBefore(by) : orderEditingText.lessThanBefore(by);
  if (refundOwed.amount > 0) return orderEditingText.youWillOweRefund(text, formatMoney(refundOwed));
  return amountDue.amount > 0 ? orderEditingText.customerHasToPay(text, formatMoney(amountDue)) : text;
}
