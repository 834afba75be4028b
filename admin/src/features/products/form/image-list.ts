import type { ProductForm_ProductFragment as Product } from '../../../graphql.generated.ts';
import { distinctName } from './distinct-name.ts';
import { tooLarge, tooMany } from './image-refusals.ts';

/** A picture the product has already. */
interface StoredImage {
  kind: 'stored';
  /** Names it in the list. */
  key: string;
  /** Names it on the server. */
  id: string;
  /** What it is called, for people. */
  name: string;
  thumbnailUrl: string;
}

/** A file that was chosen, not sent yet. */
interface NewImage {
  kind: 'new';
  key: string;
  name: string;
  file: File;
  /** Why it cannot be a product's picture. */
  refusal?: string;
}

/** One picture of the form, in its place; the first one stands for the product. */
export type FormImage = StoredImage | NewImage;

/** What the server takes; null until it has said so. */
export type Limits = { maxBytes: number; maxCount: number } | null;

/** The pictures that a product has, as the form shows them. */
export function storedImages(images: Pick<Product['images'][number], 'id' | 'alt' | 'thumbnailUrl'>[]) {
  return images.map(
    // A product may have one picture twice.
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
 * Adds files at the end, each under a name of its own, for the server names a file that it refuses.
 * @returns the new list, and why files were left out, if any were.
 */
export function addFiles(
  images: FormImage[],
  files: File[],
  limits: Limits,
): { images: FormImage[]; refusal: string | undefined } {
  const room = limits ? Math.max(0, limits.maxCount - images.length) : files.length;
  const added = [...images];
  for (const file of files.slice(0, room)) added.push(newImage(file, added, limits));
  return { images: added, refusal: limits && files.length > room ? tooMany(limits.maxCount) : undefined };
}

function newImage(original: File, others: FormImage[], limits: Limits): NewImage {
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
    ...(isTooLarge && { refusal: tooLarge(name, limits.maxBytes) }),
  };
}

/** Puts a picture in another place; the others close up. */
export function moveImage(images: FormImage[], key: string, place: number): FormImage[] {
  const moved = images.find((image) => image.key === key);
  if (!moved || place < 0 || place >= images.length) return images;
  return images.filter((image) => image !== moved).toSpliced(place, 0, moved);
}

/**
 * Marks the file that the server's refusal names.
 * @returns null when it names none of them.
 */
export function refuseNamedFile(images: FormImage[], refusal: string): FormImage[] | null {
  const isNamed = ({ kind, name }: FormImage) => kind === 'new' && refusal.startsWith(`"${name}" `);
  return images.some(isNamed)
    ? images.map((image) => (isNamed(image) ? { ...image, refusal } : image))
    : null;
}

/** Whether it is a file that cannot be used. */
export function isRefused(image: FormImage): boolean {
  return image.kind === 'new' && image.refusal !== undefined;
}

/** Whether two rows have the same pictures in the same order. */
export function isSameRow(row: FormImage[], other: FormImage[]): boolean {
  return row.length === other.length && row.every(({ key }, place) => key === other[place]?.key);
}
