import type { Badge } from '@mela/rules/badges.ts';
import type { CustomFields } from '@mela/rules/custom-fields.ts';
import type { ProductDetails } from '@mela/rules/product-details.ts';
import { orderKey, prefixesOf, wordsOf } from '@mela/rules/search.ts';
import { cheapestOf, variantPrices } from '@mela/rules/variants.ts';
import { ObjectId } from 'mongodb';
import { imageOf, type StoredImage } from '../../../kernel/images/image.ts';
import {
  attributeFacet,
  badgeFacet,
  brandFacet,
  categoryFacet,
  EVERYTHING,
  flagFacet,
  moduleFlagFacet,
  optionFacet,
  periodFacet,
  saleFacet,
  statusFacet,
  tagFacet,
  wordFacet,
} from '../list/facets.ts';
import { type SoldVariant, soldVariants } from './sold-variants.ts';
import { withoutStock } from './stock.ts';

/** The operator's input. Prices are in minor units of the shop's currency. */
export interface ProductFields extends ProductDetails {
  title: string;
  description: string;
  /** The category. If it was deleted, the product is uncategorised. */
  categoryId: ObjectId;
  regularPrice: number;
  sellingPrice: number;
  badge: Badge | null;
  isFeatured: boolean;
  isPopular: boolean;
  isNew: boolean;
}

/** A flag that a module computes for each product, so that lists can be filtered by it. */
export interface ProductFlag {
  /** The name of the filter field. The module adds it to the schema: `extend input ProductFilter { NAME: Boolean }`. */
  name: string;
  /** Increase it after changing `isSet`, so that servers compute the flags of all products again. */
  version: number;
  isSet: (fields: CustomFields | undefined) => boolean;
}

/** @returns the flags with their versions, as stored once all products have them */
export function flagVersions(flags: readonly ProductFlag[]): string[] {
  return flags.map(({ name, version }) => `${name}:${version}`).sort();
}

export interface Product extends ProductFields {
  _id: ObjectId;
  images: StoredImage[];
  /** The current handle, then former ones (handles.ts). */
  handles?: string[];
  hasOwnHandle?: boolean;
  /** The product's own id, if the product shared an SKU with another before SKUs had to be unique (sku-index.ts). */
  skuException?: ObjectId;
  version: number;
  createdAt: Date;
  updatedAt: Date;
  /** The products that shoppers order together with this one, most often first. The module `bought-together` writes it. */
  boughtWith?: ObjectId[];
  titleKey: string;
  facets: string[];
  /** Its variants for sale. Empty for a product without options. */
  sold: SoldVariant[];
  /** The price on its card. */
  lowestPrice: number;
  /** All SKUs of the product and its variants. Missing if there are none. */
  skus?: string[];
}

/** A product without its derived fields, which take more space than all others together. */
export type ProductContent = Omit<Product, 'titleKey' | 'facets' | 'sold' | 'lowestPrice' | 'skus'>;

export function newProduct(
  fields: ProductFields,
  images: StoredImage[],
  createdAt = new Date(),
  _id = new ObjectId(),
): ProductContent {
  return { _id, ...fields, images, version: 1, createdAt, updatedAt: createdAt };
}

/** The stored form of a product. Its quantities are in the inventory. @param flags of all modules */
export function toDocument(content: ProductContent, flags: readonly ProductFlag[] = []): Product {
  const skus = skusOf(content);
  return { ...withoutStock(content), ...listedFields(content, flags), ...(skus.length > 0 && { skus }) };
}

export interface WithSkus {
  sku?: string;
  variants?: readonly { sku?: string }[];
}

/** All SKUs of a product. No other product may have one of them. */
export function skusOf({ sku, variants = [] }: WithSkus): string[] {
  return [sku, ...variants.map((variant) => variant.sku)].filter((one) => one !== undefined);
}

type ListedFields = Pick<Product, 'titleKey' | 'facets' | 'sold' | 'lowestPrice'>;

/** The derived fields for sorting and search. @param flags of all modules */
export function listedFields(fields: ProductFields, flags: readonly ProductFlag[] = []): ListedFields {
  const released = releasedFields(fields);
  const ofModules = flags.map(({ name, isSet }) => moduleFlagFacet(name, isSet(fields.customFields)));
  return { ...released, facets: [...released.facets, ...ofModules, ...searchedWords(fields).map(wordFacet)] };
}

/** The derived fields of a released product, without search words, which are in the release's search index. */
export function releasedFields(fields: ProductFields): ListedFields {
  const { brand = '', tags = [], attributes = [] } = fields;
  const sold = soldVariants(fields);
  return {
    titleKey: orderKey(fields.title),
    sold,
    lowestPrice: cheapestOf(sold)?.price ?? fields.sellingPrice,
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
      ...attributes.map(attributeFacet),
    ],
  };
}

function searchedWords(fields: ProductFields): string[] {
  const { title, brand = '', sku = '', tags = [], variants = [], description } = fields;
  // Index only whole words: all prefixes of a hundred SKUs would be a thousand index entries.
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

/** Each option value of a variant for sale. */
function optionsSold({ options = [], variants = [] }: ProductFields): { name: string; value: string }[] {
  const sold = variants.filter(({ isSold }) => isSold !== false);
  return options.flatMap(({ name }, place) =>
    [...new Set(sold.map(({ values }) => values[place] ?? ''))].map((value) => ({ name, value })),
  );
}

export function imagesOf({ title, images }: Product) {
  return images.map((image, index) => imageOf(image, index === 0 ? title : `${title}, view ${index + 1}`));
}
