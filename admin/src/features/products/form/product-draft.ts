import type { Badge } from '../../../../../graphql-server/src/catalogue/rules/checks.ts';
import {
  checkProduct,
  type ProductField,
  type ProductFieldErrors,
} from '../../../../../graphql-server/src/catalogue/rules/checks.ts';
import { detailCells, draftDetails } from '../../../../../graphql-server/src/catalogue/rules/detail-cells.ts';
import {
  discountPercentage,
  toPaise,
  toRupees,
  withoutGroups,
} from '../../../../../graphql-server/src/catalogue/rules/price.ts';
import type { ProductStatus } from '../../../../../graphql-server/src/catalogue/rules/product-details.ts';
import type {
  CreateProductInput,
  ProductForm_ProductFragment as Product,
} from '../../../graphql.generated.ts';

/** What a product may have beyond the specified form, as typed; each '' for nothing. */
export interface DetailsDraft {
  handle: string;
  brand: string;
  sku: string;
  stock: string;
  /** With commas between. */
  tags: string;
  /** Each on a line, such as "Colour: Red | Blue". */
  options: string;
  /** Each on a line, such as "Weight: 200 g". */
  attributes: string;
  status: ProductStatus;
  /** Local time, as the browser's field has it. */
  showFrom: string;
  showUntil: string;
}

export type DetailField = keyof DetailsDraft;

/** A field of the form, the images among them. */
export type FieldName = ProductField | DetailField;

/** The values of the form's fields, as typed. The server computes the discount. */
export interface ProductDraft extends DetailsDraft {
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

const NO_DETAILS: DetailsDraft = {
  handle: '',
  brand: '',
  sku: '',
  stock: '',
  tags: '',
  options: '',
  attributes: '',
  status: 'ACTIVE',
  showFrom: '',
  showUntil: '',
};

export const DETAIL_FIELDS = Object.keys(NO_DETAILS) as DetailField[];

export const EMPTY_DRAFT: ProductDraft = {
  ...NO_DETAILS,
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

export const FIELD_LABELS: Record<FieldName, string> = {
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
  handle: 'Handle',
  brand: 'Brand',
  sku: 'SKU',
  stock: 'Stock',
  tags: 'Tags',
  options: 'Options',
  attributes: 'Attributes',
  status: 'Status',
  showFrom: 'Show from',
  showUntil: 'Show until',
};

/** The three checkboxes in the specification's order. */
export const FLAGS = ['isFeatured', 'isPopular', 'isNew'] as const;

type DraftFields = Omit<Product, 'category' | 'images' | 'createdAt' | 'updatedAt' | 'discountPercentage'>;

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
    ...detailsOf(product),
  };
}

function detailsOf(product: DraftFields): DetailsDraft {
  const { handle, brand, sku, stock, tags, options, attributes, showFrom, showUntil } = product;
  const said = { handle, tags, options, attributes, alts: [] };
  const cells = detailCells(stock === null ? said : { ...said, stock });
  return {
    handle: cells.handle,
    brand: brand ?? '',
    sku: sku ?? '',
    stock: cells.stock,
    tags: cells.tags,
    options: cells.options,
    attributes: cells.attributes,
    status: product.status,
    showFrom: localTime(showFrom),
    showUntil: localTime(showUntil),
  };
}

/** A moment as a field for date and time has it. */
function localTime(moment: string | null): string {
  if (moment === null) return '';
  const date = new Date(moment);
  return new Date(date.getTime() - date.getTimezoneOffset() * MS_PER_MINUTE).toISOString().slice(0, 16);
}

const MS_PER_MINUTE = 60_000;

function momentOf(local: string): string | null {
  return local === '' ? null : new Date(local).toISOString();
}

/** What the rules and the server read of the details. */
function saidDetails(draft: DetailsDraft) {
  const { stock, tags, options, attributes } = draftDetails(draft);
  return {
    handle: draft.handle.trim() || null,
    brand: draft.brand.trim() || null,
    sku: draft.sku.trim() || null,
    stock: stock || null,
    tags,
    options,
    attributes,
    status: draft.status,
    showFrom: momentOf(draft.showFrom),
    showUntil: momentOf(draft.showUntil),
  };
}

/** The server's input for a valid draft. */
export function inputOf({ title, description, badge, ...draft }: ProductDraft): CreateProductInput {
  const details = saidDetails(draft);
  return {
    ...draft,
    title: title.trim(),
    description: description.trim(),
    regularPrice: rupeesOf(draft.regularPrice),
    sellingPrice: rupeesOf(draft.sellingPrice),
    badge: badge || null,
    ...details,
    stock: details.stock === null ? null : Number(details.stock),
  } as CreateProductInput;
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
    { ...draft, ...saidDetails(draft), regularPrice, sellingPrice, badge: draft.badge || null },
    { hasCategory, imageCount },
  );
}

const PRICES = ['regularPrice', 'sellingPrice'] as const;

/** The details that an edit has put wrong, with their messages. */
export function detailErrors(draft: ProductDraft, edited: string[]): ProductFieldErrors {
  const errors = checkDraft(draft, { imageCount: 1, mayBeUncategorised: true });
  const isEdited = (field: string) => edited.includes(field) && field in NO_DETAILS;
  return Object.fromEntries(Object.entries(errors).filter(([field]) => isEdited(field)));
}

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
