import { formatMoney } from '@mela/rules/format-money.ts';
import { fillTexts } from '../../../components/fill-places.ts';
import { showAdjustments } from '../../checkout/adjustment-rows.ts';
import { arrivalText, taxText } from '../../checkout/order-words.ts';
import type { CartAnswer } from '../cart-answer.ts';
import type { CartLine } from '../cart-lines.ts';

interface Facts {
  answer: CartAnswer | null;
  currency: string;
}

/** What the cart comes to: what the page can add up by itself, and what only the server knows once it has said so. */
export function showTotals(cart: HTMLElement, lines: readonly CartLine[], { answer, currency }: Facts): void {
  const totals = cart.querySelector('.cart-totals') as HTMLElement;
  const sum = lines.reduce((total, line) => total + line.price * line.quantity, 0);
  showAdjustments(totals, answer?.adjustments ?? []);
  fillTexts(totals, {
    subtotal: formatMoney(answer?.subtotal ?? { amount: sum, currency }),
    shipping: answer ? shippingOf(answer) : '–',
    total: answer ? formatMoney(answer.total) : '–',
    taxes: answer ? taxText(answer.taxes) : '',
    freeFrom: answer ? freeText(answer) : '',
    arrival: answer ? arrivalText(answer.arrival) : '',
  });
}

function shippingOf({ shipping, shippingRates }: CartAnswer): string {
  if (shippingRates.length === 0) return 'Enter your address below';
  return shipping.amount === 0 ? 'Free Shipping' : formatMoney(shipping);
}

function freeText({ freeShippingFrom, subtotal, shipping }: CartAnswer): string {
  if (!freeShippingFrom || shipping.amount === 0) return '';
  const missing = freeShippingFrom.amount - subtotal.amount;
  return missing > 0 ? `${formatMoney({ ...subtotal, amount: missing })} more, and shipping is free` : '';
}
