import type { View } from '../detailed-product.ts';

/** An image of the gallery, as the page passes it to the browser. */
export interface GalleryView {
  alt: string;
  /** The classes of the image's backdrop. */
  className: string;
  /** The largest file, with its size in pixels. */
  src: string;
  width: number;
  height: number;
  /** The files and their widths. Empty if there is only one file. */
  srcSet: string;
}

export function galleryViewsOf(views: readonly View[]): GalleryView[] {
  return views.flatMap(({ alt, className, files }) => {
    const largest = files.at(-1);
    if (!largest) return [];
    const { src, width, height } = largest;
    const srcSet = files.length > 1 ? files.map((file) => `${file.src} ${file.width}w`).join(', ') : '';
    return [{ alt, className, src, width, height, srcSet }];
  });
}
