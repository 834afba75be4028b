import * as labels from '#messages/labels.ts';
import { productMessages } from '#messages/product.ts';
import { ACTIVATION_FAULTS, type ActivationFacts, newActivationFaults } from './activation.ts';
import { BADGES, isBadge } from './badges.ts';
import type { ProductStatus } from './detail-limits.ts';
import type { Message } from './messages.ts';
import { toMinorUnits } from './price.ts';
import { checkDetails, type DetailsDraft } from './product-details.ts';
import { broken, checkText } from './text.ts';

// In a separate file, because a product's form needs these checks at once, and the checks of details only
// when the operator edits details.

export const MAX_TITLE_LENGTH = 255;
export const MAX_DESCRIPTION_LENGTH = 5_000;

/** A client's fields of the specified form, unchecked; prices in whole units of the shop's currency. */
interface SpecifiedDraft {
  title: unknown;
  description: unknown;
  /**
   * The regular price. null: the product is not on sale, so it has only one price. The specified form and
   * call always set it.
   */
  regularPrice: unknown;
  sellingPrice: unknown;
  /** The category's id; null if the category does not exist. */
  categoryId: unknown;
  badge: unknown;
  isFeatured: unknown;
  isPopular: unknown;
  isNew: unknown;
}

/** A field of the specified form. */
export type ProductField = keyof SpecifiedDraft | 'images';

interface DraftContext {
  hasCategory: boolean;
  imageCount: number;
  /** The shop's currency. */
  currency: string;
  /** The product to change. Its existing faults do not count as errors. */
  current?: ActivationFacts | null | undefined;
  /** The prices of the draft's variants, if it has options. */
  variants?: ActivationFacts['variants'];
}

/** The rules of the specification's section 5, in its order and with its messages, by field. A draft may lack images. */
export function checkForm(
  draft: SpecifiedDraft & Pick<DetailsDraft, 'status'>,
  { hasCategory, imageCount, currency, current = null, variants }: DraftContext,
): Partial<Record<ProductField, Message>> {
  const isOnSale = draft.regularPrice !== null;
  const regular = toMinorUnits(draft.regularPrice, currency);
  const selling = toMinorUnits(draft.sellingPrice, currency);
  const facts = { images: { length: imageCount }, regularPrice: regular, sellingPrice: selling, variants };
  const faults = newActivationFaults(current, { ...facts, status: statusOf(draft) });
  return broken({
    title: checkText(labels.title, draft.title, { maxLength: MAX_TITLE_LENGTH }),
    description: checkText(labels.description, draft.description, {
      maxLength: MAX_DESCRIPTION_LENGTH,
      hasLines: true,
    }),
    regularPrice: isOnSale && regular === null && productMessages.validPriceRequired,
    sellingPrice:
      (isOnSale
        ? (selling === null || (regular !== null && selling >= regular)) &&
          productMessages.sellingPriceTooHigh
        : selling === null && productMessages.validPriceRequired) ||
      (faults.includes('NO_PRICE') && ACTIVATION_FAULTS.NO_PRICE),
    categoryId: !hasCategory && productMessages.categoryRequired,
    images: faults.includes('NO_IMAGE') && ACTIVATION_FAULTS.NO_IMAGE,
    badge:
      draft.badge !== null &&
      !isBadge(draft.badge) &&
      productMessages.unknownBadge({ badges: Object.values(BADGES) }),
    isFeatured: checkFlag(labels.featured, draft.isFeatured),
    isPopular: checkFlag(labels.popular, draft.isPopular),
    isNew: checkFlag(labels.newFlag, draft.isNew),
  });
}

/** The status of a draft. An unknown status counts as active here, because another rule reports it. */
function statusOf({ status }: Pick<DetailsDraft, 'status'>): ProductStatus {
  return status === 'DRAFT' || status === 'HIDDEN' ? status : 'ACTIVE';
}

function checkFlag(label: string, flag: unknown): Message | false {
  return typeof flag !== 'boolean' && productMessages.invalidFlag({ label });
}

/** A client's product. */
export type ProductDraft = SpecifiedDraft & DetailsDraft;

export type ProductFieldErrors = Partial<Record<ProductField | keyof DetailsDraft, Message>>;

/** Checks the specified fields (specification, section 5) and the details. */
export function checkProduct(draft: ProductDraft, context: DraftContext): ProductFieldErrors {
  return { ...checkForm(draft, context), ...checkDetails(draft, context) };
}
