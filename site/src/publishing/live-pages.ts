import type { CatalogueImage, CatalogueProduct } from '@mela/rules/catalogue.ts';
import type { StorefrontContent } from '@mela/rules/content/storefront-content.ts';
import type { CardProduct } from '@mela/rules/listing/card-product.ts';
import type { OnlineMethod, SellingTerms } from '@mela/rules/selling-terms.ts';
import type { SeoTexts } from '@mela/rules/seo.ts';
import type { ImageFile } from '../components/uploaded-files.ts';
import type { FilterOptions } from '../features/shop/listing-facts.ts';
import type { PriceRange } from '../features/shop/price-scale.ts';
import type { HomeBlock } from './home-sections.ts';

interface Breadcrumb {
  name: string;
  path: string;
}

/** The props of the pages of a live shop (`pages/<name>.astro`), besides the shop itself. */
export interface LivePages {
  home: {
    featured: CardProduct[];
    popular: CardProduct[];
    newAdded: CardProduct[];
    tiles: CategoryTile[];
    arrivals: CardProduct[];
    lists: { title: string; products: CardProduct[] }[];
    deals: StorefrontContent['deals'];
    /** The operator's sections. Empty: the page has the default sections. */
    sections: HomeBlock[];
  };
  product: {
    product: CatalogueProduct;
    /** The path of the listing of the product's brand. null if there is none. */
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
  /** The payment providers whose scripts the page may load. */
  order: { onlineMethods: OnlineMethod[] };
  /**
   * Whether the page is at `/login`. A live shop has no customer accounts, so the page explains this, and
   * tracks orders.
   */
  account: { isLogin: boolean };
  wishlist: null;
  compare: null;
  emails: null;
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

/** A page of a listing of the shop or a category. */
export interface ListingPage extends SeoTexts {
  title: string;
  description: string | null;
  breadcrumbs: Breadcrumb[];
  /** The path of the listing's first page. The others are `<path>/2` and so on. */
  path: string;
  page: number;
  pages: number;
  /** The image for link previews: that of the category, or else that of the first product. */
  image: CatalogueImage | null;
  /** The number of products on all pages. */
  count: number;
  products: CardProduct[];
  subcategories: { title: string; path: string }[];
  sidebar: SidebarCategory[];
  /** The handle of the listing's category. null if it is not of a category. */
  category: string | null;
  /** The name of the listing's brand. null if it is not of a brand. */
  brand: string | null;
  /** The handle of the listing's collection. Absent if it is not of a collection. */
  collection?: string;
  prices: PriceRange;
  filters: Omit<FilterOptions, 'categories'>;
  asksServer: boolean;
}

export interface SidebarCategory {
  name: string;
  path: string;
  count: number;
}
