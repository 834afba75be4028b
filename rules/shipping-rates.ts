import { shareOf } from './taxes.ts';

export const RATE_KINDS = ['FLAT', 'WEIGHT', 'SUBTOTAL', 'PERCENT', 'PICKUP'] as const;

export type RateKind = (typeof RATE_KINDS)[number];

/** One way to get an order to its shopper. Amounts are in minor units. */
export interface ZoneRate {
  id: string;
  /** The name that shoppers see. */
  name: string;
  /**
   * WEIGHT and SUBTOTAL apply only within their bounds. PERCENT costs a percentage of the goods' value. With
   * PICKUP, the shopper collects the order.
   */
  kind: RateKind;
  /** The price in minor units. 0 for PERCENT. */
  price: number;
  /** The percentage of PERCENT, with at most two decimals; null for other kinds. */
  percent: number | null;
  /** The value of the goods from which shipping is free; null: never. */
  freeFrom: number | null;
  /**
   * The lower bound: for WEIGHT in grams, for SUBTOTAL an amount. `until` is the upper bound, which is
   * excluded. null: no bound.
   */
  from: number | null;
  until: number | null;
  /** The least number of days from the order to its arrival; null: not stated. */
  daysFrom: number | null;
  daysUntil: number | null;
  takesCashOnDelivery: boolean;
}

/** The shipped goods. */
export interface Parcel {
  /** The value of the goods, after all discounts, in minor units. */
  value: number;
  /** The weight in grams. Goods of unknown weight count as 0. */
  weightGrams: number;
}

/** A rate with its price for one cart. */
export interface OfferedRate {
  id: string;
  name: string;
  price: number;
  freeFrom: number | null;
  /** The number of days from the order to its arrival; null: not stated. */
  days: readonly [from: number, until: number] | null;
  takesCashOnDelivery: boolean;
  isPickup: boolean;
}

/** @returns the rates that apply to a parcel, in the order of the list */
export function offeredRates(rates: readonly ZoneRate[], parcel: Parcel): OfferedRate[] {
  return rates.flatMap((rate) => {
    const price = ratePrice(rate, parcel);
    if (price === null) return [];
    const { id, name, kind, freeFrom, daysFrom, daysUntil, takesCashOnDelivery } = rate;
    const days = daysFrom === null || daysUntil === null ? null : ([daysFrom, daysUntil] as const);
    return [{ id, name, price, freeFrom, days, takesCashOnDelivery, isPickup: kind === 'PICKUP' }];
  });
}

/** @returns null if the rate does not apply to this parcel */
function ratePrice(rate: ZoneRate, { value, weightGrams }: Parcel): number | null {
  const { kind, from, until, freeFrom, price, percent } = rate;
  const measure = { WEIGHT: weightGrams, SUBTOTAL: value, FLAT: null, PERCENT: null, PICKUP: null }[kind];
  if (measure !== null && (measure < (from ?? 0) || measure >= (until ?? Number.POSITIVE_INFINITY)))
    return null;
  if (freeFrom !== null && value >= freeFrom) return 0;
  return kind === 'PERCENT' ? shareOf(value, Math.round((percent ?? 0) * 100), 10_000) : price;
}

/**
 * @param wanted the id of the rate that the shopper chose. If it is null or not offered, the cheapest rate that
 * delivers is chosen, or else the cheapest of all.
 */
export function chooseRate(rates: readonly OfferedRate[], wanted: string | null): OfferedRate | undefined {
  const chosen = rates.find(({ id }) => id === wanted);
  if (chosen) return chosen;
  const delivering = rates.filter(({ isPickup }) => !isPickup);
  const choices = delivering.length > 0 ? delivering : rates;
  return choices.toSorted((one, other) => one.price - other.price)[0];
}
