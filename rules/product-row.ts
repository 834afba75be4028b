import type { Badge } from './badges.ts';
import type { CatalogueProduct } from './catalogue.ts';

/**
 * What a shop holds in memory of each product: enough to put it in listings, filters, feeds and beside related products, and to tell
 * which pages change with it. A page reads the product itself when it is rendered. At 100,000 products each field counts.
 */
export interface ProductRow {
  id: string;
  handle: string;
  formerHandles: string[];
  /** A hash of the product: another one whenever any page may show it differently. */
  key: string;
  /** A hash of what its card shows, beside its category. */
  cardKey: string;
  categoryId: string | null;
  brand: string | null;
  tags: string[];
  /** The ids of products that shoppers order together with this one, most often first. */
  boughtWith: string[];
  /** In milliseconds. */
  createdAt: number;
  isListed: boolean;
  isFeatured: boolean;
  facts: RowFacts;
  /** In minor units, as are the other prices. */
  sellingPrice: number;
  /** Of its cheapest variant, as is `was`. */
  price: number;
  /** null: it is not on sale. */
  was: number | null;
  /** Of its dearest variant. */
  highestPrice: number;
  /** What its sold variants are: in which colours, sizes, and values of other options, such as `Cut: slim`. */
  colors: string[];
  sizes: string[];
  options: string[];
}

/** What so many products have alike that their rows share it. */
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
  /** How many different images its variants have. */
  variantImages: number;
  condition: string;
}

/** Reads products of a release in the order of their rows. @throws when the release does not have one of them any more */
export type ReadProducts = (rows: readonly Pick<ProductRow, 'id' | 'key'>[]) => Promise<CatalogueProduct[]>;
