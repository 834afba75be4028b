import { UserError } from '../../../kernel/errors.ts';
import type { CartChange, PricedCart } from '../cart/price-lines.ts';

const WORDS: Record<CartChange['kind'], string> = {
  PRICE: 'a price',
  STOCK: 'how many can be had',
  GONE: 'what is sold',
  OPTION: 'the options',
  COUPON: 'the discount code',
  SHIPPING: 'the total',
};
const LIST = new Intl.ListFormat('en');

/** The order is not what its shopper was shown: nothing of it was kept. */
export class CartChangedError extends UserError {
  /** As it is now. */
  readonly cart: PricedCart;

  constructor(cart: PricedCart) {
    const what = LIST.format(new Set(cart.changes.map(({ kind }) => WORDS[kind])));
    super(
      'CONFLICT',
      `Since you looked, this has changed: ${what}. Nothing is ordered yet: look at your cart again.`,
    );
    this.cart = cart;
  }
}
