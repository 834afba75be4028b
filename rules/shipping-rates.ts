import { shareOf } from './taxes.ts';

export const RATE_KINDS = ['FLAT', 'WEIGHT', 'SUBTOTAL', 'PERCENT', 'PICKUP'] as const;

export type RateKind = (typeof RATE_KINDS)[number];

/** One way to get an order to its shopper. Amounts are in minor units. */
export interface ZoneRate {
  id: string;
  /** As shoppers read it. */
  name: string;
  /** WEIGHT and SUBTOTAL are offered within bounds; PERCENT is a part of the goods' value; with PICKUP the shopper collects the order. */
  kind: RateKind;
  /** Of PERCENT 0. */
  price: number;
  /** Of PERCENT alone: with at most two decimals. */
  percent: number | null;
  /** From what value of the goods on it is free; null: from none. */
  freeFrom: number | null;
  /** Of WEIGHT in grams, of SUBTOTAL an amount: at least this, and less than `until`. null: no bound. */
  from: number | null;
  until: number | null;
  /** Days from the order until it arrives; null: not said. */
  daysFrom: number | null;
  daysUntil: number | null;
  takesCashOnDelivery: boolean;
}

/** The shipped goods. */
export interface Parcel {
  /** The value of the goods, after all discounts, in minor units. */
  value: number;
  /** Goods of unknown weight count as 0. */
  weightGrams: number;
}

/** A rate with its price for one cart. */
export interface OfferedRate {
  id: string;
  name: string;
  price: number;
  freeFrom: number | null;
  /** Days from the order until it arrives; null: not said. */
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

/** @returns null: the rate is not for this parcel */
function ratePrice(rate: ZoneRate, { value, weightGrams }: Parcel): number | null {
  const { kind, from, until, freeFrom, price, percent } = rate;
  const measure = { WEIGHT: weightGrams, SUBTOTAL: value, FLAT: null, PERCENT: null, PICKUP: null }[kind];
  if (measure !== null && (measure < (from ?? 0) || measure >= (until ?? Number.POSITIVE_INFINITY)))
    return null;
  if (freeFrom !== null && value >= freeFrom) return 0;
  return kind === 'PERCENT' ? shareOf(value, Math.round((percent ?? 0) * 100), 10_000) : price;
}

/**
 * @param wanted the id of the rate that the shopper chose; null, or one that is not offered: the cheapest that delivers, or else the
 *   cheapest
 */
export function chooseRate(rates: readonly OfferedRate[], wanted: string | null): OfferedRate | undefined {
  const chosen = rates.find(({ id }) => id === wanted);
  if (chosen) return chosen;
  const delivering = rates.filter(({ isPickup }) => !isPickup);
  const choices = delivering.length > 0 ? delivering : rates;
  return choices.toSorted((one, other) => one.price - other.price)[0];
}
