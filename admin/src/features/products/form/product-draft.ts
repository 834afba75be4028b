import type { ActivationFacts } from '@mela/rules/activation.ts';
import type { Badge } from '@mela/rules/badges.ts';
import type { ProductStatus } from '@mela/rules/detail-limits.ts';
import { textsOf } from '@mela/rules/messages.ts';
import { discountPercentage, plainAmount, toUnits } from '@mela/rules/price.ts';
import { checkForm, type ProductField, type ProductFieldErrors } from '@mela/rules/product-checks.ts';
import type { CustomFieldFragment } from '../../../graphql.generated.ts';
import { readAmount, shopCurrency } from '../../../shop-currency.ts';
import { EMPTY_MATRIX, type Matrix } from './variants/matrix.ts';

/** A custom field with its value as typed: money in whole units, '' for none. */
export type CustomEntry = Pick<CustomFieldFragment, 'module' | 'name' | 'label' | 'type'> & { value: string };

/** A product's details beyond the specified form, as typed. '' for none. */
export interface DetailsDraft {
  handle: string;
  brand: string;
  sku: string;
  stock: string;
  /** The tags, separated by commas. */
  tags: string;
  /** Its options and variants. */
  variants: Matrix;
  /** The attributes, one per line, such as "Weight: 200 g". */
  attributes: string;
  status: ProductStatus;
  /** The start of visibility: local time in the format of `datetime-local`. */
  showFrom: string;
  showUntil: string;
  seoTitle: string;
  seoDescription: string;
  barcode: string;
  /** The weight of variants without their own, in grams. The cost works alike. */
  weightGrams: string;
  /** What the shop pays for an item, in whole units of its currency. */
  cost: string;
  /** Fields that modules add. */
  customFields: readonly CustomEntry[];
}

export type DetailField = keyof DetailsDraft;

/** A field of the form, including the images. */
export type FieldName = ProductField | DetailField | 'isNotOnSale';

/** The form's values as typed. The server computes the discount. */
export interface ProductDraft extends DetailsDraft {
  title: string;
  description: string;
  regularPrice: string;
  sellingPrice: string;
  /** Makes the regular price follow the selling price. */
  isNotOnSale: boolean;
  /** The category's id. '' for none. */
  categoryId: string;
  /** The badge. '' for none. */
  badge: Badge | '';
  isFeatured: boolean;
  isPopular: boolean;
  isNew: boolean;
}

const NO_DETAILS: DetailsDraft = {
  handle: '',
  brand: '',
  sku: '',
  stock: '',
  tags: '',
  variants: EMPTY_MATRIX,
  attributes: '',
  status: 'ACTIVE',
  showFrom: '',
  showUntil: '',
  seoTitle: '',
  seoDescription: '',
  barcode: '',
  weightGrams: '',
  cost: '',
  customFields: [],
};

export const DETAIL_FIELDS = Object.keys(NO_DETAILS) as DetailField[];

export const EMPTY_DRAFT: ProductDraft = {
  ...NO_DETAILS,
  title: '',
  description: '',
  regularPrice: '',
  sellingPrice: '',
  isNotOnSale: false,
  categoryId: '',
  badge: '',
  isFeatured: false,
  isPopular: false,
  isNew: false,
};

/** The three checkboxes in the specification's order. */
export const FLAGS = ['isFeatured', 'isPopular', 'isNew'] as const;

/** A typed amount in minor units. null if empty; NaN if invalid, which fails every rule. */
export function amountIn(typed: string): number | null {
  return typed.trim() === '' ? null : (readAmount(typed) ?? Number.NaN);
}

/** A typed whole number. null if empty; NaN if invalid. */
export function numberIn(typed: string): number | null {
  return typed.trim() === '' ? null : /^\s*\d+\s*$/.test(typed) ? Number(typed) : Number.NaN;
}

export function unitsOf(typed: string): number {
  return toUnits(readAmount(typed) ?? 0, shopCurrency());
}

