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

/** As it is answered. @param alt where nobody said what it shows. */
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
