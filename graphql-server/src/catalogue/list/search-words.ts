import { assertValid } from '../../errors.ts';

/** Longer than anybody types, and short enough to be folded in no time. */
const MAX_SEARCH_LENGTH = 200;
/** What a title's key may take: folding makes 18 letters of some single characters. */
const MAX_KEY_LENGTH = 200;
const MAX_PREFIX_LENGTH = 20;
const MAX_QUERY_WORDS = 8;
/** Distinct words of a long text that are indexed; a bound on what one document adds to the index. */
const MAX_TEXT_WORDS = 500;
const TOO_LONG = `text must be at most ${MAX_SEARCH_LENGTH} characters.`;

/** Accents as Latin, Greek and Cyrillic letters bear them; the vowel signs of Indian scripts are no accents. */
const ACCENTS = /[\u0300-\u036f]/g;

/** Folds case and accents, so that "CAFÉ" and "cafe" are the same. */
function fold(text: string): string {
  return text.normalize('NFKD').replace(ACCENTS, '').toLowerCase();
}

/** What a heading is ordered by: without case and accents, and short enough for a cursor. */
export function orderKey(heading: string): string {
  return fold(heading).slice(0, MAX_KEY_LENGTH);
}

function words(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu) ?? [];
}

function cut(word: string): string {
  return [...word].slice(0, MAX_PREFIX_LENGTH).join('');
}

/** Everything a searched word may be to find this heading: each of its words, and each beginning of each. */
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

/** Everything a searched word may be to find this text: its whole words. */
export function wordsOf(text: string): string[] {
  return [...new Set(words(text).map(cut))].slice(0, MAX_TEXT_WORDS);
}

/**
 * The words of a search, the longest (so the rarest) first.
 * @throws UserError when the text is longer than any search.
 */
export function searchedWords(text: string): string[] {
  if (text.length > MAX_SEARCH_LENGTH) assertValid({ text: TOO_LONG });
  return wordsOf(text)
    .sort((a, b) => b.length - a.length)
    .slice(0, MAX_QUERY_WORDS);
}
