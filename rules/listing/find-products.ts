import { inColour } from './colour-looks.ts';
import { ListingFilters } from './listing-filters.ts';
import { CHECKED, type Checked, itemsPerPage, type ListingQuery, type SortOrder } from './listing-query.ts';
import type { IndexedProduct, SearchIndex } from './product-index.ts';
import { meantBy, searchProducts } from './search-products.ts';

/** The products and counts that a listing shows for a query. */
export interface FoundProducts {
  /** The products on the requested page. */
  products: IndexedProduct[];
  total: number;
  /** The number of pages, at least 1. */
  pages: number;
  /** The number of products for each choice of a filter, keyed by the choice; for categories, by the slug. */
  counts: Record<Checked | 'category', Map<string, number>>;
  /** The suggested search text ("Did you mean …"), if the shopper's text finds nothing in the whole shop. */
  meant?: string;
}

const COMPARE: Record<SortOrder, ((a: IndexedProduct, b: IndexedProduct) => number) | null> = {
  '': null,
  'price-asc': (a, b) => a.price - b.price,
  'price-desc': (a, b) => b.price - a.price,
  newest: (a, b) => b.release - a.release,
  rating: (a, b) => (b.rating ?? 0) - (a.rating ?? 0),
};

/** The products that a listing contains before it is filtered. */
export interface ListingScope {
  /** The slug of a category; null: all categories. Likewise `brand`. */
  category: string | null;
  brand: string | null;
  /** The slug of a collection; absent: the listing is not of a collection. */
  collection?: string | null;
}

/** Finds the products of a listing that match a query, in the requested order. */
export function findProducts(
  index: SearchIndex,
  query: ListingQuery,
  { category, brand, collection }: ListingScope,
): FoundProducts {
  const searched = query.text ? searchProducts(index, query.text) : index.products;
  const meant = query.text && searched.length === 0 ? meantBy(index, query.text) : null;
  const ofBrand = brand ? searched.filter((product) => product.brand === brand) : searched;
  const inSight = collection
    ? ofBrand.filter(({ collections }) => collections?.includes(collection))
    : ofBrand;
  const heldBy = categoriesHolding(index);
  const filters = new ListingFilters(query);
  const counts = Object.fromEntries([...CHECKED, 'category'].map((kind) => [kind, new Map()]));
  const found: IndexedProduct[] = [];
  for (const product of inSight) {
    const offers = filters.missesOf(product);
    const isMatch = offers.some(({ misses }) => misses === 0);
    if (isMatch) count(counts['category'], heldBy(product));
    if (category && !heldBy(product).has(category)) continue;
    if (isMatch) found.push(inColour(product, query.color, offers));
    for (const kind of CHECKED) count(counts[kind], filters.choicesWithin(kind, product, offers));
  }
  const compare = COMPARE[query.sort];
  const perPage = itemsPerPage(query.show);
  const from = perPage === Number.POSITIVE_INFINITY ? 0 : (query.page - 1) * perPage;
  return {
    products: (compare ? found.toSorted(compare) : found).slice(from, from + perPage),
    total: found.length,
    pages: Math.max(1, Math.ceil(found.length / perPage)),
    counts: counts as FoundProducts['counts'],
    ...(meant !== null && { meant }),
  };
}

function count(counts: Map<string, number> | undefined, values: Iterable<string>): void {
  for (const value of values) counts?.set(value, (counts.get(value) ?? 0) + 1);
}

/** The slugs of all categories that list a product: its own, and those above them. */
export function categoriesHolding({ categories }: SearchIndex): (product: IndexedProduct) => Set<string> {
  const parents = new Map(categories.map(({ slug, parent }) => [slug, parent]));
  const known = new Map<string, Set<string>>();
  return ({ categories: own }) => {
    const key = own.join(' ');
    const holding = known.get(key) ?? new Set<string>();
    if (known.has(key)) return holding;
    for (const first of own) {
      for (let slug: string | null = first; slug && !holding.has(slug); slug = parents.get(slug) ?? null)
        holding.add(slug);
    }
    known.set(key, holding);
    return holding;
  };
}
