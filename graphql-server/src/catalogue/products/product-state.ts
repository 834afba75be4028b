import { imageFiles } from '../images/image-store.ts';
import { discountPercentage } from '../rules/discount.ts';
import { toRupees } from '../rules/price.ts';
import type { Product, ProductImage } from './product.ts';

/** Where the pictures are served. */
export const UPLOADS_PATH = '/uploads';

/** A product as a refused caller is shown it, in the schema's names. */
export function productState(product: Product): Record<string, unknown> {
  const { _id, title, description, categoryId, badge, isFeatured, isPopular, isNew } = product;
  const { version, createdAt, updatedAt } = product;
  return {
    id: _id.toHexString(),
    title,
    description,
    categoryId: categoryId.toHexString(),
    regularPrice: toRupees(product.regularPrice),
    sellingPrice: toRupees(product.sellingPrice),
    discountPercentage: discountPercentage(product.regularPrice, product.sellingPrice),
    badge,
    isFeatured,
    isPopular,
    isNew,
    images: imagesOf(product),
    version,
    createdAt,
    updatedAt,
  };
}

/** A product's pictures in the schema's shape. */
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
