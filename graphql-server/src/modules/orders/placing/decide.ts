import { assertValid, UserError } from '../../../kernel/errors.ts';
import { paymentMethod } from '../../payments/payment-methods.ts';
import type { Offers } from '../cart/offers.ts';
import { assertPayable, type PricedCart, priceLines, type Taken } from '../cart/price-lines.ts';
import { CartChangedError } from './cart-changed.ts';
import { checkDestination, inside, type ReadOrder } from './order-draft.ts';

const CURRENCY_CHANGES =
  'The prices of this shop are about to be in another currency: look at your cart again in a moment.';
const NOT_DELIVERED = 'The shop does not deliver this order to this address';
const CLOSED = 'This shop takes no orders at the moment: ask it by mail or telephone.';

const NOWHERE = { country: '', region: null, postalCode: null };

/**
 * Decides whether an order can be placed as its shopper agreed to it.
 * @param taken what others of its group have
 * @returns what is bought
 * @throws UserError when it cannot; with the cart as it is now, where that is not what the shopper was shown
 */
export function decide(order: ReadOrder, offers: Offers, taken: Taken): PricedCart {
  const { settings, isOpen, currency } = offers;
  if (!isOpen) throw new UserError('BAD_USER_INPUT', CLOSED);
  if (currency !== settings.currency) throw new UserError('UNAVAILABLE', CURRENCY_CHANGES);
  assertValid(checkDestination(order, settings));
  const place = order.shippingAddress ?? NOWHERE;
  const { shippingRate: rateId, coupon, email } = order;
  const cart = priceLines(order.lines, offers, { place, rateId, coupon, email }, taken);
  const { chosen } = cart.shippingChoice;
  if (cart.lines.length > 0 && !chosen)
    assertValid(inside('shippingAddress', { [place.postalCode ? 'postalCode' : 'country']: NOT_DELIVERED }));
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
  assertValid(isOffered ? {} : { paymentMethod: 'This order cannot be paid like this: choose another way' });
  return cart;
}
