import type { ActivationFacts } from '@mela/rules/activation.ts';
import type { Badge } from '@mela/rules/badges.ts';
import type { ProductStatus } from '@mela/rules/detail-limits.ts';
import { discountPercentage, plainAmount, toMinorUnits, toUnits } from '@mela/rules/price.ts';
import { checkForm, type ProductField, type ProductFieldErrors } from '@mela/rules/product-checks.ts';
import type { CustomFieldFragment } from '../../../graphql.generated.ts';
import { shopCurrency } from '../../../shop-currency.ts';
import { EMPTY_MATRIX, type Matrix } from './variants/matrix.ts';

/** A custom field of a product with its value as typed: money in whole units, '' for none. */
export type CustomEntry = Pick<CustomFieldFragment, 'module' | 'name' | 'label' | 'type'> & { value: string };

/** What a product may have beyond the specified form, as typed; each '' for nothing. */
export interface DetailsDraft {
  handle: string;
  brand: string;
  sku: string;
  stock: string;
  /** With commas between. */
  tags: string;
  /** Its options, and what is sold of each combination. */
  variants: Matrix;
  /** Each on a line, such as "Weight: 200 g". */
  attributes: string;
  status: ProductStatus;
  /** Local time, as the browser's field has it. */
  showFrom: string;
  showUntil: string;
  /** What modules of the shop add. */
  customFields: readonly CustomEntry[];
}

export type DetailField = keyof DetailsDraft;

/** A field of the form, the images among them. */
export type FieldName = ProductField | DetailField | 'isNotOnSale';

/** The values of the form's fields, as typed. The server computes the discount. */
export interface ProductDraft extends DetailsDraft {
  title: string;
  description: string;
  regularPrice: string;
  sellingPrice: string;
  /** The regular price is the selling price, whatever that becomes. */
  isNotOnSale: boolean;
  /** '' for none. */
  categoryId: string;
  /** '' for none. */
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

/** A price as typed in minor units; null for what is none. */
export function minorUnitsOf(typed: string): number | null {
  const currency = shopCurrency();
  return toMinorUnits(plainAmount(typed, currency), currency);
}

export function unitsOf(typed: string): number {
  return toUnits(minorUnitsOf(typed) ?? 0, shopCurrency());
}

interface CheckContext {
  imageCount: number;
  /** A product whose category was deleted may be saved without another one. */
  mayBeUncategorised: boolean;
  /** The product as it is stored; null for a new one. */
  current?: ActivationFacts | null;
}

/** Checks the specified fields; the others are checked while they are typed. */
export function checkDraft(
  draft: ProductDraft,
  { imageCount, mayBeUncategorised, current = null }: CheckContext,
): ProductFieldErrors {
  const currency = shopCurrency();
  const hasCategory = draft.categoryId !== '' || mayBeUncategorised;
  const regularPrice = draft.isNotOnSale ? null : plainAmount(draft.regularPrice, currency);
  const sellingPrice = plainAmount(draft.sellingPrice, currency);
  return checkForm(
    { ...draft, regularPrice, sellingPrice, badge: draft.badge || null },
    { hasCategory, imageCount, currency, current, ...variantFacts(draft) },
  );
}

/** The facts that decide whether a product may be active. The server checks the prices of its variants. */
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
    regularPrice: minorUnitsOf(draft.regularPrice),
    sellingPrice: minorUnitsOf(draft.sellingPrice),
    ...variantFacts(draft),
  };
}

function variantFacts({ variants }: ProductDraft): Pick<ActivationFacts, 'variants'> {
  return variants.options.length > 0 ? { variants: [] } : {};
}

/** A draft after a change: what is not on sale has one price. */
export function editDraft(draft: ProductDraft, change: Partial<ProductDraft>): ProductDraft {
  const edited = { ...draft, ...change };
  return edited.isNotOnSale ? { ...edited, regularPrice: edited.sellingPrice } : edited;
}

/** Whether two matrices are the same. */
export type IsSameMatrix = (matrix: Matrix, other: Matrix) => boolean;

/**
 * Whether a field says the same in both.
 * @param isSame compares matrices by what they say, where that is loaded; without it, one that was changed and changed back may
 * count as changed
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

/** All that the entries say. A field that was emptied, or that is unticked, is as one that had no value. */
function textOf(entries: readonly CustomEntry[]): string {
  const filled = entries.filter(({ value }) => value.trim() !== '' && value !== 'false');
  return JSON.stringify(filled.map(({ module, name, value }) => [module, name, value.trim()]).sort());
}

function isSameText(matrix: Matrix, other: Matrix): boolean {
  return matrix === other || JSON.stringify(matrix) === JSON.stringify(other);
}

const PRICES = ['regularPrice', 'sellingPrice'] as const;

/** The price fields without an error: an edit of one price may have mended the error of the other. */
export function validPrices(draft: ProductDraft): ProductField[] {
  const errors = checkDraft(draft, { imageCount: 0, mayBeUncategorised: true });
  return PRICES.filter((field) => errors[field] === undefined);
}

/** The discount as the form displays it: `34.80%`, or `0%` when it cannot be computed. */
export function discountText(regularPrice: string, sellingPrice: string): string {
  const regular = minorUnitsOf(regularPrice);
  const selling = minorUnitsOf(sellingPrice);
  if (!regular || selling === null) return '0%';
  return `${discountPercentage(regular, selling).toFixed(2)}%`;
}
