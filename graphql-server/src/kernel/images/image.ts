import { imageFiles } from './image-store.ts';

export const UPLOADS_PATH = '/uploads';

/** `hash` names its files, width and height are those of the large one in pixels. */
export interface StoredImage {
  hash: string;
  width: number;
  height: number;
  /** What it shows, where the operator said so. */
  alt?: string;
}

const WIDTHS = { thumbnail: 320, medium: 640 } as const;

/** The address of the smallest copy of an image that is wide enough, or of the largest. */
export function imageUrl(hash: string, width?: number | null): string {
  const { large, medium, thumbnail } = imageFiles(hash);
  if (width == null || width > WIDTHS.medium) return `${UPLOADS_PATH}/${large}`;
  return `${UPLOADS_PATH}/${width > WIDTHS.thumbnail ? medium : thumbnail}`;
}

/** As the API answers it. @param alt for an image without a text of its own. */
export function imageOf({ hash, width, height, alt: ownAlt }: StoredImage, alt: string) {
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
