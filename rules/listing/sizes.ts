import { LANGUAGE } from '../locale.ts';

/** A letter size such as `XXS` or `3XL`. The groups are the number of X and the letter. */
export const LETTER_SIZE = /^(?:(\d)X|(X*))([SML])$/i;
const LETTERS = { S: -1, M: 0, L: 1 };

/** Sorts letter sizes before numbers, each ascending. */
export function compareSizes(a: string, b: string): number {
  return rankOf(a) - rankOf(b) || a.localeCompare(b, LANGUAGE, { numeric: true });
}

function rankOf(size: string): number {
  const [, number, signs = '', letter] = LETTER_SIZE.exec(size) ?? [];
  if (!letter) return Number.MAX_SAFE_INTEGER;
  const side = LETTERS[letter.toUpperCase() as keyof typeof LETTERS];
  return side * (1 + (number ? Number(number) : signs.length));
}
