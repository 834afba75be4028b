import type { Availability } from './availability.ts';
import type { Badge } from './badges.ts';
import type { StorefrontContent } from './content/storefront-content.ts';
import type { CustomFields } from './custom-fields.ts';
import type { SellingTerms } from './selling-terms.ts';

/**
 * A shop as the publisher reads it from one snapshot of the database: the input of everything that is live.
 * Plain data, so that it can be sent to a worker, hashed and written as JSON.
 */
export interface Catalogue {
  /** The origin that canonical links, sitemap and feeds name, without a slash at the end. */
  url: string;
  /** In order of creation. No drafts, and nothing out of its dates. */
  products: CatalogueProduct[];
  /** In order of position. */
  categories: CatalogueCategory[];
  content: StorefrontContent;
  /** What all prices are in, by its letters of ISO 4217. */
  currency: string;
  /** null: shoppers cannot order, but by mail. */
  selling: SellingTerms | null;
  /** Shoppers could order, now or before: their orders have addresses, also while the shop is closed. */
  hasSold: boolean;
  /** By old address. */
  redirects: CatalogueRedirect[];
  /** Few enough products for an index file, which browsers sort and filter listings from; else the server does. */
  allowsIndex: boolean;
}

/** An address that leads to another one, beside the former addresses of products and categories. */
export interface CatalogueRedirect {
  id: string;
  /** The key of the old address (`redirect-address.ts`). */
  from: string;
  /** A path of the shop in readable form, or an address of another site. */
  to: string;
  /** Whether it applies although a page has the old address. */
  replacesPage: boolean;
}

export interface CatalogueProduct {
  id: string;
  handle: string;
  formerHandles: string[];
  title: string;
  /** A subset of Markdown: paragraphs, lists, bold, links. */
  description: string;
  categoryId: string | null;
  /** Paise, as is `sellingPrice`. */
  regularPrice: number;
  sellingPrice: number;
  /** As it is shown: `Best Sell`. */
  badge: Badge | null;
  isFeatured: boolean;
  isPopular: boolean;
  isNew: boolean;
  images: CatalogueImage[];
  brand: string | null;
  sku: string | null;
  /** How many can be had, of all its variants together; null where these are not all counted. */
  stock: number | null;
  tags: string[];
  options: { name: string; values: string[] }[];
  /** One or more: a product without options has one. */
  variants: CatalogueVariant[];
  attributes: { name: string; value: string }[];
  /** Otherwise it has a page, which search engines are asked to leave out, and is in no list, index, feed or sitemap. */
  isListed: boolean;
  /** ISO 8601. */
  createdAt: string;
  /** The day of its last change: `2026-11-27`. */
  updatedOn: string;
  /** What modules of the shop add. No page shows it, but carts read it from the release. Absent: nothing. */
  customFields?: CustomFields;
}

export interface CatalogueVariant {
  id: string;
  /** One for each option, in their order. */
  values: string[];
  sku: string | null;
  barcode: string | null;
  /** Paise, as is `compareAtPrice`, which is null where the variant is not on sale. */
  price: number;
  compareAtPrice: number | null;
  weightGrams: number | null;
  isSold: boolean;
  /** The place of its image among the product's, from 0; null: the first. */
  image: number | null;
  /** As it was when the catalogue was read. Pages say no number: it would be old with the next sale. */
  availability: Exclude<Availability, 'LOW'>;
}

export interface CatalogueCategory {
  id: string;
  handle: string;
  formerHandles: string[];
  name: string;
  parentId: string | null;
  position: number;
  description: string | null;
  image: CatalogueImage | null;
}

/** An upload: `/uploads/<hash>.webp`, and its copy of 320 pixels, `/uploads/<hash>-320.webp`. There is one of 640, too. */
export interface CatalogueImage {
  src: string;
  thumbnail: string;
  /** Pixels of `src`, as is `height`. */
  width: number;
  height: number;
  /** Empty: the product's title. */
  alt: string;
}
