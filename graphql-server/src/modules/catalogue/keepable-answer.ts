import { BSON } from 'mongodb';

/** MongoDB's limit is 16 MB, and the transaction writes other documents too. */
const MAX_BYTES = 8 * 1024 * 1024;
/** How many entries of each list are kept if the response is too large. */
const LENGTHS = [1_000, 100, 10, 0];
const MAX_TEXT = 10_000;

/** @returns the response, or if it is too large for the database, one with shorter lists and `isShortened` */
export function keepableAnswer(answer: unknown): unknown {
  if (fits(answer)) return answer;
  const shorter = LENGTHS.values().map((length) => ({
    ...(cut(answer, length) as object),
    isShortened: true,
  }));
  return shorter.find(fits) ?? { isShortened: true };
}

function fits(answer: unknown): boolean {
  return BSON.calculateObjectSize({ answer }) <= MAX_BYTES;
}

function cut(value: unknown, length: number): unknown {
  if (typeof value === 'string') return value.slice(0, MAX_TEXT);
  if (Array.isArray(value)) return value.slice(0, length).map((entry) => cut(entry, length));
  if (value?.constructor !== Object) return value;
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, cut(entry, length)]));
}
