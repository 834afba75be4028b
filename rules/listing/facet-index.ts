import { namesAlike } from '../option-kinds.ts';
import { orderKey } from '../search.ts';
import { optionParts, optionValue } from './listing-filters.ts';
import type { IndexedOffer } from './offers.ts';
import type { IndexedProduct, SearchIndex } from './product-index.ts';

/** The fields whose values the API compares without case and accents. */
const SPELT = ['colors', 'sizes', 'options', 'brand', 'tags', 'attributes'] as const;

export type Spelt = (typeof SPELT)[number];

/** The most frequent spelling of each value. */
interface Spellings {
  byKey: ReadonlyMap<string, string>;
  /** The most frequent spelling, by other spellings of the same value. */
  bySpelling: ReadonlyMap<string, string>;
}

/** An index whose products spell equal values alike, so that they are counted as one. */
export interface FacetIndex {
  spellings: Record<Spelt, Spellings>;
  products: readonly IndexedProduct[];
  /** Returns a product of the search index with its values in these spellings. */
  spelt: (product: IndexedProduct) => IndexedProduct;
}

const indexes = new WeakMap<SearchIndex, FacetIndex>();

export function facetIndexOf(index: SearchIndex): FacetIndex {
  const known = indexes.get(index) ?? makeFacetIndex(index);
  indexes.set(index, known);
  return known;
}

/**
 * A key for a value, whatever its spelling.
 * @param value for options and attributes with the name: `Cut: slim`
 */
export function keyOf(kind: Spelt, value: string): string {
  if (!isNamed(kind)) return orderKey(value);
  const [name, own] = optionParts(value);
  return optionValue(nameKey(name), orderKey(own));
}

/** A key for the name of an option or attribute, whatever its spelling. */
export function nameKey(name: string): string {
  return namesAlike(name)[0] ?? '';
}

function isNamed(kind: Spelt): boolean {
  return kind === 'options' || kind === 'attributes';
}

function makeFacetIndex({ products }: SearchIndex): FacetIndex {
  const spellings = Object.fromEntries(
    SPELT.map((kind) => [kind, isNamed(kind) ? namedSpellings(kind, products) : spellingsOf(kind, products)]),
  ) as FacetIndex['spellings'];
  const varied = SPELT.filter((kind) => spellings[kind].bySpelling.size > 0);
  const others = new Map<IndexedProduct, IndexedProduct>();
  if (varied.length > 0) {
    for (const product of products) {
      const isOther = (kind: Spelt) =>
        valuesOf(kind, product).some((value) => spellings[kind].bySpelling.has(value));
      if (varied.some(isOther)) others.set(product, respelt(product, spellings));
    }
  }
  const spelt = (product: IndexedProduct) => others.get(product) ?? product;
  return { spellings, products: others.size > 0 ? products.map(spelt) : products, spelt };
}

function valuesOf(kind: Spelt, product: IndexedProduct): readonly string[] {
  return kind === 'brand' ? [product.brand] : (product[kind] ?? []);
}

function spellingsOf(kind: Spelt, products: readonly IndexedProduct[]): Spellings {
  return mostFrequent(countTexts(products.flatMap((product) => valuesOf(kind, product))), (value) =>
    keyOf(kind, value),
  );
}

/** The spellings of options or attributes. Their names, too, get one spelling for all values. */
function namedSpellings(kind: Spelt, products: readonly IndexedProduct[]): Spellings {
  const counts = countTexts(products.flatMap((product) => valuesOf(kind, product)));
  const names = new Map<string, number>();
  for (const [text, count] of counts) {
    const [name] = optionParts(text);
    names.set(name, (names.get(name) ?? 0) + count);
  }
  const spelt = mostFrequent(names, nameKey);
  const values = mostFrequent(counts, (text) => keyOf(kind, text));
  const whole = (text: string) => {
    const [name, value] = optionParts(text);
    return optionValue(spelt.bySpelling.get(name) ?? name, value);
  };
  const byKey = new Map(Array.from(values.byKey, ([key, text]) => [key, whole(text)]));
  const bySpelling = new Map(
    Array.from(counts.keys(), (text) => [text, byKey.get(keyOf(kind, text)) ?? text] as const).filter(
      ([text, other]) => text !== other,
    ),
  );
  return { byKey, bySpelling };
}

function countTexts(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) if (text) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}

function mostFrequent(counts: ReadonlyMap<string, number>, identify: (text: string) => string): Spellings {
  const byKey = new Map<string, string>();
  const keys = new Map<string, string>();
  for (const [text, count] of counts) {
    const key = identify(text);
    keys.set(text, key);
    const most = byKey.get(key);
    if (most === undefined || count > (counts.get(most) ?? 0)) byKey.set(key, text);
  }
  const spelt = Array.from(keys, ([text, key]) => [text, byKey.get(key) ?? text] as const);
  return { byKey, bySpelling: new Map(spelt.filter(([text, other]) => text !== other)) };
}

function respelt(product: IndexedProduct, spellings: FacetIndex['spellings']): IndexedProduct {
  const all = (kind: Spelt, values: readonly string[]) => [
    ...new Set(values.map((value) => spellings[kind].bySpelling.get(value) ?? value)),
  ];
  const lists = <Listed extends Partial<Pick<IndexedOffer, 'colors' | 'sizes' | 'options'>>>(
    listed: Listed,
  ) => ({
    colors: all('colors', listed.colors ?? []),
    sizes: all('sizes', listed.sizes ?? []),
    options: all('options', listed.options ?? []),
  });
  return {
    ...product,
    ...lists(product),
    ...(product.offers && { offers: product.offers.map((offer) => ({ ...offer, ...lists(offer) })) }),
    brand: spellings.brand.bySpelling.get(product.brand) ?? product.brand,
    tags: all('tags', product.tags),
    attributes: all('attributes', product.attributes),
  };
}
