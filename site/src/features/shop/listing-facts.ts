import { type Checked, itemsPerPage, type ListingQuery } from '@mela/rules/listing/listing-query.ts';
import { DEFAULT_CURRENCY } from '@mela/rules/money.ts';
import { type PriceRange, priceRangeOf } from './price-scale.ts';

/** The facts that the browser needs to sort and filter a listing. */
export interface ListingFacts {
  /** The path of the listing's first page: `/shop`. */
  path: string;
  /** The slug of the listing's category. null: all categories. */
  category: string | null;
  /** The name of the listing's brand. null: all brands. */
  brand: string | null;
  /** The slug of the listing's collection. Absent if it is not of a collection. */
  collection?: string;
  /** The page that the server rendered. */
  page: number;
  /** The number of pages before filtering, as displayed. `items` is the number of products. */
  pages: number;
  items: number;
  prices: PriceRange;
  /** Whether the listing is empty until the shopper searches. */
  isSearch: boolean;
  /**
   * Whether the server answers queries, because the shop has too many products for an index in the browser.
   */
  asksServer: boolean;
  /** The currency of prices. Absent: rupees. */
  currency?: string;
}

/** The filters, with the number of products per choice. */
export interface FilterOptions {
  categories: { name: string; path: string; count: number }[];
  colors: { name: string; count: number }[];
  sizes: { name: string; count: number }[];
  conditions: { name: string; count: number }[];
  /** Further groups of a catalogue, in order. */
  others?: FilterGroup[];
}

/** Choices of one kind. */
export interface FilterGroup {
  title: string;
  /** The URL parameter. */
  name: Checked;
  /** `value` is the URL's value if it differs from the name. */
  choices: { name: string; value?: string; count: number }[];
}

/** The facts of a listing of these products: by default a single page of the whole shop. */
export function listingFacts(
  { path, ...facts }: Pick<ListingFacts, 'path'> & Partial<ListingFacts>,
  products: { price: number }[],
): ListingFacts {
  return {
    path,
    category: null,
    brand: null,
    page: 1,
    pages: 1,
    items: products.length,
    prices: priceRangeOf(products.map(({ price }) => price)),
    isSearch: false,
    asksServer: false,
    ...facts,
  };
}

export function currencyOf({ currency = DEFAULT_CURRENCY }: Pick<ListingFacts, 'currency'>): string {
  return currency;
}

/** The currency as pages pass it to scripts. */
export function saidCurrency(currency: string): Pick<ListingFacts, 'currency'> {
  return currency === DEFAULT_CURRENCY ? {} : { currency };
}

/** The page count that a listing states before filtering. */
export function claimedPages(
  { items, pages }: Pick<ListingFacts, 'items' | 'pages'>,
  { show }: Pick<ListingQuery, 'show'>,
): number {
  return show ? Math.ceil(items / itemsPerPage(show)) : pages;
}
