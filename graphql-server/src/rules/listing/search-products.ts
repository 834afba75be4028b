import { wordsOf } from '../search.ts';
import type { IndexedProduct, SearchIndex } from './product-index.ts';

/** The texts of a product that are searched, and what a word found there is worth. */
const FIELDS: { worth: number; pick: (product: IndexedProduct, categories: string[]) => string[] }[] = [
  { worth: 4, pick: ({ name }) => [name] },
  { worth: 3, pick: (_, categories) => categories },
  { worth: 2, pick: ({ brand, tags }) => [brand, ...tags] },
  { worth: 1, pick: ({ colors }) => colors },
];

/** Shorter words with a typing error would be found in too many others. */
const SHORTEST_WITH_ERROR = 4;
const SHORTEST_WITH_TWO = 7;
const MAX_WORDS = 12;

/**
 * The products in which each word of a text begins some word, best first. Where there are none, words may have a typing
 * error, and long ones two.
 */
export function searchProducts(index: SearchIndex, text: string): IndexedProduct[] {
  const words = wordsOf(text).slice(0, MAX_WORDS);
  if (words.length === 0) return [];
  const texts = searchTexts.get(index) ?? searchTextsOf(index);
  searchTexts.set(index, texts);
  const exact = rank(index.products, texts, words, beginsWith);
  return exact.length > 0 ? exact : rank(index.products, texts, words, nearlyBeginsWith);
}

type SearchText = { worth: number; words: string[] }[];
type Matches = (word: string, searched: string) => boolean;

/** Of each product. Asked for at each letter that is typed. */
const searchTexts = new WeakMap<SearchIndex, SearchText[]>();

function searchTextsOf({ categories, products }: SearchIndex): SearchText[] {
  const names = new Map(categories.map(({ slug, name }) => [slug, name]));
  return products.map((product) => {
    const heldBy = product.categories.map((slug) => names.get(slug) ?? '');
    return FIELDS.map(({ worth, pick }) => ({ worth, words: wordsOf(pick(product, heldBy).join(' ')) }));
  });
}

function rank(
  products: IndexedProduct[],
  texts: SearchText[],
  words: string[],
  matches: Matches,
): IndexedProduct[] {
  const remembered = remember(matches);
  return products
    .map((product, row) => ({
      product,
      worths: words.map((word) => worthOf(word, texts[row] ?? [], remembered)),
    }))
    .filter(({ worths }) => worths.every((worth) => worth > 0))
    .map(({ product, worths }) => ({ product, worth: worths.reduce((sum, worth) => sum + worth, 0) }))
    .toSorted((a, b) => b.worth - a.worth)
    .map(({ product }) => product);
}

/** A shop has far more products than words. */
function remember(matches: Matches): Matches {
  const answers = new Map<string, Map<string, boolean>>();
  return (word, searched) => {
    const known = answers.get(searched) ?? new Map<string, boolean>();
    answers.set(searched, known);
    const answer = known.get(word) ?? matches(word, searched);
    known.set(word, answer);
    return answer;
  };
}

/** A whole word is worth half as much again as the beginning of one. */
function worthOf(searched: string, text: SearchText, matches: Matches): number {
  const worths = text.flatMap(({ worth, words }) => {
    if (words.includes(searched)) return worth * 1.5;
    return words.some((word) => matches(word, searched)) ? worth : 0;
  });
  return Math.max(...worths);
}

function beginsWith(word: string, searched: string): boolean {
  return word.startsWith(searched);
}

function nearlyBeginsWith(word: string, searched: string): boolean {
  if (word.startsWith(searched)) return true;
  if (searched.length < SHORTEST_WITH_ERROR) return false;
  return errorsBetween(word, searched) <= (searched.length < SHORTEST_WITH_TWO ? 1 : 2);
}

/** How many letters have to be added, dropped, changed or swapped to make a text the beginning of a word. */
export function errorsBetween(word: string, searched: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: word.length + 1 }, (_, column) => column);
  for (let row = 1; row <= searched.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= word.length; column += 1) {
      const isSame = searched[row - 1] === word[column - 1];
      const isSwapped = searched[row - 1] === word[column - 2] && searched[row - 2] === word[column - 1];
      current[column] = Math.min(
        at(last, column - 1) + (isSame ? 0 : 1),
        at(last, column) + 1,
        at(current, column - 1) + 1,
        isSwapped ? at(beforeLast, column - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    beforeLast = last;
    last = current;
  }
  return Math.min(...last);
}

function at(row: number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}
