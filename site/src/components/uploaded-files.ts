import type { CatalogueImage } from '@mela/rules/catalogue.ts';
import type { ImageMetadata } from 'astro';

/** Pixels of the longer side, as the server makes thumbnails; of a medium copy it is the shorter one. */
const THUMBNAIL_SIZE = 320;
const MEDIUM_SIZE = 640;

/** The widest that the server makes the JPEG copy of an upload. */
const SHARE_WIDTH = 1200;

/** An image for link previews (`og:image`), in pixels. */
export interface ShareImage {
  src: string;
  width: number;
  height: number;
  /** Empty: the title of the page. */
  alt?: string;
}

/** What a page has to know of a file to show it. */
export type ImageFile = Pick<ImageMetadata, 'src' | 'width' | 'height' | 'format'>;

/** The files of an upload, narrowest first. The thumbnail of a small one is the same image again. */
export function uploadedFiles({ src, thumbnail, width, height }: Omit<CatalogueImage, 'alt'>): ImageFile[] {
  const small = { src: thumbnail, ...thumbnailSize({ width, height }), format: 'webp' } as const;
  const medium = { ...mediumFile({ src, width, height }), format: 'webp' } as const;
  const large = { src, width, height, format: 'webp' } as const;
  return [...[small, medium].filter((copy) => copy.width < width), large];
}

/** Every upload has a medium copy, a small one the same image again. */
export function mediumFile({ src, width, height }: Pick<ImageFile, 'src' | 'width' | 'height'>) {
  const scale = Math.min(1, MEDIUM_SIZE / Math.min(width, height));
  return {
    src: src.replace(/\.webp$/, '-640.webp'),
    width: Math.round(width * scale),
    height: Math.round(height * scale),
  };
}

/** The JPEG copy of an upload: many apps that preview links cannot read WebP. */
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
