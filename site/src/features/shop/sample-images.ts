import type { ImageAddresses } from '@mela/rules/listing/product-index.ts';

/** The build renames images when all files are written, so that their addresses are whole in the sample's index. */
export const SAMPLE_IMAGES: ImageAddresses = {
  type: 'image/avif',
  prefix: '',
  imageSuffix: '',
  secondImageSuffix: '',
  small: '-320.avif',
  large: '-640.avif',
  fallback: '-320.webp',
};
