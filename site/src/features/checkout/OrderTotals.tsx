import { formatMoney } from '@mela/rules/format-money.ts';
import type { Money } from '@mela/rules/money.ts';
import * as sharedText from '#messages/shared.ts';
import type { Adjustment, TaxLine } from '../cart/cart-answer.ts';
import { amountText } from './adjustment-text.ts';
import { addedTaxes, taxText } from './order-words.ts';

interface Sums {
  subtotal: Money;
  discount: Money;
  total: Money;
  adjustments: readonly Adjustment[];
  taxes: readonly TaxLine[];
  isTaxIncluded: boolean;
}

interface Props {
  /** The totals. null while they are not known yet. */
  sums: Sums | null;
  /** The shipping costs as text. */
  shipping: string;
}

/** The totals of an order. */
export function OrderTotals({ sums, shipping }: Props) {
  const surcharges = sums?.adjustments.filter(({ kind }) => kind === 'SURCHARGE') ?? [];
  const hasDiscount = sums !== null && sums.discount.amount > 0;
  return (
    <>
      <dl className="order-totals">
        <Row label={sharedText.subtotal} value={sums ? formatMoney(sums.subtotal) : '–'} />
        {hasDiscount && <Row label={sharedText.discount} value={`−${formatMoney(sums.discount)}`} />}
        {surcharges.map((adjustment) => (
          <Row key={adjustment.label} label={adjustment.label} value={amountText(adjustment)} />
        ))}
        <Row label={sharedText.shipping} value={shipping} />
        {sums && addedTaxes(sums).map((tax) => <Row key={tax.label} {...tax} />)}
        <div className="order-totals__sum">
          <dt>{sharedText.total}</dt>
          <dd>{sums ? formatMoney(sums.total) : '–'}</dd>
        </div>
      </dl>
      <p className="order-totals__taxes">{sums && taxText(sums)}</p>
    </>
  );
}

function Row({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
