import { WordIndex } from '../search/word-index.ts';
import { optionParts } from './listing-filters.ts';
import type { IndexedProduct, SearchIndex } from './product-index.ts';

/** A product that matches a search, with its rank. */
interface RankedProduct {
  product: IndexedProduct;
  worth: number;
}

/** The products that match all words of a text, best first, then those that match most words (`WordIndex`). */
export function rankProducts(index: SearchIndex, text: string): RankedProduct[] {
  return wordsOf(index)
    .find(text)
    .flatMap(({ row, worth }) => {
      const product = index.products[row];
      return product ? [{ product, worth }] : [];
    });
}

export function searchProducts(index: SearchIndex, text: string): IndexedProduct[] {
  return rankProducts(index, text).map(({ product }) => product);
}

/** A similar text that finds something, for a text that finds nothing. Null if there is none. */
export function meantBy(index: SearchIndex, text: string): string | null {
  return wordsOf(index).meant(text);
}

/** A cache of word indexes, because the shop searches at each typed letter. */
const wordIndexes = new WeakMap<SearchIndex, WordIndex>();

function wordsOf(index: SearchIndex): WordIndex {
  const words = wordIndexes.get(index) ?? indexWords(index);
  wordIndexes.set(index, words);
  return words;
}

function indexWords({ categories, products, synonyms }: SearchIndex): WordIndex {
  const bySlug = new Map(categories.map((category) => [category.slug, category]));
  const namesAbove = (slug: string | null): string[] => {
    const category = slug === null ? undefined : bySlug.get(slug);
    return category ? [category.name, ...namesAbove(category.parent)] : [];
  };
  const texts = products.map(
    ({ name, brand, tags, colors, sizes, options = [], attributes, ...product }) => ({
      title: [name],
      category: product.categories.flatMap(namesAbove),
      labels: [brand, ...tags],
      others: [...colors, ...sizes, ...[...options, ...attributes].map((text) => optionParts(text)[1])],
    }),
  );
  return new WordIndex(texts, synonyms);
}
