import { imageFiles } from './image-store.ts';

export const UPLOADS_PATH = '/uploads';

/** `hash` is part of its file names. Width and height are those of the large file in pixels. */
export interface StoredImage {
  hash: string;
  width: number;
  height: number;
  /** The operator's description of the image. */
  alt?: string;
}

const WIDTHS = { thumbnail: 320, medium: 640 } as const;

/** The URL of the smallest copy that is wide enough, or else of the largest. */
function imageUrl(hash: string, width?: number | null): string {
  const { large, medium, thumbnail } = imageFiles(hash);
  if (width == null || width > WIDTHS.medium) return `${UPLOADS_PATH}/${large}`;
  return `${UPLOADS_PATH}/${width > WIDTHS.thumbnail ? medium : thumbnail}`;
}

/** An image for the API. */
export interface SeenImage {
  id: string;
  url: string;
  thumbnailUrl: string;
  width: number;
  height: number;
  alt: string;
  ownAlt?: string | null;
  /** The files of an image that was not uploaded, narrowest first. */
  copies?: readonly { url: string; width: number }[];
}

/** The URL of the smallest file of an image that is wide enough, or else of the largest. */
export function urlOf({ id, url, copies = [] }: SeenImage, width?: number | null): string {
  if (width == null) return url;
  if (copies.length === 0) return imageUrl(id, width);
  return copies.find((copy) => copy.width >= width)?.url ?? url;
}

/** Converts an image for the API. @param alt the description of an image without its own */
export function imageOf({ hash, width, height, alt: ownAlt }: StoredImage, alt: string): SeenImage {
  const { large, thumbnail } = imageFiles(hash);
  return {
    id: hash,
    url: `${UPLOADS_PATH}/${large}`,
    thumbnailUrl: `${UPLOADS_PATH}/${thumbnail}`,
    width,
    height,
    alt: ownAlt ?? alt,
    ownAlt: ownAlt ?? null,
  };
}
