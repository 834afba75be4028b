import { getImage } from 'astro:assets';
import type { ContentImage } from '@mela/rules/content/content-fields.ts';
import type { ImageMetadata } from 'astro';
import { type ImageFile, uploadedFiles } from './uploaded-files.ts';

const SAMPLE = 'sample:';

const FILES = import.meta.glob<ImageMetadata>('../assets/{products,home,team,offices}/*.avif', {
  eager: true,
  import: 'default',
});

const BY_NAME = Map.groupBy(Object.entries(FILES), ([path]) =>
  path.replace('../assets/', '').replace(/-\d+\.avif$/, ''),
);

/** The files of an image such as `home/hero-1`, narrowest first. Fails the build if there are none. */
export function imageFiles(name: string): ImageMetadata[] {
  const files = BY_NAME.get(name);
  if (!files) throw new Error(`No image ${name}-<width>.avif in src/assets`);
  return files.map(([, file]) => file).toSorted((a, b) => a.width - b.width);
}

/** The files of a product's image as a card needs them, 320 and 640 pixels wide. */
export function productImage(name: string): [ImageMetadata, ImageMetadata] {
  const [small, large] = [320, 640].map((width) => FILES[`../assets/products/${name}-${width}.avif`]);
  if (!small || !large) throw new Error(`No image ${name} in src/assets/products, 320 and 640 pixels wide`);
  return [small, large];
}

/** The files of an image from the shop's content: a sample image (`sample:home/hero-1`) or an upload. */
export function contentImage(image: ContentImage): ImageFile[] {
  return typeof image === 'string' ? imageFiles(image.slice(SAMPLE.length)) : uploadedFiles(image);
}

const webpAddresses = new Map<string, Promise<string>>();

/**
 * The URL of an image as WebP, for browsers and crawlers without AVIF. Each is created once. The live
 * renderer creates no images and uses those of the build.
 */
export function webpAddress(file: ImageFile, isBuilding = true): Promise<string> {
  if (!isBuilding) return Promise.resolve(file.src.replace(/\.avif$/, '.webp'));
  const address =
    webpAddresses.get(file.src) ??
    getImage({ src: file as ImageMetadata, format: 'webp' }).then(({ src }) => src);
  webpAddresses.set(file.src, address);
  return address;
}
