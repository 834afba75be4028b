import { formatMoney } from '@mela/rules/format-money.ts';
import * as cartText from '#messages/cart.ts';
import * as sharedText from '#messages/shared.ts';
import type { CartAnswer, CartChange } from './cart-answer.ts';

/** The difference between a line and what the shopper was shown, as text. Empty if nothing has changed. */
export function changeOf(cart: CartAnswer | null, variantId: string): string {
  const changes = cart?.changes.filter((change) => change.variantId === variantId) ?? [];
  return changes.map(changeOfLine).filter(Boolean).join('. ');
}

function changeOfLine({ kind, before, after, available }: CartChange): string {
  switch (kind) {
    case 'PRICE':
      return [
        after && cartText.priceNow(formatMoney(after)),
        before && cartText.priceWas(formatMoney(before)),
      ]
        .filter(Boolean)
        .join(', ');
    case 'STOCK':
      return available ? cartText.onlyLeft(available) : sharedText.soldOut;
    case 'GONE':
      return cartText.gone;
    case 'OPTION':
      return cartText.optionGone;
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
  const was = before && formatMoney(before);
  switch (kind) {
    case 'PRICE':
      return after ? cartText.itemCosts(title, formatMoney(after), was) : cartText.itemPriceChanged(title);
    case 'STOCK':
      return available ? cartText.itemOnlyLeft(title, available) : cartText.itemSoldOut(title);
    case 'GONE':
      return cartText.itemGone(title);
    case 'OPTION':
      return cartText.itemOptionGone(title);
    case 'COUPON':
      return message ?? cartText.couponGone;
    case 'SHIPPING':
      return after ? cartText.totalIs(formatMoney(after), was) : cartText.totalChanged;
  }
}
