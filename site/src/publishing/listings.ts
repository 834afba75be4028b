import type { CatalogueImage, CatalogueProduct } from '@mela/rules/catalogue.ts';
import { toUnits } from '@mela/rules/price.ts';
import { type PriceRange, priceRangeOf } from '../features/shop/price-scale.ts';
import { soldVariants } from './files/product-feed.ts';
import { pricesOf } from './live-card.ts';
import { liveFilters } from './live-index.ts';
import type { ListingPage, SidebarCategory } from './live-pages.ts';
import { pathTo, type ShopCategory, type ShopIndex } from './shop-index.ts';
import { categoryAddress, filled } from './shop-links.ts';

const PER_PAGE = 50;
const MAX_IN_SIDEBAR = 40;

/** A page of a listing, with its products still as the catalogue has them. */
export interface PlannedListing extends Omit<ListingPage, 'products'> {
  products: CatalogueProduct[];
}

/** The pages of the shop, of each category and of each brand, fifty products to a page. Without products there is one page. */
export function listingsOf(shop: ShopIndex, asksServer: boolean): PlannedListing[] {
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
  return [
    ...pagesOf(everything, shop.products, shop),
    ...[...shop.categories.values()].flatMap((place) =>
      pagesOf({ ...listingOf(place), sidebar, asksServer }, place.products, shop),
    ),
    ...[...new Set(shop.brands.values())].flatMap(({ name, path, products }) =>
      pagesOf(
        {
          ...everything,
          title: name,
          path,
          brand: name,
          breadcrumbs: [...everything.breadcrumbs, { name, path }],
        },
        products,
        shop,
      ),
    ),
  ];
}

type Listing = Omit<PlannedListing, 'products' | 'page' | 'pages' | 'count' | 'prices' | 'filters'>;

function listingOf(place: ShopCategory): Omit<Listing, 'sidebar' | 'asksServer'> {
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

function pagesOf(listing: Listing, products: CatalogueProduct[], shop: ShopIndex): PlannedListing[] {
  const pages = Math.max(1, Math.ceil(products.length / PER_PAGE));
  const prices = roundRange(priceRangeOf(products.flatMap((product) => pricesIn(product, shop.currency))));
  const filters = liveFilters(products, shop);
  return Array.from({ length: pages }, (_, index) => {
    const some = products.slice(index * PER_PAGE, (index + 1) * PER_PAGE);
    return {
      ...listing,
      image: listing.image ?? firstImageOf(some),
      prices,
      filters,
      page: index + 1,
      pages,
      count: products.length,
      products: some,
    };
  });
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
