import { assertValid, UserError } from '../../../kernel/errors.ts';
import { paymentMethod } from '../../payments/payment-methods.ts';
import type { Offers } from '../cart/offers.ts';
import {
  assertPayable,
  type CartChange,
  type PricedCart,
  priceLines,
  type Taken,
} from '../cart/price-lines.ts';
import { ordersMessages, ordersTexts } from '../messages.ts';
import { assertDelivered, checkDestination, type ReadOrder } from './order-draft.ts';

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

const NOWHERE = { country: '', region: null, postalCode: null };

/**
 * Decides whether an order can be placed on the terms that the shopper saw.
 * @param taken quantities already allocated in this group
 * @returns the priced order
 * @throws UserError if it cannot be placed, with the current cart if that differs from what the shopper saw
 */
export function decide(order: ReadOrder, offers: Offers, taken: Taken): PricedCart {
  const { settings, isOpen, currency } = offers;
  if (!isOpen) throw new UserError('BAD_USER_INPUT', ordersMessages.shopClosed);
  if (currency !== settings.currency) throw new UserError('UNAVAILABLE', ordersMessages.currencyChanging);
  assertValid(checkDestination(order, settings));
  const place = order.shippingAddress ?? NOWHERE;
  const { shippingRate: rateId, coupon, email } = order;
  const cart = priceLines(order.lines, offers, { place, rateId, coupon, email }, taken);
  const { chosen } = cart.shippingChoice;
  if (cart.lines.length > 0) assertDelivered(place, chosen);
  const isSameCurrency = order.currency === null || order.currency === currency;
  if (cart.changes.length === 0 && !(isSameCurrency && cart.total === order.total)) {
    const before = isSameCurrency ? order.total : null;
    cart.changes.push({ kind: 'SHIPPING', variantId: null, before, after: cart.total, available: null });
  }
  assertPayable(cart);
  if (cart.changes.length > 0) throw new CartChangedError(cart);
  const method = paymentMethod(order.paymentMethod);
  const payable = { ...cart, takesCashOnDelivery: chosen?.takesCashOnDelivery ?? true };
  const isOffered = cart.total === 0 || method?.isOffered(settings, payable) === true;
  assertValid(isOffered ? {} : { paymentMethod: ordersMessages.paymentMethodUnavailable });
  return cart;
}
