import type { Badge } from '@mela/rules/badges.ts';
import type { ProductRow } from '@mela/rules/product-row.ts';
import * as homeText from '#messages/home.ts';
import { pathTo, type ShopCategory, type ShopIndex } from './shop-index.ts';
import { filled } from './shop-links.ts';

const IN_TAB = 8;
const ARRIVALS = 8;
const IN_LIST = 3;
const MAX_TILES = 24;
/** The minimum number of tiles, because a single tile offers no choice. */
const MIN_TILES = 2;
/** A shop with at most this many products shows them only once. */
const FEW = 4;

/** The sections of the home page, as rows. */
interface HomeSections {
  featured: ProductRow[];
  popular: ProductRow[];
  newAdded: ProductRow[];
  tiles: HomeTile[];
  arrivals: ProductRow[];
  lists: { title: string; products: ProductRow[] }[];
}

interface HomeTile {
  place: ShopCategory;
  /** The product whose first image represents a category that has no image of its own. */
  product: ProductRow | null;
}

/** The sections of the home page. Sections that would be empty or repeat others are left empty. */
export function homeOf({ newest, topCategories, categories }: ShopIndex): HomeSections {
  // Leave out the tabs of a shop with few products, which shows them only once.
  const chosen = newest.length > FEW ? newest : [];
  const featured = firstOf(chosen, IN_TAB, ({ isFeatured }) => isFeatured);
  const popular = firstOf(chosen, IN_TAB, ({ facts }) => facts.isPopular);
  const newAdded = firstOf(chosen, IN_TAB, ({ facts }) => facts.isNew);
  const inTabs = new Set([...featured, ...popular, ...newAdded]);
  const others = mixed(newest, ARRIVALS, categories, (product) => !inTabs.has(product));
  const arrivals = inTabs.size === 0 || others.length > FEW ? others : [];
  return { featured, popular, newAdded, tiles: tilesOf(topCategories), arrivals, lists: listsOf(newest) };
}

/** The number of newest products among which categories take turns. */
const MIXED_AMONG = 64;

/**
 * New products of all kinds: the newest of each top category in turn. Without this, ten sarees that were
 * added at the same time would hide everything else.
 */
export function mixed(
  newest: readonly ProductRow[],
  count: number,
  categories: ShopIndex['categories'],
  isWanted: (product: ProductRow) => boolean = () => true,
): ProductRow[] {
  const recent = firstOf(newest, Math.max(count, MIXED_AMONG), isWanted);
  const kinds = Map.groupBy(recent, ({ categoryId }) => pathTo(categories.get(categoryId ?? ''))[0] ?? null);
  const turns = Array.from({ length: recent.length }, (_, turn) =>
    [...kinds.values()].flatMap((products) => products[turn] ?? []),
  );
  return turns.flat().slice(0, count);
}

/** Stops early, because a shop can have very many products. */
export function firstOf(
  products: readonly ProductRow[],
  count: number,
  isWanted: (product: ProductRow) => boolean,
): ProductRow[] {
  const found: ProductRow[] = [];
  for (const product of products) {
    if (found.length === count) break;
    if (isWanted(product)) found.push(product);
  }
  return found;
}

function tilesOf(categories: readonly ShopCategory[]): HomeTile[] {
  const tiles = filled(categories).flatMap((place): HomeTile[] => {
    if (place.category.image) return [{ place, product: null }];
    const product = place.products.find(({ facts }) => facts.hasImages);
    return product ? [{ place, product }] : [];
  });
  return tiles.length < MIN_TILES ? [] : tiles.slice(0, MAX_TILES);
}

/** Product lists derived from badges and discounts. Lists with too few products are omitted. */
function listsOf(newest: readonly ProductRow[]) {
  const bearing = (...badges: Badge[]) =>
    firstOf(newest, IN_LIST, ({ facts: { badge } }) => badge !== null && badges.includes(badge));
  return [
    { title: homeText.deals, products: newest.length > FEW * IN_LIST ? knownReduced(newest) : [] },
    { title: homeText.topSelling, products: bearing('BEST_SELL', 'TOP_SELL') },
    { title: homeText.hotReleases, products: bearing('HOT') },
  ].filter(({ products }) => products.length === IN_LIST);
}

const reduced = new WeakMap<readonly ProductRow[], ProductRow[]>();

function knownReduced(newest: readonly ProductRow[]): ProductRow[] {
  const known = reduced.get(newest) ?? mostReduced(newest, IN_LIST);
  reduced.set(newest, known);
  return known;
}

/** The products with the largest discounts, newest first among equal ones. */
export function mostReduced(newest: readonly ProductRow[], count: number): ProductRow[] {
  const most: { product: ProductRow; discount: number }[] = [];
  for (const product of newest) {
    const discount = product.was === null ? 0 : 1 - product.price / product.was;
    const last = most[count - 1];
    if (discount <= (last?.discount ?? 0)) continue;
    const place = most.findIndex((other) => other.discount < discount);
    most.splice(place < 0 ? most.length : place, 0, { product, discount });
    most.splice(count);
  }
  return most.map(({ product }) => product);
}
