import { toPaise } from './price.ts';

/** The badges in the specification's order (section 3), by their GraphQL names. */
export const BADGES = {
  NEW: 'New',
  HOT: 'Hot',
  SELL: 'Sell',
  BEST_SELL: 'Best Sell',
  TOP_SELL: 'Top Sell',
} as const;

export type Badge = keyof typeof BADGES;

export function isBadge(badge: unknown): badge is Badge {
  return typeof badge === 'string' && Object.hasOwn(BADGES, badge);
}

export const MAX_CATEGORY_NAME_LENGTH = 100;
export const MAX_TITLE_LENGTH = 200;
export const MAX_DESCRIPTION_LENGTH = 5_000;

/** A character that is seen; U+2800 is an empty braille cell. */
const VISIBLE = /[^\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u;
const CONTROL = /\p{Cc}/u;
const CONTROL_BUT_LINES = /[^\P{Cc}\t\r\n]/u;
/** What decoders put in place of bytes that are not UTF-8. */
const REPLACEMENT = '\ufffd';

/** Messages by the field's GraphQL name, in the order of the rules. */
export type FieldErrors = Record<string, string>;

/** A product as a client describes it, before any rule was checked; prices in rupees. */
export interface ProductDraft {
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

export type ProductField = keyof ProductDraft | 'images';

export type ProductFieldErrors = Partial<Record<ProductField, string>>;

interface TextRules {
  maxLength: number;
  hasLines?: boolean;
}

interface DraftContext {
  hasCategory: boolean;
  imageCount: number;
}

/** The rules of the specification's section 5, in its order and with its messages, by field. */
export function checkProduct(
  draft: ProductDraft,
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
    images: imageCount < 1 && 'At least one image required',
    badge:
      draft.badge !== null &&
      !isBadge(draft.badge) &&
      `Badge must be one of ${Object.values(BADGES).join(', ')}`,
    isFeatured: checkFlag('Featured', draft.isFeatured),
    isPopular: checkFlag('Popular', draft.isPopular),
    isNew: checkFlag('New', draft.isNew),
  });
}

/** The rules of a category's name (specification, section 5). */
export function checkCategory(name: unknown): FieldErrors {
  return broken({ name: checkText('Name', name, { maxLength: MAX_CATEGORY_NAME_LENGTH }) });
}

export function checkText(
  label: string,
  text: unknown,
  { maxLength, hasLines = false }: TextRules,
): string | false {
  const cleaned = cleanText(text);
  if (!VISIBLE.test(cleaned)) return `${label} is required`;
  if (!cleaned.isWellFormed() || cleaned.includes(REPLACEMENT)) {
    return `${label} has characters that cannot be read: type them again`;
  }
  if ((hasLines ? CONTROL_BUT_LINES : CONTROL).test(cleaned))
    return `${label} must not have control characters`;
  return cleaned.length > maxLength && `${label} must be at most ${maxLength} characters`;
}

function checkFlag(label: string, flag: unknown): string | false {
  return typeof flag !== 'boolean' && `${label} must be 1 or 0`;
}

/** Text as it is stored: trimmed, each letter in one form; empty for anything but text. */
export function cleanText(text: unknown): string {
  return typeof text === 'string' ? text.normalize('NFC').trim() : '';
}

function broken(checks: Record<string, string | false>): FieldErrors {
  return Object.fromEntries(
    Object.entries(checks).filter((check): check is [string, string] => check[1] !== false),
  );
}
