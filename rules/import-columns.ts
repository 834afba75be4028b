import { BADGES } from './badges.ts';
import { DETAIL_COLUMNS, draftDetails } from './detail-cells.ts';
import type { ProductDraft } from './product-checks.ts';

/** What a row says of one variant: a product with options has a row for each of its variants, one below the other. */
export const VARIANT_COLUMNS = [
  'variant_id',
  'option1_value',
  'option2_value',
  'option3_value',
  'variant_sku',
  'variant_barcode',
  'variant_price',
  'variant_compare_at_price',
  'variant_weight_grams',
  'variant_stock',
  'variant_is_sold',
  'variant_image',
] as const;

export type VariantColumn = (typeof VARIANT_COLUMNS)[number];

/** The columns of an exported file, in their order. */
export const COLUMNS = [
  'id',
  'title',
  'description',
  'category',
  'category_id',
  'regular_price',
  'selling_price',
  'discount_percentage',
  'badge',
  'is_featured',
  'is_popular',
  'is_new',
  'images',
  'version',
  ...DETAIL_COLUMNS,
  'barcode',
  'weight_grams',
  ...VARIANT_COLUMNS,
] as const;

export type Column = (typeof COLUMNS)[number];

/** A product's row by column, as plain text. A file may lack columns: what is not there is not changed. */
export type Cells = { [Name in Column]?: string | undefined };

const FLAGS = new Map<string, boolean>([
  ...['1', 'true', 'yes', 'y'].map((word) => [word, true] as const),
  ...['0', 'false', 'no', 'n', ''].map((word) => [word, false] as const),
]);

/** Reads what a row, or a form with the same names, says of a product: whether it is right is for the rules to say. */
export function draftOf(cells: Cells): ProductDraft {
  return {
    title: cells.title ?? '',
    description: cells.description ?? '',
    regularPrice: cells.regular_price ?? '',
    sellingPrice: cells.selling_price ?? '',
    categoryId: cells.category_id ?? '',
    badge: readBadge(cells.badge ?? ''),
    isFeatured: readFlag(cells.is_featured ?? ''),
    isPopular: readFlag(cells.is_popular ?? ''),
    isNew: readFlag(cells.is_new ?? ''),
    ...draftDetails(cells),
  };
}

function readBadge(label: string): unknown {
  const word = label.trim().toLowerCase();
  if (word === '') return null;
  return Object.entries(BADGES).find(([, name]) => name.toLowerCase() === word)?.[0] ?? label;
}

export function readFlag(text: string): unknown {
  return FLAGS.get(text.trim().toLowerCase()) ?? text;
}
