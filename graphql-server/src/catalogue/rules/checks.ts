import { BADGES, type Badge, isBadge } from './badges.ts';
import { checkHandle } from './handles.ts';
import { toPaise } from './price.ts';
import { checkDetails, DETAIL_LIMITS, type DetailsDraft } from './product-details.ts';
import { broken, checkText, cleanText, type FieldErrors } from './text.ts';

// In a file of their own, because the list of products needs them and not the rules.
export type { Badge };
export { BADGES };

export const MAX_CATEGORY_NAME_LENGTH = 100;
export const MAX_CATEGORY_DESCRIPTION_LENGTH = 2_000;
export const MAX_TITLE_LENGTH = 200;
export const MAX_DESCRIPTION_LENGTH = 5_000;

/** The fields of the specified form as a client describes them, before any rule was checked; prices in rupees. */
interface SpecifiedDraft {
  title: unknown;
  description: unknown;
  regularPrice: unknown;
  sellingPrice: unknown;
  /** The category's id; null when there is no such category. */
  categoryId: unknown;
  badge: unknown;
  isFeatured: unknown;
  isPopular: unknown;
  isNew: unknown;
}

/** A product as a client describes it. */
export type ProductDraft = SpecifiedDraft & DetailsDraft;

/** A field of the specified form. */
export type ProductField = keyof SpecifiedDraft | 'images';

export type ProductFieldErrors = Partial<Record<ProductField | keyof DetailsDraft, string>>;

interface DraftContext {
  hasCategory: boolean;
  imageCount: number;
}

/** The rules of the specification's section 5, and then those of the details. */
export function checkProduct(draft: ProductDraft, context: DraftContext): ProductFieldErrors {
  return { ...checkForm(draft, context), ...checkDetails(draft, context.imageCount) };
}

/** The rules of the specification's section 5, in its order and with its messages, by field. A draft may lack images. */
export function checkForm(
  draft: SpecifiedDraft & Pick<DetailsDraft, 'status'>,
  { hasCategory, imageCount }: DraftContext,
): ProductFieldErrors {
  const regular = toPaise(draft.regularPrice);
  const selling = toPaise(draft.sellingPrice);
  return broken({
    title: checkText('Title', draft.title, { maxLength: MAX_TITLE_LENGTH }),
    description: checkText('Description', draft.description, {
      maxLength: MAX_DESCRIPTION_LENGTH,
      hasLines: true,
    }),
    regularPrice: regular === null && 'Valid price required',
    sellingPrice:
      (selling === null || (regular !== null && selling >= regular)) &&
      'Selling price must be less than regular price',
    categoryId: !hasCategory && 'Category is required',
    images: imageCount < 1 && draft.status !== 'DRAFT' && 'At least one image required',
    badge:
      draft.badge !== null &&
      !isBadge(draft.badge) &&
      `Badge must be one of ${Object.values(BADGES).join(', ')}`,
    isFeatured: checkFlag('Featured', draft.isFeatured),
    isPopular: checkFlag('Popular', draft.isPopular),
    isNew: checkFlag('New', draft.isNew),
  });
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

function checkFlag(label: string, flag: unknown): string | false {
  return typeof flag !== 'boolean' && `${label} must be 1 or 0`;
}
