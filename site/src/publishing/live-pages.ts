import type { CatalogueImage, CatalogueProduct } from '@mela/rules/catalogue.ts';
import type { StorefrontContent } from '@mela/rules/content/storefront-content.ts';
import type { CardProduct } from '@mela/rules/listing/card-product.ts';
import type { SellingTerms } from '@mela/rules/selling-terms.ts';
import type { ImageFile } from '../components/uploaded-files.ts';
import type { FilterOptions } from '../features/shop/listing-facts.ts';
import type { PriceRange } from '../features/shop/price-scale.ts';

interface Breadcrumb {
  name: string;
  path: string;
}

/** What the pages of a live shop are made from, beside the shop itself: the props of `pages/<name>.astro`. */
export interface LivePages {
  home: {
    featured: CardProduct[];
    popular: CardProduct[];
    newAdded: CardProduct[];
    tiles: CategoryTile[];
    arrivals: CardProduct[];
    lists: { title: string; products: CardProduct[] }[];
    deals: StorefrontContent['deals'];
  };
  product: {
    product: CatalogueProduct;
    /** Where the products of its brand are listed. */
    brandPath: string | null;
    backdrop: string;
    category: string;
    breadcrumbs: Breadcrumb[];
    related: CardProduct[];
    newer: CardProduct[];
  };
  listing: ListingPage;
  search: Pick<ListingPage, 'prices' | 'filters' | 'sidebar' | 'count' | 'asksServer'>;
  about: {
    products: CardProduct[];
    image: CatalogueImage | null;
    brands: { name: string; path: string; hasLogo: boolean }[];
  };
  empty: { name: string; title: string; isSelling?: boolean };
  checkout: { terms: SellingTerms; currency: string };
  cart: { terms: SellingTerms; currency: string };
  order: null;
  account: null;
  wishlist: null;
  compare: null;
  contactus: null;
  help: null;
  privacy: null;
  terms: null;
  'not-found': null;
}

export interface CategoryTile {
  name: string;
  path: string;
  backdrop: string;
  files: ImageFile[];
}

/** A page of the shop's products, or of a category's. */
export interface ListingPage {
  title: string;
  description: string | null;
  breadcrumbs: Breadcrumb[];
  /** Of the listing's first page; the others are `<path>/2` and so on. */
  path: string;
  page: number;
  pages: number;
  /** For link previews: the category's, or else that of its first product. */
  image: CatalogueImage | null;
  /** Of all pages. */
  count: number;
  products: CardProduct[];
  subcategories: { title: string; path: string }[];
  sidebar: SidebarCategory[];
  /** The handle of its category. */
  category: string | null;
  /** The name of its brand. */
  brand: string | null;
  prices: PriceRange;
  filters: Omit<FilterOptions, 'categories'>;
  asksServer: boolean;
}

export interface SidebarCategory {
  name: string;
  path: string;
  count: number;
}
