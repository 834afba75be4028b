import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';
import { memoize } from './memoize.ts';

/** Where a picture is as WebP, for browsers and other programs that do not know AVIF. */
export const webpAddress = memoize(async (file: ImageMetadata) => {
  const { src } = await getImage({ src: file, format: 'webp' });
  return src;
});
