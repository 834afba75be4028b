import * as labels from '#messages/labels.ts';
import { DETAIL_LIMITS } from './detail-limits.ts';
import { checkHandle } from './handles.ts';
import { checkSeo } from './seo.ts';
import { broken, checkText, cleanText, type FieldErrors } from './text.ts';

export const MAX_CATEGORY_NAME_LENGTH = 100;
export const MAX_CATEGORY_DESCRIPTION_LENGTH = 2_000;

/** A client's category; undefined, null or blank fields other than the name are unset. */
export interface CategoryDraft {
  name: unknown;
  handle?: unknown;
  description?: unknown;
  imageAlt?: unknown;
  seoTitle?: unknown;
  seoDescription?: unknown;
}

/** The rules of a category's name (specification, section 5), and of its details. */
export function checkCategory({ name, handle, description, imageAlt, ...seo }: CategoryDraft): FieldErrors {
  const chosen = cleanText(handle);
  return {
    ...checkSeo(seo),
    ...broken({
      name: checkText(labels.name, name, { maxLength: MAX_CATEGORY_NAME_LENGTH }),
      handle: chosen !== '' && checkHandle(chosen),
      description:
        cleanText(description) !== '' &&
        checkText(labels.description, description, {
          maxLength: MAX_CATEGORY_DESCRIPTION_LENGTH,
          hasLines: true,
        }),
      imageAlt:
        cleanText(imageAlt) !== '' &&
        checkText(labels.altText, imageAlt, { maxLength: DETAIL_LIMITS.imageAlt }),
    }),
  };
}
