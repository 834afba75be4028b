import { toPaise } from './price.ts';
import { readStock } from './stock.ts';

/** How a price changes: to an amount of rupees, by one, or by per cent; the latter two may be negative. */
export interface PriceChange {
  set?: unknown;
  add?: unknown;
  percent?: unknown;
}

/** How stock changes: to a number, by one, or to be counted no more. */
export interface StockChange {
  set?: number | null | undefined;
  add?: number | null | undefined;
  isCounted?: boolean | null | undefined;
}

const HUNDRED_PERCENT = 10_000n;

/** @returns what makes the new price of a price, both in paise; null for what is no change. The result may be no price. */
export function priceChanger({ set, add, percent }: PriceChange): ((paise: number) => number) | null {
  if (set != null) {
    const fixed = toPaise(set);
    return fixed === null ? null : () => fixed;
  }
  if (add != null) {
    const added = toSignedHundredths(add);
    return added === null ? null : (paise) => paise + added;
  }
  const hundredths = toSignedHundredths(percent);
  return hundredths === null ? null : (paise) => withPercent(paise, hundredths);
}

/** Exact: half a paisa is rounded away from zero. */
function withPercent(paise: number, hundredths: number): number {
  const exact = BigInt(paise) * (HUNDRED_PERCENT + BigInt(hundredths));
  if (exact < 0n) return -1;
  return Number((exact + HUNDRED_PERCENT / 2n) / HUNDRED_PERCENT);
}

/** Rupees as paise, per cent as their hundredths: at most two decimals. */
function toSignedHundredths(amount: unknown): number | null {
  const text = String(amount).trim().replace('−', '-');
  const hundredths = toPaise(text.replace(/^-/, ''));
  return hundredths !== null && text.startsWith('-') ? -hundredths : hundredths;
}

/** @returns the new stock: undefined where it is not counted, null where there can be no such stock. */
export function changedStock(
  stock: number | undefined,
  { set, add, isCounted }: StockChange,
): number | null | undefined {
  if (isCounted === false) return undefined;
  if (set != null) return readStock(set) ?? null;
  return stock === undefined || add == null ? null : (readStock(stock + add) ?? null);
}
