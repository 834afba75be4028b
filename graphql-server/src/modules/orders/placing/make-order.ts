import { NO_PAYMENT, type PaymentMethod } from '@mela/rules/selling-terms.ts';
import { ObjectId } from 'mongodb';
import type { Encryption } from '../../../kernel/encryption.ts';
import { paymentMethod } from '../../payments/payment-methods.ts';
import type { SellingSettings } from '../../selling/collection.ts';
import type { PricedCart, PricedCartLine } from '../cart/price-lines.ts';
import { type ShippingChoice, STANDARD_RATE } from '../cart/shipping-choice.ts';
import type { Order, OrderLine } from '../collection.ts';
import { newEvent } from '../events.ts';
import { payByAfter } from '../order-dates.ts';
import { newOrderToken } from '../order-tokens.ts';
import { termsOf } from '../terms.ts';
import type { Attempt } from './attempt.ts';

/** The document of a new order, with copies of the items' data. */
export function makeOrder(
  { order, actor, ...hashes }: Attempt,
  cart: PricedCart,
  settings: SellingSettings,
  number: number,
  encryption: Encryption,
): Order {
  const { lines: _, total: __, currency: ___, paymentMethod: name, ...entered } = order;
  const { coupon: ____, shippingRate: _____, ...contact } = entered;
  const { changes: ______, coupon: _______, shippingChoice, lines, taxedIn, ...amounts } = cart;
  const bought = lines.map(lineOf);
  const placedAt = new Date();
  const isFree = cart.total === 0;
  const isPrepaid = !isFree && paymentMethod(name)?.isPrepaid === true;
  const { country = '', region = null } = taxedIn ?? {};
  return {
    _id: new ObjectId(),
    number,
    ...newOrderToken(encryption),
    ...hashes,
    placedAt,
    revision: 0,
    status: isPrepaid ? 'AWAITING_PAYMENT' : 'CONFIRMED',
    paymentStatus: isFree ? 'PAID' : 'PENDING',
    paymentMethod: isFree ? NO_PAYMENT : (name as PaymentMethod),
    ...contact,
    taxedIn: { country, region },
    ...amounts,
    ...shippedBy(shippingChoice),
    lines: bought,
    itemCount: lines.reduce((count, { quantity }) => count + quantity, 0),
    refunded: 0,
    events: [newEvent('PLACED', actor, placedAt)],
    fulfilments: [],
    payBy: isPrepaid ? payByAfter(placedAt, settings) : null,
    isErased: false,
    terms: termsOf({ ...contact, number, lines: bought }),
  };
}

/** The shipping rate of an order. Omits the shop's own rate, whose name tells the shopper nothing. */
export function shippedBy({ chosen }: ShippingChoice): Pick<Order, 'shippingRate'> {
  if (!chosen || chosen.id === STANDARD_RATE) return {};
  const { id, name, isPickup } = chosen;
  return { shippingRate: { id, name, isPickup } };
}

export function lineOf(line: PricedCartLine, index: number): OrderLine {
  const { askedAs: _, availability: __, available: ___, compareAtPrice: ____, ...kept } = line;
  const {
    options: _____,
    customFields: ______,
    categoryId: _______,
    weightGrams: ________,
    ...bought
  } = kept;
  return { id: String(index + 1), ...bought, shipped: 0 };
}
