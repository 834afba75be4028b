import type { Availability } from './availability.ts';
import type { Badge } from './badges.ts';
import type { StorefrontContent } from './content/storefront-content.ts';
import type { CustomFields } from './custom-fields.ts';
import type { SellingTerms } from './selling-terms.ts';
import type { SeoTexts } from './seo.ts';

/**
 * A shop as the publisher reads it from one database snapshot: the input of everything that is live. Plain data, so that it can
 * be sent to a worker, hashed and written as JSON.
 */
export interface Catalogue<Product = CatalogueProduct> {
  /** The origin in canonical links, sitemap and feeds, without a trailing slash. */
  url: string;
  /** The products in order of creation, without drafts and without products that their schedule hides. */
  products: Product[];
  /** The categories in order of position. */
  categories: CatalogueCategory[];
  /** The collections by name. Absent: none. */
  collections?: CatalogueCollection[];
  content: StorefrontContent;
  /** The currency of all prices (ISO 4217). */
  currency: string;
  /** The time zone of the shop's days: an IANA name. */
  timeZone: string;
  /** The terms of selling. null: shoppers can order only by email. */
  selling: SellingTerms | null;
  /**
   * Whether shoppers were ever able to order. If so, the pages of their orders exist even while selling is
   * paused.
   */
  hasSold: boolean;
  /** The redirects, sorted by old address. */
  redirects: CatalogueRedirect[];
  /**
   * Whether the shop has few enough products for an index file, from which browsers sort and filter listings;
   * otherwise the server does.
   */
  allowsIndex: boolean;
}

/** A redirect that an operator or an import created. Former addresses of products and categories are separate. */
export interface CatalogueRedirect {
  id: string;
  /** The old address, as a key (`redirect-address.ts`). */
  from: string;
  /** The target: a path of the shop in readable form, or an address of another site. */
  to: string;
  /** Whether the redirect applies even if a page has the old address. */
  replacesPage: boolean;
}

export interface CatalogueProduct extends SeoTexts {
  id: string;
  handle: string;
  formerHandles: string[];
  title: string;
  /** The description, in the subset of Markdown that `markdown.ts` defines. */
  description: string;
  categoryId: string | null;
  /** The regular price in minor units, as is `sellingPrice`. */
  regularPrice: number;
  sellingPrice: number;
  /** The badge's text, such as `Best Sell`. */
  badge: Badge | null;
  isFeatured: boolean;
  isPopular: boolean;
  isNew: boolean;
  images: CatalogueImage[];
  brand: string | null;
  sku: string | null;
  /** The available quantity of all its variants together; null if any is untracked. */
  stock: number | null;
  tags: string[];
  options: { name: string; values: string[] }[];
  /** The variants. There is at least one: a product without options has exactly one. */
  variants: CatalogueVariant[];
  attributes: { name: string; value: string }[];
  /**
   * If false, the product has a page that search engines are asked to ignore, but is in no list, index, feed or
   * sitemap.
   */
  isListed: boolean;
  /** The time of creation, as ISO 8601. */
  createdAt: string;
  /** The date of its last change: `2026-11-27`. */
  updatedOn: string;
  /** The ids of products that shoppers order together with this one, most often first. Absent: too few orders. */
  boughtWith?: string[];
  /** Fields of the shop's modules. Carts read them from the release, and product pages show the legal information. Absent: none. */
  customFields?: CustomFields;
}

export interface CatalogueVariant {
  id: string;
  /** The value of each option, in order. */
  values: string[];
  sku: string | null;
  barcode: string | null;
  /** The price in minor units, as is `compareAtPrice`, which is null if the variant is not on sale. */
  price: number;
  compareAtPrice: number | null;
  weightGrams: number | null;
  isSold: boolean;
  /** The index of its image among the product's; null: the first. */
  image: number | null;
  /**
   * The availability when the catalogue was read. Pages show no quantity, because the next sale would make it
   * outdated.
   */
  availability: Exclude<Availability, 'LOW'>;
}

export interface CatalogueCategory extends SeoTexts {
  id: string;
  handle: string;
  formerHandles: string[];
  name: string;
  parentId: string | null;
  position: number;
  /** The description, in the Markdown of product descriptions. */
  description: string | null;
  image: CatalogueImage | null;
}

export type ConditionKind =
  | ('TAG' | 'BRAND' | 'CATEGORY' | 'PRICE_BELOW' | 'PRICE_ABOVE')
  | ('ON_SALE' | 'BADGE' | 'ADDED_WITHIN' | 'IN_STOCK');

export interface CollectionCondition {
  kind: ConditionKind;
  /** A tag, a brand, a category's id, a price in minor units, a badge, or a number of days. Empty if the kind needs none. */
  value: string;
  /** In a release, for ADDED_WITHIN: the moment from which products count, in milliseconds. */
  since?: number;
}

/** What decides which products a collection contains. */
export interface CollectionRules {
  match: 'ALL' | 'ANY';
  conditions: readonly CollectionCondition[];
}

/** A page of the products that meet its conditions. */
export interface CatalogueCollection extends SeoTexts, CollectionRules {
  id: string;
  handle: string;
  formerHandles: string[];
  name: string;
  /** The description, in the Markdown of product descriptions. */
  description: string | null;
  image: CatalogueImage | null;
  isInMenu: boolean;
}

/** An uploaded image: `/uploads/<hash>.webp`, with copies of 320 and 640 pixels such as `/uploads/<hash>-320.webp`. */
export interface CatalogueImage {
  src: string;
  thumbnail: string;
  /** The width of `src` in pixels, as is `height`. */
  width: number;
  height: number;
  /** The alt text. Empty: the product's title is used. */
  alt: string;
}
