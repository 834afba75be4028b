import { type FacetIndex, facetIndexOf, keyOf, nameKey, type Spelt } from './facet-index.ts';
import { type CountedFacets, type FacetQuery, type NamedValues, NO_VALUE } from './facets.ts';
import { categoriesHolding } from './find-products.ts';
import { choicesOf, ListingFilters, optionParts, optionValue } from './listing-filters.ts';
import { IN_STOCK, ON_SALE, readQuery } from './listing-query.ts';
import { type Chosen, COUNTED, type Counts, type FacetCounts, makeFacets } from './make-facets.ts';
import type { IndexedProduct, SearchIndex } from './product-index.ts';
import { searchProducts } from './search-products.ts';

const NOTHING_ASKED = readQuery(new URLSearchParams());

/** A condition that a product meets or misses as a whole: one of these two, or an attribute by its key. */
type Missed = 'stock' | 'sale' | `attribute ${string}`;

/**
 * Counts the values of each filter among the products of a list, as the pages of the shop do: without the choices of the same
 * filter.
 */
export function countFacets(index: SearchIndex, asked: FacetQuery): CountedFacets {
  const facetIndex = facetIndexOf(index);
  const chosen = chosenIn(facetIndex, asked);
  const filters = new ListingFilters(chosen.query);
  const isWithin = conditionOf(facetIndex, asked);
  const heldBy = categoriesHolding(index);
  const counts = Object.fromEntries(
    [...COUNTED, 'category', 'attribute'].map((kind) => [kind, new Map()]),
  ) as FacetCounts;
  let [min, max] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  const { category } = asked;
  for (const product of productsOf(index, facetIndex, asked.text)) {
    if (!isWithin(product)) continue;
    const missed = missedBy(product, chosen, asked);
    if (missed.length > 1) continue;
    const [only] = missed;
    const offers = filters.missesOf(product);
    const isMatch = offers.some(({ misses }) => misses === 0);
    if (isMatch && !only) count(counts.category, heldBy(product));
    if (category && !isIn(category, product, heldBy)) continue;
    if (isMatch) count(counts.attribute, attributesWithin(product, only));
    if (only === 'stock' || only === 'sale')
      count(counts[only], filters.choicesWithin(only, product, offers));
    if (only) continue;
    for (const kind of COUNTED) count(counts[kind], filters.choicesWithin(kind, product, offers));
    for (const price of filters.pricesWithin(offers)) {
      min = Math.min(min, price);
      max = Math.max(max, price);
    }
  }
  return { facets: makeFacets(index, counts, chosen, asked), prices: min <= max ? { min, max } : null };
}

function productsOf(index: SearchIndex, { products, spelt }: FacetIndex, text: string) {
  return text ? searchProducts(index, text).map(spelt) : products;
}

function chosenIn({ spellings }: FacetIndex, asked: FacetQuery): Chosen {
  const speltAs = (kind: Spelt, value: string) => spellings[kind].byKey.get(keyOf(kind, value)) ?? value;
  const anyOf = (kind: Spelt, values: readonly string[] | null) =>
    values?.length === 0 ? [NO_VALUE] : (values ?? []).map((value) => speltAs(kind, value));
  const byName = (all: readonly NamedValues[]) => Map.groupBy(all, ({ name }) => nameKey(name));
  const options = byName(asked.options);
  const optionsOf = (key: string) => options.get(key)?.flatMap(({ values }) => values) ?? null;
  const others = [...options].filter(([key]) => key !== 'colour' && key !== 'size');
  return {
    query: {
      ...NOTHING_ASKED,
      color: anyOf('colors', optionsOf('colour')),
      size: anyOf('sizes', optionsOf('size')),
      option: others.flatMap(([, some]) => some.flatMap(textsOf)).map((text) => speltAs('options', text)),
      maker: anyOf('brand', asked.brands),
      tag: anyOf('tags', asked.anyTags),
      stock: asked.isAvailable ? [IN_STOCK] : [],
      sale: asked.isOnSale ? [ON_SALE] : [],
      min: asked.min,
      max: asked.max,
    },
    attributes: new Map(
      Array.from(byName(asked.attributes), ([key, some]) => [
        key,
        new Set(some.flatMap(textsOf).map((text) => speltAs('attributes', text))),
      ]),
    ),
  };
}

function textsOf({ name, values }: NamedValues): string[] {
  return values.map((value) => optionValue(name, value));
}

/** The condition of a query that no facet shows, as a function. */
function conditionOf(
  { spellings }: FacetIndex,
  { ids, tags }: FacetQuery,
): (product: IndexedProduct) => boolean {
  const allowed = ids && new Set(ids);
  const needed = tags.map((tag) => spellings.tags.byKey.get(keyOf('tags', tag)) ?? NO_VALUE);
  return (product) =>
    (!allowed || allowed.has(product.id ?? '')) && needed.every((tag) => product.tags.includes(tag));
}

/** The conditions that a product misses. Stops at two, because such a product counts for no facet. */
function missedBy(product: IndexedProduct, { attributes }: Chosen, asked: FacetQuery): Missed[] {
  const missed: Missed[] = [];
  if (asked.isAvailable === false && choicesOf(product, 'stock').length > 0) missed.push('stock');
  if (asked.isOnSale === false && choicesOf(product, 'sale').length > 0) missed.push('sale');
  for (const [key, values] of attributes) {
    if (missed.length > 1) break;
    if (!product.attributes.some((text) => values.has(text))) missed.push(`attribute ${key}`);
  }
  return missed;
}

function attributesWithin({ attributes }: IndexedProduct, only: Missed | undefined): readonly string[] {
  if (!only) return attributes;
  return attributes.filter((text) => `attribute ${nameKey(optionParts(text)[0])}` === only);
}

function isIn(
  { slug, isDeep }: NonNullable<FacetQuery['category']>,
  product: IndexedProduct,
  heldBy: (product: IndexedProduct) => ReadonlySet<string>,
): boolean {
  return isDeep ? heldBy(product).has(slug) : product.categories.includes(slug);
}

function count(counts: Counts, values: Iterable<string>): void {
  for (const value of values) if (value) counts.set(value, (counts.get(value) ?? 0) + 1);
}
