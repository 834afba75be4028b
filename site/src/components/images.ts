import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';
import type { ContentImage } from '../content/content-fields.ts';
import type { CatalogueImage } from '../publishing/catalogue.ts';

/** Pixels of the longer side, as the server makes thumbnails. */
const THUMBNAIL_SIZE = 320;
const SAMPLE = 'sample:';

const FILES = import.meta.glob<ImageMetadata>('../assets/{products,home,team,offices}/*.avif', {
  eager: true,
  import: 'default',
});

const BY_NAME = Map.groupBy(Object.entries(FILES), ([path]) =>
  path.replace('../assets/', '').replace(/-\d+\.avif$/, ''),
);

/** The files of an image such as `home/hero-1`, narrowest first. Fails the build when there are none. */
export function imageFiles(name: string): ImageMetadata[] {
  const files = BY_NAME.get(name);
  if (!files) throw new Error(`No image ${name}-<width>.avif in src/assets`);
  return files.map(([, file]) => file).toSorted((a, b) => a.width - b.width);
}

/** What a page has to know of a file to show it. */
export type ImageFile = Pick<ImageMetadata, 'src' | 'width' | 'height' | 'format'>;

/** The files of a product's image as a card needs them, 320 and 640 pixels wide. */
export function productImage(name: string): [ImageMetadata, ImageMetadata] {
  const [small, large] = [320, 640].map((width) => FILES[`../assets/products/${name}-${width}.avif`]);
  if (!small || !large) throw new Error(`No image ${name} in src/assets/products, 320 and 640 pixels wide`);
  return [small, large];
}

/** The files of an image that the shop's texts name: one of the sample (`sample:home/hero-1`) or an upload. */
export function contentImage(image: ContentImage): ImageFile[] {
  return typeof image === 'string' ? imageFiles(image.slice(SAMPLE.length)) : uploadedFiles(image);
}

/** The files of an upload, narrowest first. The thumbnail of a small one is the same image again. */
export function uploadedFiles({ src, thumbnail, width, height }: Omit<CatalogueImage, 'alt'>): ImageFile[] {
  const large = { src, width, height, format: 'webp' } as const;
  const scale = THUMBNAIL_SIZE / Math.max(width, height);
  if (scale >= 1) return [large];
  const small = { src: thumbnail, width: Math.round(width * scale), height: Math.round(height * scale) };
  return [{ ...small, format: 'webp' }, large];
}

const webpAddresses = new Map<string, Promise<string>>();

/**
 * The address of an image as WebP, for browsers and crawlers without AVIF. Made once per build; the renderer of live
 * pages makes no images, and names those that the build has made.
 */
export function webpAddress(file: ImageFile, isBuilding = true): Promise<string> {
  if (!isBuilding) return Promise.resolve(file.src.replace(/\.avif$/, '.webp'));
  const address =
    webpAddresses.get(file.src) ??
    getImage({ src: file as ImageMetadata, format: 'webp' }).then(({ src }) => src);
  webpAddresses.set(file.src, address);
  return address;
}
