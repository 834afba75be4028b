import { imageFiles } from '../images/image-store.ts';
import type { Product, ProductImage } from './product.ts';

/** Where the pictures are served. */
export const UPLOADS_PATH = '/uploads';

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
