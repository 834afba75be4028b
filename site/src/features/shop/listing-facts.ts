import { type Checked, itemsPerPage, type ListingQuery } from '@mela/rules/listing/listing-query.ts';
import { DEFAULT_CURRENCY } from '@mela/rules/money.ts';
import { type PriceRange, priceRangeOf } from './price-scale.ts';

/** What the browser is told of a listing that it is to sort and filter. */
export interface ListingFacts {
  /** Of its first page: `/shop`. */
  path: string;
  /** The slug of its category; null: the whole shop. */
  category: string | null;
  /** The name of its brand; null: all brands. */
  brand: string | null;
  /** The page that the server has rendered. */
  page: number;
  /** As many as the page says there are, before anything is filtered; so in `items`. */
  pages: number;
  items: number;
  prices: PriceRange;
  /** Nothing is listed before something is searched. */
  isSearch: boolean;
  /** There are too many products for an index that the browser could sort and filter from. */
  asksServer: boolean;
  /** What prices are in; not said of rupees. */
  currency?: string;
}

/** What the filters offer, with how many products each choice stands for. */
export interface FilterOptions {
  categories: { name: string; path: string; count: number }[];
  colors: { name: string; count: number }[];
  sizes: { name: string; count: number }[];
  conditions: { name: string; count: number }[];
  /** Of a catalogue, in their order. */
  others?: FilterGroup[];
}

/** Choices of one kind. */
export interface FilterGroup {
  title: string;
  /** The parameter of the address. */
  name: Checked;
  /** `value` is what the address says, where that is not the name. */
  choices: { name: string; value?: string; count: number }[];
}

/** The facts of a listing of some products: by default all on one page, of the whole shop. */
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

/** What pages say of it to their scripts. */
export function saidCurrency(currency: string): Pick<ListingFacts, 'currency'> {
  return currency === DEFAULT_CURRENCY ? {} : { currency };
}

/** As many pages as a listing says it has before it is filtered. */
export function claimedPages(
  { items, pages }: Pick<ListingFacts, 'items' | 'pages'>,
  { show }: Pick<ListingQuery, 'show'>,
): number {
  return show ? Math.ceil(items / itemsPerPage(show)) : pages;
}
