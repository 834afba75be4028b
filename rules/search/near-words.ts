import type SearchableMap from 'minisearch/SearchableMap';
import { singular } from './search-words.ts';

export const LETTERS_PER_ERROR = 5;
/** The minimum length of a misspelt word. Shorter words would match too many others. */
const SHORTEST_WITH_ERROR = 4;

/**
 * The values of the words that a misspelt word may mean: those that differ by at most one letter in five
 * (added, missing or changed), or by two swapped letters.
 */
export function nearWords<Value>(words: SearchableMap<Value>, mistyped: string): Value[] {
  const word = singular(mistyped);
  if (word.length < SHORTEST_WITH_ERROR || /\p{N}/u.test(word)) return [];
  const errors = Math.floor(word.length / LETTERS_PER_ERROR);
  const swapped = Array.from(word, (_, place) =>
    words.fuzzyGet(swapAt(word, place), Math.max(0, errors - 1)),
  );
  const near = [...(errors > 0 ? [words.fuzzyGet(word, errors)] : []), ...swapped];
  return [...new Set(near.flatMap((found) => Array.from(found?.values() ?? [], ([value]) => value)))];
}

/** Swaps a letter with the next one. */
function swapAt(word: string, place: number): string {
  return word.slice(0, place) + (word[place + 1] ?? '') + (word[place] ?? '') + word.slice(place + 2);
}
