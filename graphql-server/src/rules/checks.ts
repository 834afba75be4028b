import { checkForm, type DraftContext, type ProductField, type SpecifiedDraft } from './form-checks.ts';
import { checkHandle } from './handles.ts';
import { checkDetails, DETAIL_LIMITS, type DetailsDraft } from './product-details.ts';
import { broken, checkText, cleanText, type FieldErrors } from './text.ts';

export const MAX_CATEGORY_NAME_LENGTH = 100;
export const MAX_CATEGORY_DESCRIPTION_LENGTH = 2_000;

/** A product as a client describes it. */
export type ProductDraft = SpecifiedDraft & DetailsDraft;

export type ProductFieldErrors = Partial<Record<ProductField | keyof DetailsDraft, string>>;

/** The rules of the specification's section 5, and then those of the details. */
export function checkProduct(draft: ProductDraft, context: DraftContext): ProductFieldErrors {
  return { ...checkForm(draft, context), ...checkDetails(draft, context.imageCount) };
}

/** A category as a client describes it; what is undefined, null or blank, but for the name, is not said. */
export interface CategoryDraft {
  name: unknown;
  handle?: unknown;
  description?: unknown;
  imageAlt?: unknown;
}

/** The rules of a category's name (specification, section 5), and of what else it has. */
export function checkCategory({ name, handle, description, imageAlt }: CategoryDraft): FieldErrors {
  const chosen = cleanText(handle);
  return broken({
    name: checkText('Name', name, { maxLength: MAX_CATEGORY_NAME_LENGTH }),
    handle: chosen !== '' && checkHandle(chosen),
    description:
      cleanText(description) !== '' &&
      checkText('Description', description, { maxLength: MAX_CATEGORY_DESCRIPTION_LENGTH, hasLines: true }),
    imageAlt:
      cleanText(imageAlt) !== '' &&
      checkText('Alternative text', imageAlt, { maxLength: DETAIL_LIMITS.imageAlt }),
  });
}
