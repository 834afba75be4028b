import { formatMoney } from '@mela/rules/format-money.ts';
import type { CartAnswer, CartChange } from './cart-answer.ts';

/** What is not as the shopper was shown of a line, in words; empty: nothing. */
export function changeOf(cart: CartAnswer | null, variantId: string): string {
  const changes = cart?.changes.filter((change) => change.variantId === variantId) ?? [];
  return changes.map(changeOfLine).filter(Boolean).join('. ');
}

function changeOfLine({ kind, before, after, available }: CartChange): string {
  switch (kind) {
    case 'PRICE':
      return [after && `Now ${formatMoney(after)}`, before && `it was ${formatMoney(before)}`]
        .filter(Boolean)
        .join(', ');
    case 'STOCK':
      return available ? `Only ${available} left` : 'Sold out';
    case 'GONE':
      return 'Not sold any more';
    case 'OPTION':
      return 'A chosen option is not available any more';
    case 'COUPON':
    case 'SHIPPING':
      return '';
  }
}

/** The same of an order that is about to be placed, as a whole sentence. @param title of its variant, as it was last known. */
export function changeOfOrder(
  { kind, before, after, available, message }: CartChange,
  title: string,
): string {
  const was = before ? `, not ${formatMoney(before)}` : '';
  switch (kind) {
    case 'PRICE':
      return after ? `${title}: it costs ${formatMoney(after)}${was}` : `${title}: its price`;
    case 'STOCK':
      return available
        ? `${title}: only ${available} can be had, and so many are in your order`
        : `${title}: it is sold out, and left out of your order`;
    case 'GONE':
      return `${title}: it is not sold any more, and left out of your order`;
    case 'OPTION':
      return `${title}: a chosen option is not available any more, and left out of your order`;
    case 'COUPON':
      return message ?? 'The discount code does not apply any more';
    case 'SHIPPING':
      return after ? `The total is ${formatMoney(after)}${was}` : 'The total';
  }
}
