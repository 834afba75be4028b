import type { ContentImage } from '@mela/rules/content/content-fields.ts';
import { UserError } from '../../kernel/errors.ts';
import { type StoredImage, UPLOADS_PATH } from '../../kernel/images/image.ts';
import { imageFiles } from '../../kernel/images/image-store.ts';
import { contentMessages } from './messages.ts';

/** A reference to an uploaded image in the content. */
type UploadedImage = Exclude<ContentImage, string>;

/** The name of the only part of a section that is a list. */
export const WHOLE = 'whole';

const HASH_LENGTH = 32;

/**
 * The maximum nesting depth. Valid content is never this deep, and much deeper input would overflow the
 * stack.
 */
const MAX_DEPTH = 20;

/**
 * Copies a value and replaces some objects, at any depth. `path` has the form `slides.0.image`.
 * @throws UserError for input that is nested too deeply
 */
export function replaceObjects(
  value: unknown,
  replace: (object: object, path: string) => unknown,
  path = '',
  depth = 0,
): unknown {
  if (depth > MAX_DEPTH) throw new UserError('BAD_USER_INPUT', contentMessages.nestedTooDeeply);
  const inside = (name: string | number) => (path === '' ? String(name) : `${path}.${name}`);
  if (Array.isArray(value))
    return value.map((item, index) => replaceObjects(item, replace, inside(index), depth + 1));
  if (typeof value !== 'object' || value === null) return value;
  const replaced = replace(value, path);
  if (replaced !== undefined) return replaced;
  const entries = Object.entries(value);
  return Object.fromEntries(
    entries.map(([name, item]) => [name, replaceObjects(item, replace, inside(name), depth + 1)]),
  );
}

/** Validated content, with `replace` applied to each uploaded image. */
export function withImages<Content>(
  content: Content,
  replace: (image: UploadedImage, hash: string, path: string) => UploadedImage,
): Content {
  return replaceObjects(content, (object, path) =>
    isUploadedImage(object) ? replace(object, hashOf(object), path) : undefined,
  ) as Content;
}

/** All uploaded images without duplicates, for the image sweep. */
export function imagesIn(content: unknown): StoredImage[] {
  const found = new Map<string, StoredImage>();
  withImages(content, (image, hash) => {
    found.set(hash, { hash, width: image.width, height: image.height });
    return image;
  });
  return [...found.values()];
}

/** A placeholder for an uploaded file while the content is validated. */
export function placeholder(index: number, alt: unknown): object {
  return { ...uploadedImage({ hash: placeholderHash(index), width: 1, height: 1 }), alt };
}

export function placeholderHash(index: number): string {
  return index.toString(16).padStart(HASH_LENGTH, '0');
}

export function uploadedImage({ hash, width, height }: StoredImage, alt = ''): UploadedImage {
  const { large, thumbnail } = imageFiles(hash);
  return { src: `${UPLOADS_PATH}/${large}`, thumbnail: `${UPLOADS_PATH}/${thumbnail}`, width, height, alt };
}

/** The uploaded image in a value of the content. null if there is none, or it is an image of the sample. */
export function storedImage(image: ContentImage | null): StoredImage | null {
  if (image === null || typeof image === 'string') return null;
  const { width, height } = image;
  return { hash: hashOf(image), width, height };
}

function isUploadedImage(object: object): object is UploadedImage {
  return 'src' in object && 'thumbnail' in object;
}

function hashOf({ src }: UploadedImage): string {
  return src.slice(UPLOADS_PATH.length + 1, -'.webp'.length);
}
