import type { CatalogueImage } from '@mela/rules/catalogue.ts';
import type { ImageMetadata } from 'astro';

/** The longer side of the server's thumbnails in pixels. For medium copies it is the shorter side. */
const THUMBNAIL_SIZE = 320;
const MEDIUM_SIZE = 640;

/** The maximum width of the server's JPEG copies. */
const SHARE_WIDTH = 1200;

/** The image of link previews (`og:image`), in pixels. */
export interface ShareImage {
  src: string;
  width: number;
  height: number;
  /** If empty, the page's title is used. */
  alt?: string;
}

/** The data that pages need to show an image file. */
export type ImageFile = Pick<ImageMetadata, 'src' | 'width' | 'height' | 'format'>;

/** The files of an upload, narrowest first. The thumbnail of a small image is the image itself. */
export function uploadedFiles({ src, thumbnail, width, height }: Omit<CatalogueImage, 'alt'>): ImageFile[] {
  const small = { src: thumbnail, ...thumbnailSize({ width, height }), format: 'webp' } as const;
  const medium = { ...mediumFile({ src, width, height }), format: 'webp' } as const;
  const large = { src, width, height, format: 'webp' } as const;
  return [...[small, medium].filter((copy) => copy.width < width), large];
}

/** Every upload has a medium copy. For a small image it is the image itself. */
export function mediumFile({ src, width, height }: Pick<ImageFile, 'src' | 'width' | 'height'>) {
  const scale = Math.min(1, MEDIUM_SIZE / Math.min(width, height));
  return {
    src: src.replace(/\.webp$/, '-640.webp'),
    width: Math.round(width * scale),
    height: Math.round(height * scale),
  };
}

/** The JPEG copy of an upload, because many apps cannot show WebP in link previews. */
export function shareImageOf({
  src,
  width,
  height,
  alt,
}: Omit<CatalogueImage, 'thumbnail' | 'alt'> & { alt?: string }): ShareImage {
  const scale = Math.min(1, SHARE_WIDTH / width);
  return {
    src: src.replace(/\.webp$/, '-1200.jpg'),
    width: Math.round(width * scale),
    height: Math.max(1, Math.round(height * scale)),
    ...(alt && { alt }),
  };
}

export function thumbnailSize({ width, height }: Pick<ImageFile, 'width' | 'height'>) {
  const scale = Math.min(1, THUMBNAIL_SIZE / Math.max(width, height));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}
