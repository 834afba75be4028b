import { BSON } from 'mongodb';

/** The limit for a stored response. MongoDB's is 16 MB, and the transaction also writes other documents. */
const MAX_BYTES = 8 * 1024 * 1024;
/** The numbers of list entries to keep if the response is too large, tried in turn. */
const LENGTHS = [1_000, 100, 10, 0];
const MAX_TEXT = 10_000;

/** @returns the response. If it is too large for the database, its lists are shortened and `isShortened` is set */
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