interface CheckContext {
  imageCount: number;
  /** Whether the category may stay empty, because the product's category was deleted. */
  mayBeUncategorised: boolean;
  /** The stored product. null for a new one. */
  current?: ActivationFacts | null;
}

/** The errors to show, by field. */
export type ProductFieldTexts = Partial<Record<keyof ProductFieldErrors, string>>;

/** Validates the specified fields. The others are validated while typing. */
export function checkDraft(
  draft: ProductDraft,
  { imageCount, mayBeUncategorised, current = null }: CheckContext,
): ProductFieldTexts {
  const currency = shopCurrency();
  const hasCategory = draft.categoryId !== '' || mayBeUncategorised;
  const regularPrice = draft.isNotOnSale ? null : plainAmount(draft.regularPrice, currency);
  const sellingPrice = plainAmount(draft.sellingPrice, currency);
  const faults = checkForm(
    { ...draft, regularPrice, sellingPrice, badge: draft.badge || null },
    { hasCategory, imageCount, currency, current, ...variantFacts(draft) },
  );
  return textsOf(faults);
}

/** The facts that decide whether a product can be active. The server checks variant prices. */
export function activationFactsOf({
  draft,
  images,
}: {
  draft: ProductDraft;
  images: { readonly length: number };
}): ActivationFacts {
  return {
    status: draft.status,
    images,
    regularPrice: readAmount(draft.regularPrice),
    sellingPrice: readAmount(draft.sellingPrice),
    ...variantFacts(draft),
  };
}

function variantFacts({ variants }: ProductDraft): Pick<ActivationFacts, 'variants'> {
  return variants.options.length > 0 ? { variants: [] } : {};
}

/** Applies a change. A product that is not on sale has only one price. */
export function editDraft(draft: ProductDraft, change: Partial<ProductDraft>): ProductDraft {
  const edited = { ...draft, ...change };
  return edited.isNotOnSale ? { ...edited, regularPrice: edited.sellingPrice } : edited;
}

/** Whether two matrices are equal. */
export type IsSameMatrix = (matrix: Matrix, other: Matrix) => boolean;

/**
 * Whether a field is equal in both drafts.
 * @param isSame compares matrices by content, if loaded. Otherwise a matrix that was changed and changed back may count as
 * changed
 */
export function isSameField(
  field: keyof ProductDraft,
  draft: ProductDraft,
  other: ProductDraft,
  isSame: IsSameMatrix = isSameText,
): boolean {
  if (field === 'variants') return isSame(draft.variants, other.variants);
  if (field === 'customFields') return textOf(draft.customFields) === textOf(other.customFields);
  return draft[field] === other[field];
}

/**
 * The content of the entries as text, to compare them. An empty or unticked field equals a field without a
 * value.
 */
function textOf(entries: readonly CustomEntry[]): string {
  const filled = entries.filter(({ value }) => value.trim() !== '' && value !== 'false');
  return JSON.stringify(filled.map(({ module, name, value }) => [module, name, value.trim()]).sort());
}

function isSameText(matrix: Matrix, other: Matrix): boolean {
  return matrix === other || JSON.stringify(matrix) === JSON.stringify(other);
}

const PRICES = ['regularPrice', 'sellingPrice'] as const;

/** The price fields that are now valid, because editing one price can also fix the other's error. */
export function validPrices(draft: ProductDraft): ProductField[] {
  const errors = checkDraft(draft, { imageCount: 0, mayBeUncategorised: true });
  return PRICES.filter((field) => errors[field] === undefined);
}

/** The discount for display: `34.80%`, or `0%` if it cannot be computed. */
export function discountText(regularPrice: string, sellingPrice: string): string {
  const regular = readAmount(regularPrice);
  const selling = readAmount(sellingPrice);
  if (!regular || selling === null) return '0%';
  return `${discountPercentage(regular, selling).toFixed(2)}%`;
}
