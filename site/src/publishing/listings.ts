import type { CatalogueImage, CatalogueProduct } from '@mela/rules/catalogue.ts';
import { toUnits } from '@mela/rules/price.ts';
import { type PriceRange, priceRangeOf } from '../features/shop/price-scale.ts';
import { soldVariants } from './files/product-feed.ts';
import { pricesOf } from './live-card.ts';
import { liveFilters } from './live-index.ts';
import type { ListingPage, SidebarCategory } from './live-pages.ts';
import { once } from './once.ts';
import { brandIn, pathTo, type ShopCategory, type ShopIndex } from './shop-index.ts';
import { categoryAddress, filled } from './shop-links.ts';

const PER_PAGE = 50;
const MAX_IN_SIDEBAR = 40;
/** The filters of a larger listing are those of its first products: to look at all of them would take too long for a page. */
const MAX_FILTERED = 5_000;

/** A page of a listing, with its products still as the catalogue has them. */
interface PlannedListing extends Omit<ListingPage, 'products'> {
  products: CatalogueProduct[];
}

/** A listing whose pages are planned when they are asked for. */
export interface ShopListing {
  path: string;
  /** How many pages it has: fifty products to a page, and one page without products. */
  pages: number;
  /** @param page from 1 to `pages` */
  plan: (page: number) => PlannedListing;
}

/** The listings of the shop, of each category and of each brand, by their addresses. The one of the whole shop comes first. */
export function listingsOf(shop: ShopIndex, asksServer: boolean): Map<string, ShopListing> {
  const sidebar = filled(shop.topCategories).slice(0, MAX_IN_SIDEBAR).map(sidebarCategory);
  const everything = {
    title: 'Shop Now',
    description: null,
    breadcrumbs: [{ name: 'Shop', path: '/shop' }],
    path: '/shop',
    image: null,
    category: null,
    brand: null,
    subcategories: [],
    sidebar,
    asksServer,
  };
  const listings = [
    listingOf('/shop', () => everything, shop.products, shop),
    ...[...shop.categories.values()].map((place) =>
      listingOf(
        categoryAddress(place),
        () => ({ ...ofCategory(place), sidebar, asksServer }),
        place.products,
        shop,
      ),
    ),
    ...[...new Set(shop.brands.values())].map(({ name, path, products }) => {
      const breadcrumbs = [...everything.breadcrumbs, { name, path }];
      return listingOf(
        path,
        () => ({ ...everything, title: name, path, brand: name, breadcrumbs }),
        products,
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

function listingOf(
  path: string,
  describe: () => Listing,
  products: CatalogueProduct[],
  shop: ShopIndex,
): ShopListing {
  const pages = Math.max(1, Math.ceil(products.length / PER_PAGE));
  const shared = once(() => ({
    ...describe(),
    ...choicesIn(path, products, shop),
    pages,
    count: products.length,
  }));
  const plan = (page: number): PlannedListing => {
    const some = products.slice((page - 1) * PER_PAGE, page * PER_PAGE);
    const listing = shared();
    return { ...listing, image: listing.image ?? firstImageOf(some), page, products: some };
  };
  return { path, pages, plan };
}

type Choices = Pick<ListingPage, 'prices' | 'filters'>;
interface KnownChoices {
  products: readonly CatalogueProduct[];
  brands: readonly (string | undefined)[];
  currency: string;
  choices: Choices;
}

/** By address, those of the shop that was asked last: most releases change the products of few listings. */
const known = new Map<string, KnownChoices>();

/** What shoppers can choose among all products of a listing. */
function choicesIn(path: string, products: readonly CatalogueProduct[], shop: ShopIndex): Choices {
  const { currency } = shop;
  const brands = products.slice(0, MAX_FILTERED).map((product) => brandIn(shop, product)?.name);
  const last = known.get(path);
  if (last?.currency === currency && isSame(last.products, products) && isSame(last.brands, brands))
    return last.choices;
  const choices = {
    prices: roundRange(priceRangeOf(products.flatMap((product) => pricesIn(product, currency)))),
    filters: liveFilters(products.slice(0, MAX_FILTERED), shop),
  };
  known.set(path, { products, brands, currency, choices });
  return choices;
}

function isSame(some: readonly unknown[], others: readonly unknown[]): boolean {
  return some.length === others.length && some.every((one, index) => one === others[index]);
}

/** The first image of the first product that has one, described by the product's title where it has no text of its own. */
export function firstImageOf(products: readonly CatalogueProduct[]): CatalogueImage | null {
  const product = products.find(({ images }) => images.length > 0);
  const [image] = product?.images ?? [];
  return product && image ? { ...image, alt: image.alt || product.title } : null;
}

/** Of all that is sold, since that is what the filter looks at. */
function pricesIn(product: CatalogueProduct, currency: string): number[] {
  const sold = soldVariants(product);
  const prices = sold.length > 0 ? sold.map(({ price }) => price) : [pricesOf(product).price];
  return prices.map((price) => toUnits(price, currency));
}

/** Outwards, to 10, 100 … and to 1, 2 or 5 of these: else each new lowest price would change every page of its listing. */
function roundRange([lowest, highest]: PriceRange): PriceRange {
  const powerOf = (price: number) => 10 ** Math.floor(Math.log10(price));
  const top = powerOf(highest);
  const step = [1, 2, 5, 10].find((digit) => digit * top >= highest) ?? 10;
  return [powerOf(lowest), step * top];
}

function sidebarCategory(place: ShopCategory): SidebarCategory {
  return { name: place.category.name, path: categoryAddress(place), count: place.products.length };
}

/** The address of a page of a listing: `/shop`, `/shop/2`. */
export function pageAddress(path: string, page: number): string {
  return page === 1 ? path : `${path}/${page}`;
}
