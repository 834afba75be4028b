import type { Badge } from './badges.ts';
import type { CatalogueProduct } from './catalogue.ts';

/**
 * The data of each product that a shop keeps in memory: enough for listings, filters, feeds and related
 * products, and to find the pages that a change affects. Pages read the whole product when they are rendered.
 * At 100,000 products each field counts.
 */
export interface ProductRow {
  id: string;
  handle: string;
  formerHandles: string[];
  /** A hash of the product, which changes whenever any page may show the product differently. */
  key: string;
  /** A hash of what the card shows, except the category. */
  cardKey: string;
  categoryId: string | null;
  brand: string | null;
  tags: string[];
  /** The ids of products that shoppers order together with this one, most often first. */
  boughtWith: string[];
  /** The time of creation, in milliseconds. */
  createdAt: number;
  isListed: boolean;
  isFeatured: boolean;
  facts: RowFacts;
  /** The selling price in minor units, as are the other prices. */
  sellingPrice: number;
  /** The price of the cheapest variant, like `was`. */
  price: number;
  /** The compare-at price of the cheapest variant. null: it is not on sale. */
  was: number | null;
  /** The price of the most expensive variant. */
  highestPrice: number;
  /** The colours, sizes and values of other options (such as `Cut: slim`) of the variants that are for sale. */
  colors: string[];
  sizes: string[];
  options: string[];
}

/** Facts that many products have in common, so their rows share one object. */
export interface RowFacts {
  /** The day of its last change: `2026-11-27`. */
  updatedOn: string;
  badge: Badge | null;
  isPopular: boolean;
  isNew: boolean;
  hasImages: boolean;
  /** Whether any variant is available. */
  isAvailable: boolean;
  /** The number of its variants that are for sale. */
  sold: number;
  /** The number of different images of its variants. */
  variantImages: number;
  condition: string;
}

/**
 * Reads products of a release in the order of their rows.
 * @throws Error if the release no longer has one of them
 */
export type ReadProducts = (rows: readonly Pick<ProductRow, 'id' | 'key'>[]) => Promise<CatalogueProduct[]>;
