import { optionParts } from './listing-filters.ts';
import type { IndexedProduct, SearchIndex } from './product-index.ts';
import {
  beginsWith,
  type Matches,
  relevanceOf,
  type SearchedWords,
  searchedWordsOf,
  wordsSearchedFor,
} from './relevance.ts';
import { nearlyBeginsWith } from './typing-errors.ts';

/** A product that fits, and how well. */
interface RankedProduct {
  product: IndexedProduct;
  worth: number;
}

/**
 * The products in which each word of a text begins some word, best first. Where there are none, words may have a typing
 * error, and long ones two.
 */
export function rankProducts(index: SearchIndex, text: string): RankedProduct[] {
  const searched = wordsSearchedFor(text);
  if (searched.length === 0) return [];
  const texts = searchTexts.get(index) ?? searchTextsOf(index);
  searchTexts.set(index, texts);
  const exact = rank(index.products, texts, searched, beginsWith);
  return exact.length > 0 ? exact : rank(index.products, texts, searched, remember(nearlyBeginsWith));
}

export function searchProducts(index: SearchIndex, text: string): IndexedProduct[] {
  return rankProducts(index, text).map(({ product }) => product);
}

/** Of each product. Asked for at each letter that is typed. */
const searchTexts = new WeakMap<SearchIndex, SearchedWords[]>();

function searchTextsOf({ categories, products }: SearchIndex): SearchedWords[] {
  const names = new Map(categories.map(({ slug, name }) => [slug, name]));
  return products.map(({ name, brand, tags, colors, sizes, options = [], ...product }) =>
    searchedWordsOf({
      title: name,
      categories: product.categories.map((slug) => names.get(slug) ?? ''),
      brand,
      tags,
      choices: [...colors, ...sizes, ...options.map((option) => optionParts(option)[1])],
    }),
  );
}

function rank(
  products: readonly IndexedProduct[],
  texts: readonly SearchedWords[],
  searched: readonly string[],
  matches: Matches,
): RankedProduct[] {
  return products
    .map((product, row) => ({ product, worth: relevanceOf(searched, texts[row] ?? [], matches) }))
    .filter(({ worth }) => worth > 0)
    .toSorted((a, b) => b.worth - a.worth);
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
