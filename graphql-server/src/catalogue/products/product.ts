import { ObjectId } from 'mongodb';
import { imageFiles } from '../images/image-store.ts';
import { categoryFacet, EVERYTHING, flagFacet, wordFacet } from '../list/facets.ts';
import type { Badge } from '../rules/checks.ts';
import { orderKey, prefixesOf, wordsOf } from '../rules/search.ts';

/** Where the images are served. */
export const UPLOADS_PATH = '/uploads';

/** A stored image: `hash` names its files, width and height are those of the large one in pixels. */
export interface ProductImage {
  hash: string;
  width: number;
  height: number;
}

/** What the operator says of a product; prices in paise. */
export interface ProductFields {
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

/** Something for sale, as the database keeps it. */
export interface Product extends ProductFields {
  _id: ObjectId;
  images: ProductImage[];
  version: number;
  createdAt: Date;
  updatedAt: Date;
  titleKey: string;
  facets: string[];
}

/** A product without what follows from its fields, which takes more room than all the rest. */
export type ProductContent = Omit<Product, 'titleKey' | 'facets'>;

export function newProduct(
  fields: ProductFields,
  images: ProductImage[],
  createdAt = new Date(),
  _id = new ObjectId(),
): ProductContent {
  return { _id, ...fields, images, version: 1, createdAt, updatedAt: createdAt };
}

export function toDocument(content: ProductContent): Product {
  return { ...content, ...listedFields(content) };
}

/** What a product can be ordered and found by, as it follows from its fields. */
export function listedFields(fields: ProductFields): Pick<Product, 'titleKey' | 'facets'> {
  const words = new Set([...prefixesOf(fields.title), ...wordsOf(fields.description)]);
  return {
    titleKey: orderKey(fields.title),
    facets: [
      EVERYTHING,
      categoryFacet(fields.categoryId),
      flagFacet('featured', fields.isFeatured),
      flagFacet('popular', fields.isPopular),
      flagFacet('new', fields.isNew),
      ...[...words].map(wordFacet),
    ],
  };
}

export function imagesOf({ title, images }: Product) {
  return images.map((image, index) => imageOf(image, index === 0 ? title : `${title}, view ${index + 1}`));
}

function imageOf({ hash, width, height }: ProductImage, alt: string) {
  const { large, thumbnail } = imageFiles(hash);
  return {
    id: hash,
    url: `${UPLOADS_PATH}/${large}`,
    thumbnailUrl: `${UPLOADS_PATH}/${thumbnail}`,
    width,
    height,
    alt,
  };
}
