import * as listingText from '#messages/listing.ts';

/**
 * The sort orders of a listing: `value` is in the address, and `label` is in the dropdown (specification,
 * section 2).
 */
export const SORT_ORDERS = [
  { value: '', label: listingText.featured },
  { value: 'price-asc', label: listingText.priceLowToHigh },
  { value: 'price-desc', label: listingText.priceHighToLow },
  { value: 'newest', label: listingText.releaseDate },
  { value: 'rating', label: listingText.averageRating },
] as const;

export const PER_PAGE = [
  { value: '', label: '50' },
  { value: '100', label: '100' },
  { value: '150', label: '150' },
  { value: '200', label: '200' },
  { value: 'all', label: listingText.all },
] as const;

export type SortOrder = (typeof SORT_ORDERS)[number]['value'];

/** The filters with checkboxes: parameters that can occur several times in an address. */
export const CHECKED = [
  ...(['color', 'size', 'condition'] as const),
  // `maker` filters by brand, because `brand` selects the listing of one brand.
  ...(['option', 'maker', 'tag', 'stock', 'sale'] as const),
] as const;

/** The only values of the filters `stock` and `sale`, which are also their labels. */
export const IN_STOCK = listingText.inStock;
export const ON_SALE = listingText.onSale;

export type Checked = (typeof CHECKED)[number];

/** The parameters in the address of a listing. */
export interface ListingQuery extends Record<Checked, string[]> {
  text: string;
  sort: SortOrder;
  show: (typeof PER_PAGE)[number]['value'];
  /** The lowest price, in whole units of the shop's currency, as is `max`. */
  min: number | null;
  max: number | null;
  /** The number of the page, from 1. */
  page: number;
}

export function readQuery(parameters: URLSearchParams): ListingQuery {
  const textOf = (name: string) => parameters.get(name)?.trim() ?? '';
  const oneOf = <Value>(name: string, options: readonly { value: Value }[]) =>
    options.find(({ value }) => value === textOf(name))?.value;
  return {
    text: textOf('q'),
    sort: oneOf('sort', SORT_ORDERS) ?? '',
    show: oneOf('show', PER_PAGE) ?? '',
    min: numberFrom(textOf('min')),
    max: numberFrom(textOf('max')),
    ...checkedBy((name) => parameters.getAll(name)),
    page: Math.max(1, Math.floor(numberFrom(textOf('page')) ?? 1)),
  };
}

function checkedBy(valuesOf: (name: Checked) => string[]): Record<Checked, string[]> {
  return Object.fromEntries(CHECKED.map((name) => [name, valuesOf(name)])) as Record<Checked, string[]>;
}

function numberFrom(text: string): number | null {
  return /^\d{1,12}(\.\d{1,3})?$/.test(text) ? Number(text) : null;
}

/** The query part of an address, with its question mark; empty if every parameter has its default. */
export function writeQuery({ text, sort, show, min, max, page, ...checked }: ListingQuery): string {
  const single = { q: text, sort, show, min: min ?? '', max: max ?? '', page: page > 1 ? page : '' };
  const pairs = [
    ...Object.entries(single).filter(([, value]) => value !== ''),
    ...CHECKED.flatMap((name) => checked[name].map((value) => [name, value])),
  ];
  const parameters = new URLSearchParams();
  for (const [name = '', value] of pairs) parameters.append(name, String(value));
  return parameters.size > 0 ? `?${parameters}` : '';
}

/** The address of a query on a listing. Pages of the unfiltered list have their own paths, such as `/shop/2`. */
export function addressOf(path: string, query: ListingQuery): string {
  if (writeQuery({ ...query, page: 1 })) return path + writeQuery(query);
  return query.page > 1 ? `${path}/${query.page}` : path;
}

/** Whether a query excludes products, other than by its page. */
export function isFiltered({ text, min, max, ...checked }: ListingQuery): boolean {
  return text !== '' || min !== null || max !== null || CHECKED.some((name) => checked[name].length > 0);
}

/** The query without its filters. */
export function withoutFilters(query: ListingQuery): ListingQuery {
  return { ...query, min: null, max: null, ...checkedBy(() => []), page: 1 };
}

export function itemsPerPage(show: ListingQuery['show']): number {
  return show === 'all' ? Number.POSITIVE_INFINITY : Number(show || PER_PAGE[0].label);
}
