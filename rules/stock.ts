import { DETAIL_LIMITS } from './detail-limits.ts';
import { asciiDigits } from './digits.ts';

export const STOCK_FAULT = 'Stock must be a whole number from 0, or empty';

/** Reads a quantity, in digits of any script. @returns undefined if it is empty, null if it is not a whole number from 0 */
export function readStock(stock: unknown): number | null | undefined {
  if (stock == null || stock === '') return undefined;
  const text = typeof stock === 'string' ? asciiDigits(stock) : '';
  const count = /^\s*\d{1,10}\s*$/.test(text) ? Number(text) : stock;
  const isCount =
    Number.isInteger(count) && (count as number) >= 0 && (count as number) <= DETAIL_LIMITS.stock;
  return isCount ? (count as number) : null;
}
