import { formatMoney } from '../../../../graphql-server/src/rules/format-money.ts';
import type { CartAnswer, CartChange } from './cart-answer.ts';

/** What is not as the shopper was shown of a line, in words; empty: nothing. */
export function changeOf(cart: CartAnswer | null, variantId: string): string {
  const changes = cart?.changes.filter((change) => change.variantId === variantId) ?? [];
  return changes.map(changeText).filter(Boolean).join('. ');
}

function changeText({ kind, before, after, available }: CartChange): string {
  switch (kind) {
    case 'PRICE':
      return [after && `Now ${formatMoney(after)}`, before && `it was ${formatMoney(before)}`]
        .filter(Boolean)
        .join(', ');
    case 'STOCK':
      return available ? `Only ${available} left` : 'Sold out';
    case 'GONE':
      return 'Not sold any more';
    case 'SHIPPING':
      return '';
  }
}
