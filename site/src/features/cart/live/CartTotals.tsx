import { formatMoney } from '@mela/rules/format-money.ts';
import * as cartText from '#messages/cart.ts';
import * as sharedText from '#messages/shared.ts';
import { amountText } from '../../checkout/adjustment-text.ts';
import { addedTaxes, arrivalText, taxText } from '../../checkout/order-words.ts';
import { FreeShipping, freeShippingProgress } from '../lines/FreeShipping.tsx';
import { subtotalOf } from '../lines/line-view.ts';
import type { PricedCart } from '../priced-cart.ts';

interface Props {
  cart: PricedCart;
  currency: string;
}

/** The totals: calculated on the page, then by the server. */
export function CartTotals({ cart, currency }: Props) {
  const { answer, isCurrent, isAsking } = cart;
  const subtotal = subtotalOf(cart, currency);
  const hasRates = answer !== null && answer.shippingRates.length > 0;
  const shipping = isCurrent && hasRates ? answer.shipping : null;
  const progress = freeShippingProgress(subtotal, answer?.freeShippingFrom ?? null, shipping);
  const hints = answer && [taxText(answer), arrivalText(answer.arrival)].filter(Boolean);
  return (
    <section className="cart-totals" aria-labelledby="totals" aria-busy={isAsking}>
      <h2 id="totals">{cartText.totals}</h2>
      {progress && <FreeShipping {...progress} />}
      <dl aria-live="polite">
        <Row label={cartText.cartSubtotal} value={formatMoney(subtotal)} />
        {answer?.adjustments.map((adjustment) => (
          <Row key={adjustment.label} label={adjustment.label} value={amountText(adjustment)} />
        ))}
        <Row
          label={sharedText.shipping}
          value={shipping ? shippingText(shipping) : isCurrent ? cartText.enterAddressBelow : '–'}
        />
        {answer && isCurrent && addedTaxes(answer).map((tax) => <Row key={tax.label} {...tax} />)}
        <div className="cart-totals__sum">
          <dt>{sharedText.total}</dt>
          <dd>{answer && isCurrent ? formatMoney(answer.total) : '–'}</dd>
        </div>
      </dl>
      {hints?.map((hint) => (
        <p key={hint} className="cart__hint">
          {hint}
        </p>
      ))}
      <a className="button" href="/checkout">
        {sharedText.checkout}
      </a>
    </section>
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

function shippingText(shipping: { amount: number; currency: string }): string {
  return shipping.amount === 0 ? cartText.freeShippingTitle : formatMoney(shipping);
}
