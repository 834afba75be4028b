import { toUnits } from '@mela/rules/price.ts';
import type { ProductRow } from '@mela/rules/product-row.ts';
import { readSeo } from '@mela/rules/seo.ts';
import * as pagesText from '#messages/pages.ts';
import * as shopText from '#messages/shop.ts';
import { type PriceRange, priceRangeOf } from '../features/shop/price-scale.ts';
import { liveFilters } from './live-index.ts';
import type { ListingPage, SidebarCategory } from './live-pages.ts';
import { once } from './once.ts';
import { pathTo, type ShopCategory, type ShopCollection, type ShopIndex } from './shop-index.ts';
import { categoryAddress, collectionAddress, filled } from './shop-links.ts';

const PER_PAGE = 50;
const MAX_IN_SIDEBAR = 40;
/**
 * The number of products from which a listing's filters are derived. In a larger listing these are the first
 * ones, because visiting all would take too long.
 */
const MAX_FILTERED = 5_000;

/** A page of a listing, with the rows of its products. */
interface PlannedListing extends Omit<ListingPage, 'products'> {
  products: ProductRow[];
}

/** A listing whose pages are planned on request. */
export interface ShopListing {
  path: string;
  /** The number of pages, each with up to fifty products. An empty listing has one page. */
  readonly pages: number;
  /**
   * Plans a page.
   * @param page from 1 to `pages`
   */
  plan: (page: number) => PlannedListing;
}

/** The listings of the shop, of each category, collection and brand, by path. That of the whole shop comes first. */
export function listingsOf(shop: ShopIndex, asksServer: boolean): Map<string, ShopListing> {
  const sidebar = filled(shop.topCategories).slice(0, MAX_IN_SIDEBAR).map(sidebarCategory);
  const everything = {
    title: shopText.shopNow,
    description: null,
    breadcrumbs: [{ name: pagesText.shop, path: '/shop' }],
    path: '/shop',
    image: null,
    category: null,
    brand: null,
    subcategories: [],
    sidebar,
    asksServer,
  };
  const listings = [
    listingOf('/shop', () => everything, shop, shop),
    ...[...shop.categories.values()].map((place) =>
      listingOf(categoryAddress(place), () => ({ ...ofCategory(place), sidebar, asksServer }), place, shop),
    ),
    ...shop.collections.map((one) =>
      listingOf(collectionAddress(one), () => ({ ...everything, ...ofCollection(one) }), one, shop),
    ),
    ...[...new Set(shop.brands.values())].map((one) => {
      const { name, path } = one;
      const breadcrumbs = [...everything.breadcrumbs, { name, path }];
      return listingOf(
        path,
        () => ({ ...everything, title: name, path, brand: name, breadcrumbs }),
        one,
        shop,
      );
    }),
  ];
  return new Map(listings.map((listing) => [listing.path, listing]));
}

type Listing = Omit<PlannedListing, 'products' | 'page' | 'pages' | 'count' | 'prices' | 'filters'>;

function ofCategory(place: ShopCategory): Omit<Listing, 'sidebar' | 'asksServer'> {
  return {
    title: place.category.name,
    description: place.category.description,
    ...readSeo(place.category),
    breadcrumbs: pathTo(place).map((step) => ({ name: step.category.name, path: categoryAddress(step) })),
    path: categoryAddress(place),
    image: place.category.image,
    category: place.category.handle,
    brand: null,
    subcategories: filled(place.children).map((child) => ({
      title: child.category.name,
      path: categoryAddress(child),
    })),
  };
}

function ofCollection(one: ShopCollection): Partial<Listing> {
  const { name, handle, description, image } = one.collection;
  const path = collectionAddress(one);
  return {
    ...{ title: name, description, path, image, collection: handle },
    ...readSeo(one.collection),
    breadcrumbs: [{ name, path }],
  };
}

/**
 * A listing of products.
 * @param list the products, which are read only when a page is planned
 */
function listingOf(
  path: string,
  describe: () => Listing,
  list: { readonly products: ProductRow[] },
  shop: ShopIndex,
): ShopListing {
  const countPages = () => Math.max(1, Math.ceil(list.products.length / PER_PAGE));
  const shared = once(() => ({
    ...describe(),
    ...choicesIn(list.products, shop),
    pages: countPages(),
    count: list.products.length,
  }));
  const plan = (page: number): PlannedListing => {
    const some = list.products.slice((page - 1) * PER_PAGE, page * PER_PAGE);
    return { ...shared(), page, products: some };
  };
  return {
    path,
    get pages() {
      return countPages();
    },
    plan,
  };
}

type Choices = Pick<ListingPage, 'prices' | 'filters'>;
interface KnownChoices extends Pick<ShopIndex, 'currency' | 'brandNames'> {
  choices: Choices;
}

/**
 * The known choices of listings, by the array of their products, because most releases change few listings.
 */
const known = new WeakMap<readonly ProductRow[], KnownChoices>();

/** The filter choices of a listing. */
function choicesIn(products: readonly ProductRow[], shop: ShopIndex): Choices {
  const { currency, brandNames } = shop;
  const last = known.get(products);
  if (last?.currency === currency && last.brandNames === brandNames) return last.choices;
  const choices = {
    prices: roundRange(priceRangeOf(extremePrices(products).map((price) => toUnits(price, currency)))),
    filters: liveFilters(products.slice(0, MAX_FILTERED), shop),
  };
  known.set(products, { currency, brandNames, choices });
  return choices;
}

/** The lowest and highest price of all variants for sale, which the filter compares. null without products. */
function extremePrices(products: readonly ProductRow[]): number[] {
  let [lowest, highest] = [Number.POSITIVE_INFINITY, 0];
  for (const { price, highestPrice } of products) {
    if (price < lowest) lowest = price;
    if (highestPrice > highest) highest = highestPrice;
  }
  return products.length === 0 ? [] : [lowest, highest];
}

/**
 * Rounds both prices outwards to 1, 2 or 5 times a power of ten. Without this, each new lowest price would
 * change every page of the listing.
 */
function roundRange([lowest, highest]: PriceRange): PriceRange {
  const powerOf = (price: number) => 10 ** Math.floor(Math.log10(price));
  const top = powerOf(highest);
  const step = [1, 2, 5, 10].find((digit) => digit * top >= highest) ?? 10;
  return [powerOf(lowest), step * top];
}

function sidebarCategory(place: ShopCategory): SidebarCategory {
  return { name: place.category.name, path: categoryAddress(place), count: place.products.length };
}

/** The path of a page of a listing: `/shop`, `/shop/2`. */
export function pageAddress(path: string, page: number): string {
  return page === 1 ? path : `${path}/${page}`;
}
