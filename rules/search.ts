import { searchTextMessages } from '#messages/search-text.ts';
import type { FieldErrors } from './text.ts';

/**
 * Increase it when the results of the functions below, or the fields for search and sorting, change: existing documents are then
 * indexed again.
 */
export const SEARCH_VERSION = 10;

const MAX_SEARCH_LENGTH = 200;
/** The maximum length of a search key. Folding turns some single characters into 18 letters. */
const MAX_KEY_LENGTH = 200;
const MAX_PREFIX_LENGTH = 20;
/**
 * The maximum number of words in a search. Each is a condition that the database checks for every candidate.
 */
const MAX_SEARCH_WORDS = 20;

/** The accents of Latin, Greek and Cyrillic letters. Vowel signs of Indian scripts are not accents. */
const ACCENTS = /[\u0300-\u036f]/g;

/** Removes case and accents: "CAFÉ" becomes "cafe", and "Straße", "STRAẞE" and "strasse" become the same. */
export function fold(text: string): string {
  const letters = text.normalize('NFKD').replace(ACCENTS, '');
  // Convert to lower case first, because upper case turns ß into SS but leaves ẞ unchanged. The Greek final
  // sigma becomes an ordinary one.
  return letters.toLowerCase().toUpperCase().toLowerCase().replaceAll('ς', 'σ');
}

export function orderKey(heading: string): string {
  return fold(heading).slice(0, MAX_KEY_LENGTH);
}

function words(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu) ?? [];
}

function cut(word: string): string {
  return [...word].slice(0, MAX_PREFIX_LENGTH).join('');
}

/** Each word of the heading, and all its prefixes. */
export function prefixesOf(heading: string): string[] {
  const prefixes = new Set<string>();
  for (const word of words(heading)) {
    const letters = [...word].slice(0, MAX_PREFIX_LENGTH);
    letters.forEach((_, index) => {
      prefixes.add(letters.slice(0, index + 1).join(''));
    });
  }
  return [...prefixes];
}

export function wordsOf(text: string): string[] {
  return [...new Set(words(text).map(cut))];
}

export function checkSearch(text: string): FieldErrors {
  if (text.length > MAX_SEARCH_LENGTH)
    return { text: searchTextMessages.tooLong({ max: MAX_SEARCH_LENGTH }) };
  if (searchedWords(text).length <= MAX_SEARCH_WORDS) return {};
  return { text: searchTextMessages.tooManyWords({ max: MAX_SEARCH_WORDS }) };
}

export function searchedWords(text: string): string[] {
  return wordsOf(text).sort((a, b) => b.length - a.length);
}
