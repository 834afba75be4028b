import { type Adjustment, adjustmentSum } from '@mela/rules/adjustments.ts';
import { type Availability, availabilityOf, availableOf } from '@mela/rules/availability.ts';
import { type OrderTotals, orderTotals } from '@mela/rules/order-totals.ts';
import type { Destination } from '@mela/rules/shipping-zones.ts';
import { findByVariantId } from '@mela/rules/variant-ids.ts';
import { assertValid } from '../../../kernel/errors.ts';
import type { Arrival } from '../collection.ts';
import { arrivalAfter } from '../order-dates.ts';
import type { Offer, Offers } from './offers.ts';
import { adjustmentsOf, type NamedCoupon, type OfferedOption } from './price-adjustments.ts';
import { MAX_QUANTITY, type WantedLine } from './read-lines.ts';
import { chooseShipping, type ShippingChoice } from './shipping-choice.ts';

type CartChangeKind = 'PRICE' | 'STOCK' | 'GONE' | 'OPTION' | 'COUPON' | 'SHIPPING';

export interface CartChange {
  kind: CartChangeKind;
  /** null: of the whole cart. */
  variantId: string | null;
  before: number | null;
  after: number | null;
  available: number | null;
  /** Of a code that gives no discount: why, as a sentence for the shopper. */
  message?: string;
}

/** The discount of the code that the shopper entered. */
interface AppliedCoupon {
  code: string;
  label: string;
  /** What it takes off, of the goods and the shipping: not negative. */
  discount: number;
}

/** Who buys, as far as prices depend on it. */
export interface Buyer {
  /** null: not known yet. */
  place: Destination | null;
  /** The id of the shipping rate that they chose; null: the cheapest. */
  rateId?: string | null;
  coupon?: string | null | undefined;
  /** Of an order. */
  email?: string;
}

export interface PricedCartLine extends Offer {
  /** The variant's id as the client named it. Answers to carts repeat it, so that a cart finds its lines. */
  askedAs: string;
  quantity: number;
  total: number;
  tax: number;
  /** Absent: none. */
  adjustments?: Adjustment[];
  /** What the shopper can choose for the line. */
  options: OfferedOption[];
  availability: Availability;
  /** null where that is as many as a line can have. */
  available: number | null;
}

/** A cart as it is at a moment. Amounts are in minor units. */
export interface PricedCart extends Omit<OrderTotals, 'lines' | 'shippingTax'> {
  currency: string;
  lines: PricedCartLine[];
  changes: CartChange[];
  /** Absent: no code was entered, or it gives no discount. */
  coupon?: AppliedCoupon;
  shippingChoice: ShippingChoice;
  arrival: Arrival | null;
}

/** What is reserved since the offers were read, by the variant's id. */
export type Taken = ReadonlyMap<string, number>;

const NOTHING_TAKEN: Taken = new Map();

/** Prices a cart by what is offered, and says what is not as its shopper was shown. */
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
  const all = orderTotals(priced, terms, place, adjusted.order, adjusted.shipping);
  const { lines: amounts, shippingTax: _, ...totals } = all;
  const shippingChoice = choiceAt(totals.total - totals.shipping);
  const { chosen } = shippingChoice;
  if (rateId !== null && chosen?.id !== rateId)
    changes.push({ ...NO_CHANGE, kind: 'SHIPPING', after: totals.total });
  return {
    ...totals,
    ...appliedCoupon(all, adjusted.coupon),
    currency,
    lines: priced.map(({ chosen: _, adjustments: __, ...line }, index) => ({
      ...line,
      ...NO_AMOUNT,
      ...amounts[index],
    })),
    changes,
    shippingChoice,
    arrival: arrivalAfter(new Date(), chosen?.days ?? null),
  };
}

type FoundLine = Omit<PricedCartLine, 'total' | 'tax' | 'adjustments' | 'options'> & Chosen;

/** Finds what is sold of the wanted lines, and says what is not as its shopper was shown. */
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

/** Says which lines have chosen options that are not offered any more. */
function optionChanges(
  lines: readonly (Pick<PricedCartLine, 'askedAs' | 'options'> & Chosen)[],
): CartChange[] {
  return lines
    .filter(({ chosen, options }) => !chosen.every((id) => options.some((option) => option.id === id)))
    .map(({ askedAs: variantId }) => ({ ...NO_CHANGE, kind: 'OPTION', variantId }));
}

/** Pieces of unknown weight count as nothing. */
function weightOf(lines: readonly Pick<PricedCartLine, 'quantity' | 'weightGrams'>[]): number {
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

/** The adjustments of the lines, of the order, and of its shipping. */
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

/** @throws UserError for more than a number holds exactly */
export function assertPayable({ total }: Pick<PricedCart, 'total'>): void {
  assertValid(Number.isSafeInteger(total) ? {} : { lines: 'This is more than can be ordered at once' });
}
