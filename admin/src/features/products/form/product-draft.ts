import type { Badge } from '../../../../../graphql-server/src/catalogue/rules/checks.ts';
import {
  checkProduct,
  type ProductField,
  type ProductFieldErrors,
} from '../../../../../graphql-server/src/catalogue/rules/checks.ts';
import {
  discountPercentage,
  toPaise,
  toRupees,
  withoutGroups,
} from '../../../../../graphql-server/src/catalogue/rules/price.ts';
import type {
  CreateProductInput,
  ProductForm_ProductFragment as Product,
} from '../../../graphql.generated.ts';

/** The values of the form's fields, as typed. The server computes the discount. */
export interface ProductDraft {
  title: string;
  description: string;
  regularPrice: string;
  sellingPrice: string;
  /** '' for none. */
  categoryId: string;
  /** '' for none. */
  badge: Badge | '';
  isFeatured: boolean;
  isPopular: boolean;
  isNew: boolean;
}

export const EMPTY_DRAFT: ProductDraft = {
  title: '',
  description: '',
  regularPrice: '',
  sellingPrice: '',
  categoryId: '',
  badge: '',
  isFeatured: false,
  isPopular: false,
  isNew: false,
};

export const FIELD_LABELS: Record<ProductField, string> = {
  title: 'Title',
  description: 'Description',
  regularPrice: 'Regular price',
  sellingPrice: 'Selling price',
  categoryId: 'Category',
  badge: 'Badge',
  isFeatured: 'Featured',
  isPopular: 'Popular',
  isNew: 'New',
  images: 'Images',
};

/** The three checkboxes in the specification's order. */
export const FLAGS = ['isFeatured', 'isPopular', 'isNew'] as const;

type DraftFields = Omit<
  Product,
  'category' | 'status' | 'handle' | 'images' | 'createdAt' | 'updatedAt' | 'discountPercentage'
>;

/** The draft that a saved product starts from. */
export function draftOf(product: DraftFields, categoryId: string): ProductDraft {
  const { title, description, regularPrice, sellingPrice, badge, isFeatured, isPopular, isNew } = product;
  return {
    title,
    description,
    regularPrice: String(regularPrice),
    sellingPrice: String(sellingPrice),
    categoryId,
    badge: badge ?? '',
    isFeatured,
    isPopular,
    isNew,
  };
}

/** The server's input for a valid draft. */
export function inputOf({ title, description, badge, ...draft }: ProductDraft): CreateProductInput {
  return {
    ...draft,
    title: title.trim(),
    description: description.trim(),
    regularPrice: rupeesOf(draft.regularPrice),
    sellingPrice: rupeesOf(draft.sellingPrice),
    badge: badge || null,
  };
}

function paiseOf(typed: string): number | null {
  return toPaise(withoutGroups(typed));
}

function rupeesOf(typed: string): number {
  return toRupees(paiseOf(typed) ?? 0);
}

interface CheckContext {
  imageCount: number;
  /** A product whose category was deleted may be saved without another one. */
  mayBeUncategorised: boolean;
}

export function checkDraft(
  draft: ProductDraft,
  { imageCount, mayBeUncategorised }: CheckContext,
): ProductFieldErrors {
  const hasCategory = draft.categoryId !== '' || mayBeUncategorised;
  const regularPrice = withoutGroups(draft.regularPrice);
  const sellingPrice = withoutGroups(draft.sellingPrice);
  return checkProduct(
    { ...draft, regularPrice, sellingPrice, badge: draft.badge || null },
    { hasCategory, imageCount },
  );
}

const PRICES = ['regularPrice', 'sellingPrice'] as const;

/** The price fields without an error: an edit of one price may have mended the error of the other. */
export function validPrices(draft: ProductDraft): ProductField[] {
  const errors = checkDraft(draft, { imageCount: 0, mayBeUncategorised: true });
  return PRICES.filter((field) => errors[field] === undefined);
}

/** The discount as the form displays it: `34.80%`, or `0%` when it cannot be computed. */
export function discountText(regularPrice: string, sellingPrice: string): string {
  const regular = paiseOf(regularPrice);
  const selling = paiseOf(sellingPrice);
  if (!regular || selling === null) return '0%';
  return `${discountPercentage(regular, selling).toFixed(2)}%`;
}
