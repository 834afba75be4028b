import { UserError } from '../../../kernel/errors.ts';
import type { CartChange, PricedCart } from '../cart/price-lines.ts';

const WORDS: Record<CartChange['kind'], string> = {
  PRICE: 'a price',
  STOCK: 'the available quantity',
  GONE: 'an item is no longer available',
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
    super('CONFLICT', `Your cart has changed (${what}). Nothing was ordered. Check your cart and try again.`);
    this.cart = cart;
  }
}
