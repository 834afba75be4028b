import type { ProductForm_ProductFragment as Product } from '../../../graphql.generated.ts';
import { distinctName } from './distinct-name.ts';

const BYTES_PER_MB = 1024 * 1024;

/** An image that the product has already. */
interface StoredImage {
  kind: 'stored';
  /** Unique in the list. */
  key: string;
  /** The server's id. */
  id: string;
  name: string;
  thumbnailUrl: string;
}

/** A chosen file that was not uploaded yet. */
interface NewImage {
  kind: 'new';
  key: string;
  name: string;
  file: File;
  /** Why it cannot be uploaded. */
  error?: string;
}

/** An image of the form; the first one represents the product. */
export type FormImage = StoredImage | NewImage;

/** The server's limits; null until they are loaded. */
export type ImageLimits = { maxBytes: number; maxCount: number } | null;

export function storedImages(images: Pick<Product['images'][number], 'id' | 'alt' | 'thumbnailUrl'>[]) {
  return images.map(
    // With the index, because a product may have the same image twice.
    ({ id, alt, thumbnailUrl }, index): FormImage => ({
      kind: 'stored',
      key: `${id}-${index}`,
      id,
      name: alt,
      thumbnailUrl,
    }),
  );
}

/**
 * Adds files at the end, each under a name of its own, because the server's error names the file.
 * @returns the new list, and an error if files were left out.
 */
export function addFiles(
  images: FormImage[],
  files: File[],
  limits: ImageLimits,
): { images: FormImage[]; error: string | undefined } {
  const room = limits ? Math.max(0, limits.maxCount - images.length) : files.length;
  const added = [...images];
  for (const file of files.slice(0, room)) added.push(newImage(file, added, limits));
  const isOverLimit = limits && files.length > room;
  return {
    images: added,
    error: isOverLimit ? `At most ${limits.maxCount} images can be sent for a product.` : undefined,
  };
}

function newImage(original: File, others: FormImage[], limits: ImageLimits): NewImage {
  const name = distinctName(
    original.name,
    others.map((other) => other.name),
  );
  const file = new File([original], name, { type: original.type });
  const isTooLarge = limits && file.size > limits.maxBytes;
  return {
    kind: 'new',
    key: crypto.randomUUID(),
    name,
    file,
    ...(isTooLarge && {
      error: `"${name}" is larger than ${inMegabytes(limits.maxBytes)}, the limit for one image.`,
    }),
  };
}

export function inMegabytes(bytes: number): string {
  return `${bytes / BYTES_PER_MB} MB`;
}

export function moveImage(images: FormImage[], key: string, index: number): FormImage[] {
  const moved = images.find((image) => image.key === key);
  if (!moved || index < 0 || index >= images.length) return images;
  return images.filter((image) => image !== moved).toSpliced(index, 0, moved);
}

/**
 * Puts the server's error at the file that it names.
 * @returns null when it names none of them.
 */
export function markNamedFile(images: FormImage[], error: string): FormImage[] | null {
  const isNamed = ({ kind, name }: FormImage) => kind === 'new' && error.startsWith(`"${name}" `);
  return images.some(isNamed) ? images.map((image) => (isNamed(image) ? { ...image, error } : image)) : null;
}

export function hasError(image: FormImage): boolean {
  return image.kind === 'new' && image.error !== undefined;
}

/** Whether two lists have the same images in the same order. */
export function areSameImages(images: FormImage[], others: FormImage[]): boolean {
  return images.length === others.length && images.every(({ key }, index) => key === others[index]?.key);
}
