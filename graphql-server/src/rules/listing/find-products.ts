import {
  CHECKED,
  type Checked,
  IN_STOCK,
  itemsPerPage,
  type ListingQuery,
  ON_SALE,
  type SortOrder,
} from './listing-query.ts';
import type { IndexedProduct, SearchIndex } from './product-index.ts';
import { searchProducts } from './search-products.ts';

/** What a listing shows for a query. */
export interface FoundProducts {
  /** Those of the page asked for. */
  products: IndexedProduct[];
  total: number;
  /** At least 1. */
  pages: number;
  /** How many there would be with each choice, by its name; categories by their slugs. */
  counts: Record<Checked | 'category', Map<string, number>>;
}

/** What a product has for each filter. */
export const VALUES_OF: Record<Checked, (product: IndexedProduct) => string[]> = {
  color: ({ colors }) => colors,
  size: ({ sizes }) => sizes,
  condition: ({ condition }) => [condition],
  option: ({ options = [] }) => options,
  maker: ({ brand }) => [brand],
  tag: ({ tags }) => tags,
  stock: ({ variantId }) => (variantId === null ? [] : [IN_STOCK]),
  sale: ({ oldPrice }) => (oldPrice === null ? [] : [ON_SALE]),
};

const COMPARE: Record<SortOrder, ((a: IndexedProduct, b: IndexedProduct) => number) | null> = {
  '': null,
  'price-asc': (a, b) => a.price - b.price,
  'price-desc': (a, b) => b.price - a.price,
  newest: (a, b) => b.release - a.release,
  rating: (a, b) => (b.rating ?? 0) - (a.rating ?? 0),
};

/** Which products a listing has before it is filtered. */
export interface ListingScope {
  /** The slug of a category; null: all of them, as in `brand`. */
  category: string | null;
  brand: string | null;
}

/** The products of a listing that a query asks for, in its order. */
export function findProducts(
  index: SearchIndex,
  query: ListingQuery,
  { category, brand }: ListingScope,
): FoundProducts {
  const searched = query.text ? searchProducts(index, query.text) : index.products;
  const inSight = brand ? searched.filter((product) => product.brand === brand) : searched;
  const heldBy = categoriesHolding(index);
  const filters = filtersOf(query);
  const matching = (product: IndexedProduct, except?: Checked) =>
    filters.every(({ name, holds }) => name === except || holds(product));
  const listed = category ? inSight.filter((product) => heldBy(product).has(category)) : inSight;
  const found = listed.filter((product) => matching(product));
  const compare = COMPARE[query.sort];
  const sorted = compare ? found.toSorted(compare) : found;
  const perPage = itemsPerPage(query.show);
  const pages = Math.max(1, Math.ceil(found.length / perPage));
  const from = perPage === Number.POSITIVE_INFINITY ? 0 : (query.page - 1) * perPage;
  return {
    products: sorted.slice(from, from + perPage),
    total: found.length,
    pages,
    counts: {
      category: countBy(
        inSight.filter((product) => matching(product)),
        (product) => [...heldBy(product)],
      ),
      ...(Object.fromEntries(
        CHECKED.map((name) => [
          name,
          countBy(
            listed.filter((product) => matching(product, name)),
            VALUES_OF[name],
          ),
        ]),
      ) as Record<Checked, Map<string, number>>),
    },
  };
}

interface Filter {
  name: Checked | 'price';
  holds: (product: IndexedProduct) => boolean;
}

/** Choices of one kind widen a listing, those of different kinds narrow it. */
function filtersOf({ min, max, ...query }: ListingQuery): Filter[] {
  return [
    {
      name: 'price',
      holds: ({ price }) => price >= (min ?? 0) && price <= (max ?? Number.POSITIVE_INFINITY),
    },
    ...CHECKED.filter((name) => query[name].length > 0).map((name) => ({
      name,
      holds: (product: IndexedProduct) =>
        VALUES_OF[name](product).some((value) => query[name].includes(value)),
    })),
  ];
}

/** The slugs of all categories that list a product: its own, and those above them. */
export function categoriesHolding({ categories }: SearchIndex): (product: IndexedProduct) => Set<string> {
  const parents = new Map(categories.map(({ slug, parent }) => [slug, parent]));
  return (product) => {
    const holding = new Set<string>();
    for (const own of product.categories) {
      for (let slug: string | null = own; slug && !holding.has(slug); slug = parents.get(slug) ?? null)
        holding.add(slug);
    }
    return holding;
  };
}

function countBy(
  products: IndexedProduct[],
  pick: (product: IndexedProduct) => string[],
): Map<string, number> {
  const counts = new Map<string, number>();
  for (const product of products)
    for (const value of pick(product)) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}
