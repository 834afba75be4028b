import type { Badge } from '@mela/rules/badges.ts';
import type { CatalogueProduct } from '@mela/rules/catalogue.ts';
import { uploadedFiles } from '../components/uploaded-files.ts';
import { backdropOf, fitOf, pricesOf } from './live-card.ts';
import type { CategoryTile, LivePages } from './live-pages.ts';
import type { ShopCategory, ShopIndex } from './shop-index.ts';
import { categoryAddress, filled } from './shop-links.ts';

const IN_TAB = 8;
const ARRIVALS = 8;
const IN_LIST = 3;
const MAX_TILES = 24;
/** Fewer are no choice. */
const MIN_TILES = 2;
/** A shop of so few products shows them once. */
const FEW = 4;

type Cards = (products: readonly CatalogueProduct[]) => LivePages['home']['arrivals'];

/** The sections of the home page; those that would be empty, or repeat what is above them, are left empty. */
export function homeOf({ newest, topCategories }: ShopIndex, cards: Cards): Omit<LivePages['home'], 'deals'> {
  // So few are shown once, and not sorted into tabs.
  const chosen = newest.length > FEW ? newest : [];
  const featured = firstOf(chosen, IN_TAB, ({ isFeatured }) => isFeatured);
  const popular = firstOf(chosen, IN_TAB, ({ isPopular }) => isPopular);
  const newAdded = firstOf(chosen, IN_TAB, ({ isNew }) => isNew);
  const inTabs = new Set([...featured, ...popular, ...newAdded]);
  const others = firstOf(newest, ARRIVALS, (product) => !inTabs.has(product));
  const arrivals = inTabs.size === 0 || others.length > FEW ? others : [];
  return {
    featured: cards(featured),
    popular: cards(popular),
    newAdded: cards(newAdded),
    tiles: tilesOf(topCategories),
    arrivals: cards(arrivals),
    lists: listsOf(newest).map(({ title, products }) => ({ title, products: cards(products) })),
  };
}

/** Looks no further than it has to: a shop may have very many. */
function firstOf(
  products: readonly CatalogueProduct[],
  count: number,
  isWanted: (product: CatalogueProduct) => boolean,
): CatalogueProduct[] {
  const found: CatalogueProduct[] = [];
  for (const product of products) {
    if (found.length === count) break;
    if (isWanted(product)) found.push(product);
  }
  return found;
}

function tilesOf(categories: readonly ShopCategory[]): CategoryTile[] {
  const tiles = filled(categories).flatMap((place): CategoryTile[] => {
    const image = place.category.image ?? place.products.find(({ images }) => images.length > 0)?.images[0];
    if (!image) return [];
    const backdrop = [backdropOf(place), fitOf(image)].filter(Boolean).join(' ');
    return [
      { name: place.category.name, path: categoryAddress(place), backdrop, files: uploadedFiles(image) },
    ];
  });
  return tiles.length < MIN_TILES ? [] : tiles.slice(0, MAX_TILES);
}

/** What the badges and the discounts say by themselves; a list that they do not fill is not there. */
function listsOf(newest: readonly CatalogueProduct[]) {
  const bearing = (...badges: Badge[]) =>
    firstOf(newest, IN_LIST, ({ badge }) => badge !== null && badges.includes(badge));
  return [
    { title: 'Deals & Outlet', products: newest.length > FEW * IN_LIST ? mostReduced(newest) : [] },
    { title: 'Top Selling', products: bearing('BEST_SELL', 'TOP_SELL') },
    { title: 'Hot Releases', products: bearing('HOT') },
  ].filter(({ products }) => products.length === IN_LIST);
}

const reduced = new WeakMap<readonly CatalogueProduct[], CatalogueProduct[]>();

function mostReduced(newest: readonly CatalogueProduct[]): CatalogueProduct[] {
  const known = reduced.get(newest) ?? findMostReduced(newest);
  reduced.set(newest, known);
  return known;
}

/** Those with the largest discounts; of equal ones the newest. */
function findMostReduced(newest: readonly CatalogueProduct[]): CatalogueProduct[] {
  const most: { product: CatalogueProduct; discount: number }[] = [];
  for (const product of newest) {
    const discount = discountOf(product);
    const last = most[IN_LIST - 1];
    if (discount <= (last?.discount ?? 0)) continue;
    const place = most.findIndex((other) => other.discount < discount);
    most.splice(place < 0 ? most.length : place, 0, { product, discount });
    most.splice(IN_LIST);
  }
  return most.map(({ product }) => product);
}

const discounts = new WeakMap<CatalogueProduct, number>();

/** From 0 to 1. Products are the same objects from release to release. */
function discountOf(product: CatalogueProduct): number {
  const known = discounts.get(product);
  if (known !== undefined) return known;
  const { price, was } = pricesOf(product);
  const discount = was === null ? 0 : 1 - price / was;
  discounts.set(product, discount);
  return discount;
}
