import type { ProductRow } from '@mela/rules/product-row.ts';
import { numberFrom } from './fingerprint.ts';
import { pathTo, type ShopCategory, type ShopIndex } from './shop-index.ts';

const RELATED = 4;
/**
 * The maximum number of products that are bought together with it. It leaves space for similar products,
 * because shoppers who dislike this product look for another one of its kind.
 */
const MAX_BOUGHT = 2;
/** The number of products on either side of its price that are compared by brand and tags. */
const NEIGHBOURS = 6;
/** The number of pages that show the same new products. If all pages of a large shop did, each added product would change every page. */
const MAX_SHARE = 256;
/**
 * The number of newest products in a share: enough to leave four without the product and its related ones.
 */
const IN_SHARE = 2 * RELATED + 1;

export interface Related {
  related: ProductRow[];
  newer: ProductRow[];
}

/**
 * The products beside and below a product: those ordered with it, the most similar, and the newest. Each appears on few pages, so that a change affects
 * few pages in a shop of any size.
 */
export function relatedIn(shop: ShopIndex): (product: ProductRow, count?: number) => Related {
  const nearestTo = nearestIn(shop);
  const newestFor = newestIn(shop);
  return (product, count = RELATED) => {
    const related = nearestTo(product, count);
    const newer = newestFor(product).filter((other) => other !== product && !related.includes(other));
    return { related, newer: newer.slice(0, RELATED) };
  };
}

/**
 * The newest products of the share of the shop to which a product belongs. A small shop has one share. Stops early, because a shop can
 * have very many products.
 */
function newestIn({ newest }: ShopIndex): (product: ProductRow) => ProductRow[] {
  const shares = 2 ** Math.max(0, Math.ceil(Math.log2(newest.length / MAX_SHARE)));
  const shareOf = ({ id }: ProductRow) => numberFrom(id) % shares;
  const byShare: ProductRow[][] = Array.from({ length: shares }, () => []);
  let seen = 0;
  return (product) => {
    const own = byShare[shareOf(product)] ?? [];
    for (; own.length < IN_SHARE && seen < newest.length; seen += 1) {
      const other = newest[seen] as ProductRow;
      const share = byShare[shareOf(other)];
      if (share && share.length < IN_SHARE) share.push(other);
    }
    return own;
  };
}

const sortedPools = new WeakMap<readonly ProductRow[], ProductRow[]>();

/** The products of a pool by price. They are cached for each pool, because most releases change few pools. */
function byPriceIn(pool: readonly ProductRow[]): ProductRow[] {
  const known = sortedPools.get(pool) ?? pool.toSorted(byPrice);
  sortedPools.set(pool, known);
  return known;
}

/**
 * Finds the nearest products. Those that shoppers order together with it come first. Then compares category,
 * parent and sibling categories, brand, tags, similar category names, and price.
 */
function nearestIn(shop: ShopIndex): (product: ProductRow, count: number) => ProductRow[] {
  const poolsOf = poolsIn(shop);
  const boughtWith = boughtWithIn(shop);
  return (product, count) => {
    const nearest = new Set<ProductRow>(boughtWith(product).slice(0, MAX_BOUGHT));
    for (const pool of poolsOf(product)) {
      const neighbours = around(byPriceIn(pool), product);
      for (const other of sortedByDistance(product, neighbours)) {
        if (nearest.size >= count) return [...nearest].slice(0, count);
        if (other !== product) nearest.add(other);
      }
    }
    return [...nearest].slice(0, count);
  };
}

/** Finds the listed products that are ordered together with a product. */
function boughtWithIn({ newest }: ShopIndex): (product: ProductRow) => ProductRow[] {
  let byId: ReadonlyMap<string, ProductRow> | undefined;
  return ({ boughtWith }) => {
    if (boughtWith.length === 0) return [];
    byId ??= namedIn(newest);
    return boughtWith.flatMap((id) => byId?.get(id) ?? []);
  };
}

/** The products that others name, by their ids. A map of all products would be large. */
function namedIn(products: readonly ProductRow[]): Map<string, ProductRow> {
  const named = new Set(products.flatMap(({ boughtWith }) => boughtWith));
  return new Map(products.filter(({ id }) => named.has(id)).map((product) => [product.id, product]));
}

/** Compares by price. Of equal prices, the newest product comes first. */
function byPrice(one: ProductRow, other: ProductRow): number {
  return (
    one.sellingPrice - other.sellingPrice || other.createdAt - one.createdAt || compare(other.id, one.id)
  );
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

/** The groups of products to search, nearest first. */
function poolsIn({ categories, brands, newest }: ShopIndex) {
  const byWord = groupByEach([...categories.values()], wordsOf);
  let byTag: Map<string, ProductRow[]> | undefined;
  return function* (product: ProductRow): Generator<readonly ProductRow[]> {
    const path = pathTo(categories.get(product.categoryId ?? '')).reverse();
    for (const place of path) yield place.products;
    yield brands.get(product.brand ?? '')?.products ?? [];
    byTag ??= groupByEach(newest, ({ tags }) => tags);
    for (const tag of product.tags) yield byTag.get(tag) ?? [];
    // "Mobile" also finds "Mobile Accessory" below "Electronics".
    for (const word of path.flatMap(wordsOf)) {
      const other = byWord.get(word)?.find((place) => pathTo(place)[0] !== path.at(-1));
      for (const place of pathTo(other).reverse()) yield place.products;
    }
    yield newest;
  };
}

function groupByEach<Item>(items: readonly Item[], keysOf: (item: Item) => string[]): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    for (const key of keysOf(item)) {
      const group = groups.get(key);
      if (group) group.push(item);
      else groups.set(key, [item]);
    }
  }
  return groups;
}

function wordsOf({ category }: ShopCategory): string[] {
  return category.name.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
}

/** The neighbours of a product in a sorted list, which need not contain it. */
function around(ordered: readonly ProductRow[], product: ProductRow): ProductRow[] {
  let [low, high] = [0, ordered.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (byPrice(ordered[middle] as ProductRow, product) < 0) low = middle + 1;
    else high = middle;
  }
  return ordered.slice(Math.max(0, low - NEIGHBOURS), low + NEIGHBOURS + 1);
}

/**
 * The neighbours by similarity, including the product itself. The same brand outweighs all tags, and each
 * shared tag outweighs the price.
 */
function sortedByDistance(product: ProductRow, neighbours: ProductRow[]): ProductRow[] {
  const place = neighbours.indexOf(product);
  const distances = neighbours.map((other, index): [number, ProductRow] => {
    const brand = product.brand !== null && other.brand === product.brand ? 0 : 10_000;
    const tags = -100 * product.tags.filter((tag) => other.tags.includes(tag)).length;
    const price = Math.abs(Math.log((other.sellingPrice + 1) / (product.sellingPrice + 1)));
    // Among equal prices, prefer the nearest neighbours in the list. Otherwise all products of the same price
    // would show the same ones.
    return [brand + tags + price + Math.abs(index - place) / 1_000_000, other];
  });
  return distances.sort(([one], [other]) => one - other).map(([, other]) => other);
}
