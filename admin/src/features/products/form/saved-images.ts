import type { ErrorExtensionsFragment } from '../../../graphql.generated.ts';
import type { FormImage } from './image-list.ts';

export type ImageErrors = NonNullable<ErrorExtensionsFragment['imageErrors']>;

/**
 * A stored image as a file for another product. That of a deleted product may be left in the browser's cache only.
 * @returns null when it is not even there
 */
export async function asFile(image: FormImage): Promise<File | null> {
  if (image.kind === 'new') return image.file;
  const response = await fetch(image.url, { cache: 'force-cache' });
  if (!response.ok) return null;
  const content = await response.blob();
  return new File([content], `${image.name}.webp`, { type: content.type });
}

/** Marks the images at the indexes of the server's errors. */
export function markImages(images: FormImage[], imageErrors: ImageErrors): FormImage[] {
  const messages = new Map(imageErrors.map(({ index, message }) => [index, message]));
  return images.map((image, index) => {
    const error = messages.get(index);
    return error === undefined ? image : { ...image, error };
  });
}
