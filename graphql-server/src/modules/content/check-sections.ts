import { contentMessageOf } from '@mela/rules/content/content-messages.ts';
import {
  CONTENT_SECTIONS,
  type ContentSection,
  type StorefrontContent,
  storefrontContentSchema,
} from '@mela/rules/content/storefront-content.ts';
import type { Message } from '@mela/rules/messages.ts';
import { type ContentError, UserError } from '../../kernel/errors.ts';
import type { StoredImage } from '../../kernel/images/image.ts';
import { placeholder, placeholderHash, replaceObjects, uploadedImage, withImages } from './content-images.ts';
import { contentMessages } from './messages.ts';

/** Validated sections. null resets a section to the sample's. */
export type Sections = { [Section in ContentSection]?: StorefrontContent[Section] | null };

const MAX_ERRORS = 20;

/**
 * Validates sections by the schema. In the result, new images are placeholders.
 * @param known the existing images
 * @throws UserError that names every broken rule by its path, such as `slides.0.title`
 */
export function checkSections(values: unknown, known: readonly StoredImage[], fileCount: number): Sections {
  if (typeof values !== 'object' || values === null || Array.isArray(values))
    throw invalid([], contentMessages.noSections);
  const errors: ContentError[] = [];
  const sections: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(values)) {
    if (value === null && isSection(name)) sections[name] = null;
    else sections[name] = readSection(name, value, fileCount, errors);
  }
  const checked = withKnownImages(sections as Sections, known, fileCount, errors);
  const [first] = errors;
  if (first) throw invalid(errors, first.message);
  return checked;
}

function readSection(name: string, value: unknown, fileCount: number, errors: ContentError[]): unknown {
  if (!isSection(name)) {
    errors.push({ path: name, message: contentMessages.unknownSection });
    return undefined;
  }
  const read = storefrontContentSchema.shape[name].safeParse(withPlaceholders(value, fileCount));
  for (const { path, message } of read.error?.issues ?? []) {
    errors.push({ path: [name, ...path].join('.'), message: contentMessageOf(message) });
  }
  return read.data;
}

function withPlaceholders(value: unknown, fileCount: number): unknown {
  return replaceObjects(value, (object) => {
    if (!('upload' in object)) return undefined;
    const index = Number(object.upload);
    const isFile = Number.isSafeInteger(index) && index >= 0 && index < fileCount;
    return isFile ? placeholder(index, 'alt' in object ? object.alt : '') : null;
  });
}

/** Replaces known images with their stored form. The caller supplies only the description. */
function withKnownImages(
  sections: Sections,
  images: readonly StoredImage[],
  fileCount: number,
  errors: ContentError[],
): Sections {
  const known = new Map(images.map((image) => [image.hash, image]));
  const isNew = new Set(Array.from({ length: fileCount }, (_, index) => placeholderHash(index)));
  return withImages(sections, (image, hash, path) => {
    if (isNew.has(hash)) return image;
    const found = known.get(hash);
    if (found) return uploadedImage(found, image.alt);
    errors.push({ path, message: contentMessages.noSuchImage });
    return image;
  });
}

function isSection(name: string): name is ContentSection {
  return CONTENT_SECTIONS.includes(name as ContentSection);
}

function invalid(errors: ContentError[], message: Message): UserError {
  return new UserError('BAD_USER_INPUT', message, { contentErrors: errors.slice(0, MAX_ERRORS) });
}
