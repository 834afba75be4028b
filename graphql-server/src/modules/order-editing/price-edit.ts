import { adjustmentSum } from '@mela/rules/adjustments.ts';
import { type OrderTotals, orderTotals } from '@mela/rules/order-totals.ts';
import { NO_PAYMENT } from '@mela/rules/selling-terms.ts';
import { isTaxedIn } from '@mela/rules/taxes.ts';
import { assertValid, UserError } from '../../kernel/errors.ts';
import type { Offer, Offers } from '../orders/cart/offers.ts';
import { assertPayable, type PricedCart, priceLines, weightOf } from '../orders/cart/price-lines.ts';
import {
  chooseShipping,
  enteredShipping,
  isShippingEntered,
  type ShippingChoice,
  STANDARD_RATE,
  taxPlaceOf,
} from '../orders/cart/shipping-choice.ts';
import type { Order, OrderContact, OrderLine } from '../orders/collection.ts';
import { lineOf, shippedBy } from '../orders/placing/make-order.ts';
import { assertDelivered } from '../orders/placing/order-draft.ts';
import { adjustmentsOfLine, editedAdjustments } from './agreed-adjustments.ts';
import { orderEditingMessages, orderEditingTexts } from './messages.ts';
import type { WantedLine } from './read-edit.ts';

/** An edit that may change the price of an order. */
interface Repricing {
  order: Order;
  wanted: readonly WantedLine[];
  contact: OrderContact;
  /** Whether the destination changes in a way that affects tax or shipping rates. */
  isMoved: boolean;
  /** Whether the shop's rates replace a shipping amount that the shop had entered. */
  resetsShipping: boolean;
}

/** The fields of an order that an edit recalculates. */
export type RepricedFields = Pick<
  Order,
  | 'lines'
  | 'itemCount'
  | 'taxedIn'
  | 'subtotal'
  | 'discount'
  | 'adjustments'
  | 'shipping'
  | 'shippingAdjustments'
  | 'shippingRate'
  | 'tax'
  | 'taxes'
  | 'total'
>;

/**
 * Prices an order after an edit. Existing lines keep their agreed prices, tax rates and discounts; added lines are priced by the cart's
 * rules. Shipping is recalculated, unless the shop entered its amount or a discount covers it. It only rises if units are added, the
 * destination changes, or the shop resets an amount that it had entered.
 * @throws UserError if something is not for sale, out of stock, or not delivered there
 */
export function priceEdit(edit: Repricing, present: Offers): RepricedFields {
  const { order, wanted, contact, isMoved, resetsShipping } = edit;
  assertSamePrices(order, wanted, present);
  const isEntered = isShippingEntered(order) && !resetsShipping;
  const offers = isEntered ? { ...present, shipping: enteredShipping(agreedFee(order)).offer } : present;
  const { settings } = offers;
  const place = contact.shippingAddress ?? { ...order.taxedIn, postalCode: null };
  const rateId = resetsShipping ? null : (order.shippingRate?.id ?? null);
  const buyer = { place, rateId, email: contact.email };
  const cart = priceLines(
    wanted.map(asWanted),
    agreedOffers(order, wanted, offers, isMoved),
    buyer,
    reservedBy(order),
  );
  assertAvailable(cart, wanted);
  const isMore = isMoved || wanted.some(({ line, quantity }) => quantity > (line?.quantity ?? 0));
  const isCovered = adjustmentSum(order.shippingAdjustments) < 0;
  const isAgreed = isEntered || (!isMore && !resetsShipping) || isCovered;
  const feeFor = (value: number) => {
    const parcel = { place, weightGrams: weightOf(cart.lines), value };
    const { chosen } = chooseShipping(offers.shipping, settings, parcel, rateId);
    if (!isAgreed) return chosen?.price ?? 0;
    // With fewer items, shipping can become cheaper but never dearer, even if the order no longer qualifies for free shipping.
    const isSameRate = chosen?.id === (rateId ?? STANDARD_RATE);
    return isSameRate && !isCovered ? Math.min(agreedFee(order), chosen.price) : agreedFee(order);
  };
  const priced = wanted.map(({ line, quantity }, index) => pricedLine(cart, index, line, quantity));
  const adjustments = editedAdjustments(order, wanted, {
    totals: cart.lines.map(({ total }) => total),
    adjustments: cart.adjustments ?? [],
  });
  const { chosen } = cart.shippingChoice;
  if (!isAgreed) assertDelivered(place, chosen);
  const taxedIn = isMoved ? (taxPlaceOf(place, chosen, settings) ?? place) : order.taxedIn;
  const totals = orderTotals(
    priced,
    {
      ...settings,
      currency: order.currency,
      pricesIncludeTax: !order.isTaxAdded,
      shippingFor: feeFor,
    },
    taxedIn,
    adjustments,
    isAgreed ? order.shippingAdjustments : cart.shippingAdjustments,
  );
  assertCharged(order, totals);
  return repriced({ order, wanted, cart, totals, taxedIn, shipping: isAgreed ? null : cart.shippingChoice });
}

