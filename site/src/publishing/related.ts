import type { CatalogueProduct } from '@mela/rules/catalogue.ts';
import { numberFrom } from './fingerprint.ts';
import { pathTo, type ShopCategory, type ShopIndex } from './shop-index.ts';

const RELATED = 4;
/** Among so many on either side of its price, brand and tags choose. */
const NEIGHBOURS = 6;
/** So many pages show the same new products. Were it all of a large shop, each product that is added would change all. */
const MAX_SHARE = 256;
/** Enough to leave four without the product and its related ones. */
const IN_SHARE = 2 * RELATED + 1;

export interface Related {
  related: CatalogueProduct[];
  newer: CatalogueProduct[];
}

/**
 * The products beside and below a product on its page: the nearest, and the newest. Each is on few pages, so that a
 * change of one product changes a few pages, however large the shop is.
 */
export function relatedIn(shop: ShopIndex): (product: CatalogueProduct) => Related {
  const nearestTo = nearestIn(shop);
  const newestFor = newestIn(shop);
  return (product) => {
    const related = nearestTo(product);
    const newer = newestFor(product).filter((other) => other !== product && !related.includes(other));
    return { related, newer: newer.slice(0, RELATED) };
  };
}

/**
 * The newest of a product's share of the shop. There is one share as long as the shop is small. Looks no further than it has
 * to: a shop may have very many products.
 */
function newestIn({ newest }: ShopIndex): (product: CatalogueProduct) => CatalogueProduct[] {
  const shares = 2 ** Math.max(0, Math.ceil(Math.log2(newest.length / MAX_SHARE)));
  const shareOf = ({ id }: CatalogueProduct) => numberFrom(id) % shares;
  const byShare: CatalogueProduct[][] = Array.from({ length: shares }, () => []);
  let seen = 0;
  return (product) => {
    const own = byShare[shareOf(product)] ?? [];
    for (; own.length < IN_SHARE && seen < newest.length; seen += 1) {
      const other = newest[seen] as CatalogueProduct;
      const share = byShare[shareOf(other)];
      if (share && share.length < IN_SHARE) share.push(other);
    }
    return own;
  };
}

const sortedPools = new WeakMap<readonly CatalogueProduct[], CatalogueProduct[]>();

/** Most releases change the products of few pools. */
function byPriceIn(pool: readonly CatalogueProduct[]): CatalogueProduct[] {
  const known = sortedPools.get(pool) ?? pool.toSorted(byPrice);
  sortedPools.set(pool, known);
  return known;
}

/** By category, its parent and siblings, then brand, tags, categories of a like name, and price. */
function nearestIn(shop: ShopIndex): (product: CatalogueProduct) => CatalogueProduct[] {
  const poolsOf = poolsIn(shop);
  return (product) => {
    const nearest = new Set<CatalogueProduct>();
    for (const pool of poolsOf(product)) {
      const neighbours = around(byPriceIn(pool), product);
      for (const other of sortedByDistance(product, neighbours)) {
        if (other !== product) nearest.add(other);
        if (nearest.size === RELATED) return [...nearest];
      }
    }
    return [...nearest];
  };
}

/** Of products at one price the newest comes first. */
function byPrice(one: CatalogueProduct, other: CatalogueProduct): number {
  return (
    one.sellingPrice - other.sellingPrice ||
    compare(other.createdAt, one.createdAt) ||
    compare(other.id, one.id)
  );
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

/** Where products are looked for, the nearest first. */
function poolsIn({ categories, brands, newest }: ShopIndex) {
  const byWord = groupByEach([...categories.values()], wordsOf);
  let byTag: Map<string, CatalogueProduct[]> | undefined;
  return function* (product: CatalogueProduct): Generator<readonly CatalogueProduct[]> {
    const path = pathTo(categories.get(product.categoryId ?? '')).reverse();
    for (const place of path) yield place.products;
    yield brands.get(product.brand ?? '')?.products ?? [];
    byTag ??= groupByEach(newest, ({ tags }) => tags);
    for (const tag of product.tags) yield byTag.get(tag) ?? [];
    // "Mobile", where there is "Mobile Accessory" below "Electronics".
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

/** The products about the place that a product has among others, which are in order, or would have. */
function around(ordered: readonly CatalogueProduct[], product: CatalogueProduct): CatalogueProduct[] {
  let [low, high] = [0, ordered.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (byPrice(ordered[middle] as CatalogueProduct, product) < 0) low = middle + 1;
    else high = middle;
  }
  return ordered.slice(Math.max(0, low - NEIGHBOURS), low + NEIGHBOURS + 1);
}

type Sorted = { neighbours: CatalogueProduct[]; sorted: CatalogueProduct[] };
const lastSorted = new WeakMap<CatalogueProduct, Sorted>();

/**
 * The nearest of the neighbours, and the product if it is among them: the same brand outweighs all tags, each tag in
 * common the price. Most have the neighbours of the publish before: to sort them again would take the longest of it.
 */
function sortedByDistance(product: CatalogueProduct, neighbours: CatalogueProduct[]): CatalogueProduct[] {
  const last = lastSorted.get(product);
  const isLast = (other: CatalogueProduct, index: number) => other === last?.neighbours[index];
  if (last?.neighbours.length === neighbours.length && neighbours.every(isLast)) return last.sorted;
  const place = neighbours.indexOf(product);
  const distances = neighbours.map((other, index): [number, CatalogueProduct] => {
    const brand = product.brand !== null && other.brand === product.brand ? 0 : 10_000;
    const tags = -100 * product.tags.filter((tag) => other.tags.includes(tag)).length;
    const price = Math.abs(Math.log((other.sellingPrice + 1) / (product.sellingPrice + 1)));
    // Of those at one price the next in order: else all of them would show the same.
    return [brand + tags + price + Math.abs(index - place) / 1_000_000, other];
  });
  const nearest = distances.sort(([one], [other]) => one - other).slice(0, RELATED + 1);
  const sorted = nearest.map(([, other]) => other);
  lastSorted.set(product, { neighbours, sorted });
  return sorted;
}
