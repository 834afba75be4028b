import { inMegabytes, notAnImage, tooManyImages } from '@mela/rules/images.ts';
import * as productFormText from '#messages/product-form.ts';
import { randomKey } from '../../../attempt-key.ts';
import type {
  ErrorExtensionsFragment,
  ProductForm_ProductFragment as Product,
} from '../../../graphql.generated.ts';

/** An image in the form: stored or to be uploaded. The first one represents the product. */
export type FormImage = {
  /** Unique in the list. */
  key: string;
  /** The image's name, for display. */
  name: string;
  /** The operator's alt text. '' uses the product's title. */
  alt: string;
  /** Why the image cannot be saved. */
  error?: string | undefined;
} & ({ kind: 'stored'; id: string; url: string; thumbnailUrl: string } | { kind: 'new'; file: File });

/** The server's limits. null until loaded. */
export type ImageLimits = { maxBytes: number; maxCount: number } | null;

type StoredImage = Pick<Product['images'][number], 'id' | 'alt' | 'ownAlt' | 'url' | 'thumbnailUrl'>;

export function storedImages(images: StoredImage[]) {
  return images.map(
    // The key contains the index, because a product may have the same image twice.
    ({ id, alt, ownAlt, url, thumbnailUrl }, index): FormImage => ({
      kind: 'stored',
      key: `${id}-${index}`,
      id,
      name: alt,
      alt: ownAlt ?? '',
      url,
      thumbnailUrl,
    }),
  );
}

/**
 * Appends files.
 * @returns the new list, and an error if files were left out
 */
export function addFiles(
  images: FormImage[],
  chosen: File[],
  limits: ImageLimits,
): { images: FormImage[]; error: string | undefined } {
  const files = chosen.filter(mayBeImage);
  const wrong = chosen.filter((file) => !mayBeImage(file)).map(({ name }) => notAnImage(name).text);
  const room = limits ? Math.max(0, limits.maxCount - images.length) : files.length;
  const added = [...images];
  for (const file of files.slice(0, room)) added.push(newImage(file, added, limits));
  const isOverLimit = limits && files.length > room;
  if (isOverLimit) wrong.push(`${tooManyImages(limits.maxCount).text} ${leftOutText(files.slice(room))}`);
  return { images: added, error: wrong.length > 0 ? wrong.join(' ') : undefined };
}

/**
 * Whether a file may be an image, judged by the browser's media type. Files without a type are inspected
 * later.
 */
function mayBeImage({ type }: File): boolean {
  return type === '' || /^image\/(jpeg|png|webp|avif|gif)$/.test(type);
}

function leftOutText(files: File[]): string {
  return productFormText.notAdded(files.map(({ name }) => name).join(', '));
}

function newImage(file: File, others: FormImage[], limits: ImageLimits): FormImage {
  const isTooLarge = limits && file.size > limits.maxBytes;
  return {
    kind: 'new',
    key: randomKey(),
    name: displayName(file, others),
    alt: '',
    file,
    // This error stays until the image has been made smaller.
    error: isTooLarge ? productFormText.largerThanResizing(inMegabytes(limits.maxBytes)) : undefined,
  };
}

/** Pasted images often share a file name, and each needs its own label: `image.png`, then `image.png (2)`. */
function displayName({ name }: File, others: FormImage[]): string {
  let unique = name;
  for (let copy = 2; others.some((other) => other.name === unique); copy += 1) unique = `${name} (${copy})`;
  return unique;
}

export function moveImage(images: FormImage[], key: string, index: number): FormImage[] {
  const moved = images.find((image) => image.key === key);
  if (!moved || index < 0 || index >= images.length) return images;
  return images.filter((image) => image !== moved).toSpliced(index, 0, moved);
}

export function hasError({ error }: FormImage): boolean {
  return error !== undefined;
}

/** Whether both lists have the same images with the same alt texts in the same order. */
export function areSameImages(images: FormImage[], others: FormImage[]): boolean {
  return (
    images.length === others.length &&
    images.every(({ key, alt }, index) => key === others[index]?.key && alt === others[index].alt)
  );
}

/** The text by which variants refer to an image. It stays the same when images are moved. */
export function tokenOf(image: { kind: 'stored'; id: string } | { kind: 'new'; key: string }): string {
  return image.kind === 'stored' ? image.id : image.key;
}

/** The id of the element with an image's error. */
export function errorIdOf({ key }: FormImage): string {
  return `image-error-${key}`;
}

export type ImageErrors = NonNullable<ErrorExtensionsFragment['imageErrors']>;

/**
 * Downloads a stored image for another product. The image of a deleted product may exist only in the browser's cache.
 * @returns null if it is not there either
 */
export async function asFile(image: FormImage): Promise<File | null> {
  if (image.kind === 'new') return image.file;
  const response = await fetch(image.url, { cache: 'force-cache' });
  if (!response.ok) return null;
  const content = await response.blob();
  return new File([content], `${image.name}.webp`, { type: content.type });
}

/** Adds the server's errors to the images by index. */
export function markImages(images: FormImage[], imageErrors: ImageErrors): FormImage[] {
  const messages = new Map(imageErrors.map(({ index, message }) => [index, message]));
  return images.map((image, index) => {
    const error = messages.get(index);
    return error === undefined ? image : { ...image, error };
  });
}
