import { DETAIL_LIMITS } from './detail-limits.ts';

export const STOCK_FAULT = 'Stock must be a whole number from 0, or empty';

/** @returns undefined when nothing is said, null when it is no number of things. */
export function readStock(stock: unknown): number | null | undefined {
  if (stock == null || stock === '') return undefined;
  const count = typeof stock === 'string' && /^\s*\d{1,10}\s*$/.test(stock) ? Number(stock) : stock;
  const isCount =
    Number.isInteger(count) && (count as number) >= 0 && (count as number) <= DETAIL_LIMITS.stock;
  return isCount ? (count as number) : null;
}
