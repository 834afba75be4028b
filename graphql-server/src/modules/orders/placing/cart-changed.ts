import { UserError } from '../../../kernel/errors.ts';
import type { CartChange, PricedCart } from '../cart/price-lines.ts';
import { ordersMessages, ordersTexts } from '../messages.ts';

const WORDS: Record<CartChange['kind'], string> = {
  PRICE: 'a price',
  STOCK: 'the available quantity',
  GONE: ordersTexts.itemGone,
  OPTION: 'an option',
  COUPON: 'the discount code',
  SHIPPING: 'the total',
};
const LIST = new Intl.ListFormat('en');

/** The cart differs from what the shopper saw. Nothing was stored. */
export class CartChangedError extends UserError {
  readonly cart: PricedCart;

  constructor(cart: PricedCart) {
    const what = LIST.format(new Set(cart.changes.map(({ kind }) => WORDS[kind])));
    super('CONFLICT', ordersMessages.cartChanged({ changes: what }));
    this.cart = cart;
  }
}
