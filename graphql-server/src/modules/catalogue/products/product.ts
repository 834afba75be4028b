import type { Badge } from '@mela/rules/badges.ts';
import type { ProductDetails } from '@mela/rules/product-details.ts';
import { orderKey, prefixesOf, wordsOf } from '@mela/rules/search.ts';
import { variantPrices } from '@mela/rules/variants.ts';
import { ObjectId } from 'mongodb';
import { imageOf, type StoredImage } from '../../../kernel/images/image.ts';
import {
  badgeFacet,
  brandFacet,
  categoryFacet,
  EVERYTHING,
  flagFacet,
  optionFacet,
  periodFacet,
  saleFacet,
  statusFacet,
  tagFacet,
  wordFacet,
} from '../list/facets.ts';
import { type SoldVariant, soldVariants } from './sold-variants.ts';
import { withoutStock } from './stock.ts';

/** What an operator enters; prices in minor units of the shop's currency. */
export interface ProductFields extends ProductDetails {
  title: string;
  description: string;
  /** May name a category that was deleted since: the product is then uncategorised. */
  categoryId: ObjectId;
  regularPrice: number;
  sellingPrice: number;
  badge: Badge | null;
  isFeatured: boolean;
  isPopular: boolean;
  isNew: boolean;
}

export interface Product extends ProductFields {
  _id: ObjectId;
  images: StoredImage[];
  /** See handles.ts. */
  handles?: string[];
  hasOwnHandle?: boolean;
  /** Its own id, where it had the SKU of another product before SKUs had to be unique (sku-index.ts). */
  skuException?: ObjectId;
  version: number;
  createdAt: Date;
  updatedAt: Date;
  titleKey: string;
  facets: string[];
  /** What is sold of it, where it has options. */
  sold: SoldVariant[];
  /** Its own SKU and those of its variants; not there without any. */
  skus?: string[];
}

/** A product without its derived fields, which take more room than all others. */
export type ProductContent = Omit<Product, 'titleKey' | 'facets' | 'sold' | 'skus'>;

export function newProduct(
  fields: ProductFields,
  images: StoredImage[],
  createdAt = new Date(),
  _id = new ObjectId(),
): ProductContent {
  return { _id, ...fields, images, version: 1, createdAt, updatedAt: createdAt };
}

/** What is stored; how many there are of it lies in the inventory. */
export function toDocument(content: ProductContent): Product {
  const skus = skusOf(content);
  return { ...withoutStock(content), ...listedFields(content), ...(skus.length > 0 && { skus }) };
}

export interface WithSkus {
  sku?: string;
  variants?: readonly { sku?: string }[];
}

/** All SKUs of a product, of which no other product may have one. */
export function skusOf({ sku, variants = [] }: WithSkus): string[] {
  return [sku, ...variants.map((variant) => variant.sku)].filter((one) => one !== undefined);
}

type ListedFields = Pick<Product, 'titleKey' | 'facets' | 'sold'>;

/** The derived fields that a product is ordered and found by. */
export function listedFields(fields: ProductFields): ListedFields {
  const released = releasedFields(fields);
  return { ...released, facets: [...released.facets, ...searchedWords(fields).map(wordFacet)] };
}

/** Those of a released product, whose words are in the index of the release. */
export function releasedFields(fields: ProductFields): ListedFields {
  const { brand = '', tags = [] } = fields;
  const sold = soldVariants(fields);
  return {
    titleKey: orderKey(fields.title),
    sold,
    facets: [
      EVERYTHING,
      categoryFacet(fields.categoryId),
      flagFacet('featured', fields.isFeatured),
      flagFacet('popular', fields.isPopular),
      flagFacet('new', fields.isNew),
      statusFacet(fields.status ?? 'ACTIVE'),
      ...(fields.showFrom ? [periodFacet('from')] : []),
      ...(fields.showUntil ? [periodFacet('until')] : []),
      ...(fields.badge === null ? [] : [badgeFacet(fields.badge)]),
      saleFacet(sold.length > 0 ? sold.some(({ isOnSale }) => isOnSale) : isOnSale(fields)),
      ...(brand ? [brandFacet(brand)] : []),
      ...tags.map(tagFacet),
      ...optionsSold(fields).map(optionFacet),
    ],
  };
}

function searchedWords(fields: ProductFields): string[] {
  const { title, brand = '', sku = '', tags = [], variants = [], description } = fields;
  // Whole words: each beginning of a hundred SKUs would be a thousand entries of an index.
  const ofVariants = variants.flatMap((variant) => [variant.sku ?? '', ...variant.values]);
  const words = new Set([
    ...prefixesOf([title, brand, sku, ...tags].join(' ')),
    ...prefixesOf(
      optionsSold(fields)
        .map(({ value }) => value)
        .join(' '),
    ),
    ...wordsOf(description),
    ...wordsOf(ofVariants.join(' ')),
  ]);
  return [...words];
}

function isOnSale(fields: ProductFields): boolean {
  return variantPrices(fields).compareAtPrice !== null;
}

/** Each value of an option that a variant has which is sold. */
function optionsSold({ options = [], variants = [] }: ProductFields): { name: string; value: string }[] {
  const sold = variants.filter(({ isSold }) => isSold !== false);
  return options.flatMap(({ name }, place) =>
    [...new Set(sold.map(({ values }) => values[place] ?? ''))].map((value) => ({ name, value })),
  );
}

export function imagesOf({ title, images }: Product) {
  return images.map((image, index) => imageOf(image, index === 0 ? title : `${title}, view ${index + 1}`));
}
