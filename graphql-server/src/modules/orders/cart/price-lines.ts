import { type Adjustment, adjustmentSum } from '@mela/rules/adjustments.ts';
import { type Availability, availabilityOf, availableOf } from '@mela/rules/availability.ts';
import { type OrderTotals, orderTotals } from '@mela/rules/order-totals.ts';
import type { Destination } from '@mela/rules/shipping-zones.ts';
import type { TaxedPlace } from '@mela/rules/taxes.ts';
import { findByVariantId } from '@mela/rules/variant-ids.ts';
import { assertValid } from '../../../kernel/errors.ts';
import type { Arrival } from '../collection.ts';
import { ordersMessages } from '../messages.ts';
import { arrivalAfter } from '../order-dates.ts';
import type { Offer, Offers } from './offers.ts';
import { adjustmentsOf, type NamedCoupon, type OfferedOption } from './price-adjustments.ts';
import { MAX_QUANTITY, type WantedLine } from './read-lines.ts';
import { chooseShipping, type ShippingChoice, taxPlaceOf } from './shipping-choice.ts';

type CartChangeKind = 'PRICE' | 'STOCK' | 'GONE' | 'OPTION' | 'COUPON' | 'SHIPPING';

export interface CartChange {
  kind: CartChangeKind;
  /** The variant that is affected. null: the whole cart. */
  variantId: string | null;
  before: number | null;
  after: number | null;
  available: number | null;
  /** Tells the shopper why the code gives no discount. */
  message?: string;
}

/** The discount of the code that the shopper entered. */
interface AppliedCoupon {
  code: string;
  label: string;
  /** The discount on goods and shipping, never negative. */
  discount: number;
}

/** The facts about the buyer that prices depend on. */
export interface Buyer {
  /** The destination. null if it is not known yet. */
  place: Destination | null;
  /** The id of the chosen shipping rate. null: the cheapest. */
  rateId?: string | null;
  coupon?: string | null | undefined;
  /** Only set when an order is placed. */
  email?: string;
}

export interface PricedCartLine extends Offer {
  /**
   * The variant id that the client sent. Responses contain the same id, so that the client can match its
   * lines.
   */
  askedAs: string;
  quantity: number;
  total: number;
  tax: number;
  /** Absent: none. */
  adjustments?: Adjustment[];
  /** The options that the shopper can choose for the line. */
  options: OfferedOption[];
  availability: Availability;
  /** The available quantity. null: at least the maximum quantity of a line. */
  available: number | null;
}

/** A priced cart. Amounts are in minor units. */
export interface PricedCart extends Omit<OrderTotals, 'lines' | 'shippingTax'> {
  currency: string;
  /** The shop's time zone. */
  timeZone: string;
  lines: PricedCartLine[];
  changes: CartChange[];
  /** Absent: no code was entered, or the code gives no discount. */
  coupon?: AppliedCoupon;
  /** The place of supply, which determines the taxes. null: the shop's own state. */
  taxedIn: TaxedPlace | null;
  shippingChoice: ShippingChoice;
  arrival: Arrival | null;
}

/** Quantities that other orders reserved after the offers were read, by variant id. */
export type Taken = ReadonlyMap<string, number>;

const NOTHING_TAKEN: Taken = new Map();

/** Prices a cart from the offers and lists the differences from what the shopper saw. */
export function priceLines(
  wanted: readonly WantedLine[],
  { settings, currency, offers, levels, adjusters, shipping }: Offers,
  { place, rateId = null, coupon = null, email }: Buyer,
  taken = NOTHING_TAKEN,
): PricedCart {
  const { lines, changes } = findLines(wanted, { offers, levels }, taken);
  const buyer = { place, coupon, email: email?.toLowerCase() ?? null };
  const adjusted = adjustmentsOf({ ...buyer, currency, lines }, adjusters);
  const priced = lines.map((line, index) => ({ ...line, ...(adjusted.lines[index] ?? UNADJUSTED) }));
  changes.push(...optionChanges(priced));
  if (adjusted.coupon && 'message' in adjusted.coupon)
    changes.push({ ...NO_CHANGE, kind: 'COUPON', ...messageOf(adjusted.coupon) });
  const parcel = { place, weightGrams: weightOf(lines) };
  const choiceAt = (value: number) => chooseShipping(shipping, settings, { ...parcel, value }, rateId);
  const shippingFor = (value: number) => (lines.length === 0 ? 0 : (choiceAt(value).chosen?.price ?? 0));
  const terms = { ...settings, currency, shippingFor };
  const totalsAt = (taxedIn: TaxedPlace | null) =>
    orderTotals(priced, terms, taxedIn, adjusted.order, adjusted.shipping);
  const delivered = totalsAt(place);
  const shippingChoice = choiceAt(goodsValue(delivered));
  const { chosen } = shippingChoice;
  const taxedIn = taxPlaceOf(place, chosen, settings);
  const all = taxedIn === place ? delivered : totalsAt(taxedIn);
  const { lines: amounts, shippingTax: _, ...totals } = all;
  if (rateId !== null && chosen?.id !== rateId)
    changes.push({ ...NO_CHANGE, kind: 'SHIPPING', after: totals.total });
  return {
    ...totals,
    ...appliedCoupon(all, adjusted.coupon),
    currency,
    timeZone: settings.timeZone,
    lines: priced.map(({ chosen: _, adjustments: __, ...line }, index) => ({
      ...line,
      ...NO_AMOUNT,
      ...amounts[index],
    })),
    changes,
    taxedIn,
    shippingChoice,
    arrival: arrivalAfter(new Date(), chosen?.days ?? null, settings.timeZone),
  };
}

