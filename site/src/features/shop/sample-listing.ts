import type { ImageAddresses } from '@mela/rules/listing/product-index.ts';
import type { FilterOptions } from './listing-facts.ts';

/** The numbers on the sample's shop page (specification, section 2), which do not depend on its products. */
export const ITEMS_FOUND = 688;
export const PAGES = 16;

export const SAMPLE_FILTERS: Omit<FilterOptions, 'categories'> = {
  colors: [
    { name: 'Red', count: 56 },
    { name: 'Green', count: 78 },
    { name: 'Blue', count: 54 },
  ],
  // The counts of sizes are 0, because the specification has none, and no page of the sample shows them.
  sizes: ['S', 'M', 'L', 'XL', 'XXL'].map((name) => ({ name, count: 0 })),
  conditions: [
    { name: 'New', count: 1506 },
    { name: 'Refurbished', count: 27 },
    { name: 'Used', count: 45 },
  ],
};

/** The sample's index contains full image URLs, because the build renames images after all files are written. */
export const SAMPLE_IMAGES: ImageAddresses = {
  type: 'image/avif',
  prefix: '',
  imageSuffix: '',
  secondImageSuffix: '',
  small: '-320.avif',
  large: '-640.avif',
  fallback: '-320.webp',
};