function assertSamePrices(order: Order, wanted: readonly WantedLine[], { settings, currency }: Offers): void {
  const isAdded = wanted.some(({ line }) => !line);
  const isSame = currency === order.currency && settings.pricesIncludeTax === !order.isTaxAdded;
  if (isAdded && !isSame) throw new UserError('CONFLICT', orderEditingMessages.currencyOrTaxChanged);
}

function asWanted({ variantId, quantity }: WantedLine) {
  return { variantId, quantity, price: null };
}

/** Replaces offers by the agreed terms of the order's lines, including products that are no longer sold. */
function agreedOffers(order: Order, wanted: readonly WantedLine[], offers: Offers, isMoved: boolean): Offers {
  const agreed = new Map(offers.offers);
  const levels = new Map(offers.levels);
  for (const { line, quantity } of wanted) {
    if (!line) continue;
    const id = line.variantId.toHexString();
    const offer = agreed.get(id);
    agreed.set(id, agreedOffer(line, offer, isMoved && !isTaxedIn(order.taxedIn, order)));
    // Ignore the stock of lines that do not grow: the order keeps its reserved units, even if the stock was
    // corrected since.
    if (quantity <= line.quantity) levels.delete(id);
  }
  return { ...offers, offers: agreed, levels };
}

/** @param isTaxUnknown whether the former destination was untaxed, so the line's tax rate must come from the offer */
function agreedOffer(line: OrderLine, offer: Offer | undefined, isTaxUnknown: boolean): Offer {
  const { id: _, quantity: __, shipped: ___, total: ____, tax: _____, adjustments: ______, ...agreed } = line;
  return {
    compareAtPrice: null,
    // A deleted product has no category, so use an id that is not a category's.
    categoryId: line.productId,
    weightGrams: null,
    ...offer,
    ...agreed,
    ...(isTaxUnknown && offer && { taxRate: offer.taxRate }),
  };
}

/** Makes the units that the order has reserved available to it. */
function reservedBy({ lines }: Order): Map<string, number> {
  const reserved = new Map<string, number>();
  for (const { variantId, quantity } of lines) {
    const id = variantId.toHexString();
    reserved.set(id, (reserved.get(id) ?? 0) - quantity);
  }
  return reserved;
}

/** @throws UserError that names the first line that is not for sale or out of stock */
function assertAvailable({ changes }: PricedCart, wanted: readonly WantedLine[]): void {
  const missing = changes.find(({ kind }) => kind === 'GONE' || kind === 'STOCK');
  if (!missing) return;
  const title =
    wanted.find(({ variantId }) => variantId === missing.variantId)?.line?.title ??
    orderEditingTexts.thisProduct;
  const text =
    missing.kind === 'GONE'
      ? orderEditingMessages.noLongerForSale({ title })
      : orderEditingMessages.tooFewAvailable({ title, available: missing.available ?? 0 });
  throw new UserError('CONFLICT', text, { fieldErrors: { lines: text } });
}

/** The shipping before its adjustments. */
function agreedFee({ shipping, shippingAdjustments }: Order): number {
  return shipping - adjustmentSum(shippingAdjustments);
}

function pricedLine({ lines }: PricedCart, index: number, line: OrderLine | null, quantity: number) {
  const offered = lines[index];
  const { price = 0, taxRate = 0 } = offered ?? {};
  const adjustments = line ? adjustmentsOfLine(line, quantity) : (offered?.adjustments ?? []);
  return { price, taxRate, quantity, adjustments };
}

function assertCharged({ paymentMethod }: Order, totals: OrderTotals): void {
  assertPayable(totals);
  const isFree = paymentMethod === NO_PAYMENT;
  if (isFree && totals.total > 0) assertValid({ lines: orderEditingMessages.freeOrder });
  if (!isFree && totals.total === 0) assertValid({ lines: orderEditingMessages.nothingToPay });
}

interface Repriced {
  order: Order;
  wanted: readonly WantedLine[];
  cart: PricedCart;
  totals: OrderTotals;
  taxedIn: { country: string; region: string | null };
  /** The choice of shipping. null: the agreed shipping stays. */
  shipping: ShippingChoice | null;
}

function repriced({ order, wanted, cart, totals, taxedIn, shipping }: Repriced): RepricedFields {
  const next = Math.max(0, ...order.lines.map(({ id }) => Number(id)));
  let added = 0;
  const lines = wanted.map(({ line, quantity }, index): OrderLine => {
    const offered = cart.lines[index];
    const { adjustments: _, ...before } =
      line ?? lineOf(offered as PricedCart['lines'][number], next + added++);
    return { ...before, quantity, ...totals.lines[index] };
  });
  const { subtotal, discount, tax, taxes, total } = totals;
  const { country, region } = taxedIn;
  return {
    ...{ lines, taxedIn: { country, region }, subtotal, discount, tax, taxes, total },
    itemCount: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    // Write empty lists too, so that they replace the order's previous adjustments.
    adjustments: totals.adjustments ?? [],
    shipping: totals.shipping,
    shippingAdjustments: totals.shippingAdjustments ?? [],
    ...(shipping && { shippingRate: null, ...shippedBy(shipping) }),
  };
}