type FoundLine = Omit<PricedCartLine, 'total' | 'tax' | 'adjustments' | 'options'> & Chosen;

/** Finds the offers of the lines and lists the differences from what the shopper saw. */
function findLines(
  wanted: readonly WantedLine[],
  { offers, levels }: Pick<Offers, 'offers' | 'levels'>,
  taken: Taken,
): { lines: FoundLine[]; changes: CartChange[] } {
  const changes: CartChange[] = [];
  const lines: FoundLine[] = [];
  for (const { variantId, quantity, price, options: chosen = [] } of wanted) {
    const offer = findByVariantId(variantId, (id) => offers.get(id));
    if (!offer) {
      changes.push({ kind: 'GONE', variantId, before: price, after: null, available: 0 });
      continue;
    }
    if (price !== null && price !== offer.price)
      changes.push({ kind: 'PRICE', variantId, before: price, after: offer.price, available: null });
    const id = offer.variantId.toHexString();
    const { onHand = null, reserved = 0, lowAt } = levels.get(id) ?? {};
    const shelf = { onHand, reserved: reserved + (taken.get(id) ?? 0), lowAt: lowAt ?? null };
    const left = availableOf(shelf);
    if (left !== null && left < quantity)
      changes.push({ kind: 'STOCK', variantId, before: null, after: null, available: left });
    if (left === 0) continue;
    const available = left !== null && left < MAX_QUANTITY ? left : null;
    const had = Math.min(quantity, left ?? quantity);
    lines.push({
      ...offer,
      askedAs: variantId,
      chosen,
      quantity: had,
      availability: availabilityOf(shelf),
      available,
    });
  }
  return { lines, changes };
}

/** Lists the lines with chosen options that are no longer offered. */
function optionChanges(
  lines: readonly (Pick<PricedCartLine, 'askedAs' | 'options'> & Chosen)[],
): CartChange[] {
  return lines
    .filter(({ chosen, options }) => !chosen.every((id) => options.some((option) => option.id === id)))
    .map(({ askedAs: variantId }) => ({ ...NO_CHANGE, kind: 'OPTION', variantId }));
}

/** The value of the goods after all adjustments, without shipping. */
function goodsValue({ subtotal, adjustments }: OrderTotals): number {
  return subtotal + adjustmentSum(adjustments);
}

/** The weight of the lines. Units of unknown weight count as 0. */
export function weightOf(lines: readonly Pick<PricedCartLine, 'quantity' | 'weightGrams'>[]): number {
  return lines.reduce((sum, { quantity, weightGrams }) => sum + quantity * (weightGrams ?? 0), 0);
}

const NO_AMOUNT = { total: 0, tax: 0 };
const UNADJUSTED = { options: [], adjustments: [] };

interface Chosen {
  /** The ids of the options that the shopper chose. */
  chosen: readonly string[];
}

const NO_CHANGE = { variantId: null, before: null, after: null, available: null };

function messageOf({ message }: { message: string }) {
  return { message };
}

function appliedCoupon(totals: OrderTotals, coupon: NamedCoupon | null): { coupon?: AppliedCoupon } {
  if (!coupon || 'message' in coupon) return {};
  const { code, label, module, sourceId } = coupon;
  const own = allAdjustments(totals).filter(
    ({ source }) => source.module === module && source.id === sourceId,
  );
  return { coupon: { code, label, discount: 0 - adjustmentSum(own) } };
}

/** All adjustments: of the lines, of the order and of the shipping. */
export function allAdjustments({
  lines,
  adjustments = [],
  shippingAdjustments = [],
}: {
  lines: readonly { adjustments?: Adjustment[] }[];
  adjustments?: Adjustment[];
  shippingAdjustments?: Adjustment[];
}): Adjustment[] {
  return [...lines.flatMap((line) => line.adjustments ?? []), ...adjustments, ...shippingAdjustments];
}

/** @throws UserError if the total is not a safe integer */
export function assertPayable({ total }: Pick<PricedCart, 'total'>): void {
  assertValid(Number.isSafeInteger(total) ? {} : { lines: ordersMessages.orderTooLarge });
}
