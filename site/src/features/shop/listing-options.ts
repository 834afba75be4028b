/** What the listing offers to choose from (specification, section 2). On sample content the choices change nothing. */
export const PER_PAGE = ['50', '100', '150', '200', 'All'] as const;
export const SORT_ORDERS = [
  'Featured',
  'Price: Low to High',
  'Price: High to Low',
  'Release Date',
  'Avg. Rating',
] as const;

/** The listing's sample numbers: what it says it found, how many it shows at first, and its pages. */
export const ITEMS_FOUND = 688;
export const ITEMS_SHOWN = 50;
export const FIRST_PAGES = ['01', '02', '03'] as const;
export const LAST_PAGE = '16';

export const COLOUR_FILTERS = [
  { name: 'Red', count: 56 },
  { name: 'Green', count: 78 },
  { name: 'Blue', count: 54 },
] as const;
export const SIZE_FILTERS = ['S', 'M', 'L', 'XL', 'XXL'] as const;
export const CONDITION_FILTERS = [
  { name: 'New', count: 1506 },
  { name: 'Refurbished', count: 27 },
  { name: 'Used', count: 45 },
] as const;

/** Rupees. */
export const PRICE_FILTER = { highest: 10_000, step: 100, start: 5000 } as const;
