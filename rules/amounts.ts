import { quantityMessages } from '#messages/quantity.ts';
import { DETAIL_LIMITS } from './detail-limits.ts';
import { asciiDigits } from './digits.ts';
import { toMinorUnits, toScaled } from './price.ts';

export const STOCK_FAULT = quantityMessages.invalidStock;

/** A change of a price: to an amount in whole units, by an amount, or by a percentage; the latter two may be negative. */
export interface PriceChange {
  set?: unknown;
  add?: unknown;
  percent?: unknown;
}

/** A change of stock: to a quantity, by a quantity, or to untracked. */
export interface StockChange {
  set?: number | null | undefined;
  add?: number | null | undefined;
  isCounted?: boolean | null | undefined;
}

const HUNDRED_PERCENT = 10_000n;

/** @returns a function that changes a price in minor units; null for an invalid change. Its result may be an invalid price. */
export function priceChanger(
  { set, add, percent }: PriceChange,
  currency: string,
): ((price: number) => number) | null {
  const inCurrency = (amount: unknown) => toMinorUnits(amount, currency);
  if (set != null) {
    const fixed = inCurrency(set);
    return fixed === null ? null : () => fixed;
  }
  if (add != null) {
    const added = readSigned(add, inCurrency);
    return added === null ? null : (price) => price + added;
  }
  const hundredths = readSigned(percent, (amount) => toScaled(amount, 2));
  return hundredths === null ? null : (price) => withPercent(price, hundredths);
}

/**
 * Changes a price by hundredths of a per cent, in exact arithmetic. Half a minor unit is rounded away from
 * zero.
 */
function withPercent(price: number, hundredths: number): number {
  const exact = BigInt(price) * (HUNDRED_PERCENT + BigInt(hundredths));
  if (exact < 0n) return -1;
  return Number((exact + HUNDRED_PERCENT / 2n) / HUNDRED_PERCENT);
}

function readSigned(amount: unknown, read: (amount: string) => number | null): number | null {
  const text = String(amount).trim().replace('−', '-');
  const value = read(text.replace(/^-/, ''));
  return value !== null && text.startsWith('-') ? -value : value;
}

/** @returns the new quantity: undefined if it is untracked, null if it is impossible */
export function changedStock(
  stock: number | undefined,
  { set, add, isCounted }: StockChange,
): number | null | undefined {
  if (isCounted === false) return undefined;
  if (set != null) return readStock(set) ?? null;
  return stock === undefined || add == null ? null : (readStock(stock + add) ?? null);
}

/** Reads a quantity in digits of any script. @returns undefined if it is empty, null if it is not a whole number from 0 */
export function readStock(stock: unknown): number | null | undefined {
  if (stock == null || stock === '') return undefined;
  const text = typeof stock === 'string' ? asciiDigits(stock) : '';
  const count = /^\s*\d{1,10}\s*$/.test(text) ? Number(text) : stock;
  const isCount =
    Number.isInteger(count) && (count as number) >= 0 && (count as number) <= DETAIL_LIMITS.stock;
  return isCount ? (count as number) : null;
}
