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
  const featured = chosen.filter(({ isFeatured }) => isFeatured).slice(0, IN_TAB);
  const popular = chosen.filter(({ isPopular }) => isPopular).slice(0, IN_TAB);
  const newAdded = chosen.filter(({ isNew }) => isNew).slice(0, IN_TAB);
  const inTabs = new Set([...featured, ...popular, ...newAdded]);
  const others = newest.filter((product) => !inTabs.has(product));
  const arrivals = inTabs.size === 0 || others.length > FEW ? others.slice(0, ARRIVALS) : [];
  return {
    featured: cards(featured),
    popular: cards(popular),
    newAdded: cards(newAdded),
    tiles: tilesOf(topCategories),
    arrivals: cards(arrivals),
    lists: listsOf(newest).map(({ title, products }) => ({ title, products: cards(products) })),
  };
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
  const discountOf = (product: CatalogueProduct) => {
    const { price, was } = pricesOf(product);
    return was === null ? 0 : 1 - price / was;
  };
  const reduced = newest
    .filter((product) => discountOf(product) > 0)
    .toSorted((a, b) => discountOf(b) - discountOf(a));
  const bearing = (...badges: Badge[]) => newest.filter(({ badge }) => badge && badges.includes(badge));
  return [
    { title: 'Deals & Outlet', products: newest.length > FEW * IN_LIST ? reduced : [] },
    { title: 'Top Selling', products: bearing('BEST_SELL', 'TOP_SELL') },
    { title: 'Hot Releases', products: bearing('HOT') },
  ].flatMap(({ title, products }) =>
    products.length < IN_LIST ? [] : [{ title, products: products.slice(0, IN_LIST) }],
  );
}
