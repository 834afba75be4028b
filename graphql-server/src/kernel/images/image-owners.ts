import { extensionPoint } from '../extension-point.ts';
import { retryOnConflict } from '../history/changed-since.ts';
import type { HistoryContext } from '../history/context.ts';
import type { StoredImage } from './image.ts';

/** An object that shows images. */
export interface ImageOwner {
  id: string;
  title: string;
  createdAt: Date | null;
  /** `alt` is missing if the operator has not described the image. */
  images: readonly StoredImage[];
}

/**
 * Selects owners. For conditions other than `hashes`, the result may also contain owners that do not match.
 */
export interface ImageQuery {
  /** Owners of these images. */
  hashes?: readonly string[];
  /** Owners with this text in their title or in an alt text. */
  text?: string;
  /** Owners of images without an alt text. */
  lacksAlt?: boolean;
}

/** @returns the image to show instead, or the same object to keep it */
export type ImageEdit = (image: StoredImage) => StoredImage;

/** The objects of one kind that show images. Modules receive their own, wider context. */
export interface ImageOwners {
  /** A key of the module's `subjects`, which say who may change the objects. */
  kind: string;
  find(context: HistoryContext, query: ImageQuery): Promise<ImageOwner[]>;
  /**
   * Edits the images of an object by the usual rules, so that the history records it. `edit` runs again after a conflict.
   * @returns whether the object has changed
   */
  edit(context: HistoryContext, id: string, edit: ImageEdit): Promise<boolean>;
}

export const imageOwners = extensionPoint<ImageOwners>('images.owners');

/** Applies an edit to several images. @returns null if nothing changes */
export function editAll(images: readonly StoredImage[], edit: ImageEdit): StoredImage[] | null {
  const edited = images.map(edit);
  return edited.some((image, index) => image !== images[index]) ? edited : null;
}

/**
 * Edits the image of an object that has at most one, and tries again after a conflict.
 * @param write writes the object that `read` returned, with another image
 * @returns whether the object has changed
 */
export async function editOnlyImage<Owner extends { image?: StoredImage }>(
  edit: ImageEdit,
  read: () => Promise<Owner | null>,
  write: (owner: Owner, image: StoredImage) => Promise<unknown>,
): Promise<boolean> {
  let isChanged = false;
  await retryOnConflict(async () => {
    const owner = await read();
    const [image] = (owner?.image && editAll([owner.image], edit)) || [];
    isChanged = image !== undefined;
    if (owner && image) await write(owner, image);
  });
  return isChanged;
}
