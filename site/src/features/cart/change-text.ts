import { formatMoney } from '@mela/rules/format-money.ts';
import type { CartAnswer, CartChange } from './cart-answer.ts';

/** The difference between a line and what the shopper was shown, as text. Empty: none. */
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
      return 'No longer available';
    case 'OPTION':
      return 'A chosen option is no longer available';
    case 'COUPON':
    case 'SHIPPING':
      return '';
  }
}

/** The difference in an order to be placed, as a sentence. @param title the last known title of the variant */
export function changeOfOrder(
  { kind, before, after, available, message }: CartChange,
  title: string,
): string {
  const was = before ? `, not ${formatMoney(before)}` : '';
  switch (kind) {
    case 'PRICE':
      return after ? `${title} now costs ${formatMoney(after)}${was}` : `${title}: the price has changed`;
    case 'STOCK':
      return available
        ? `${title}: only ${available} left. We have updated the quantity`
        : `${title} is sold out and was removed from your order`;
    case 'GONE':
      return `${title} is no longer available and was removed from your order`;
    case 'OPTION':
      return `${title}: an option that you chose is no longer available and was removed`;
    case 'COUPON':
      return message ?? 'The discount code no longer applies';
    case 'SHIPPING':
      return after ? `The total is now ${formatMoney(after)}${was}` : 'The total has changed';
  }
}
