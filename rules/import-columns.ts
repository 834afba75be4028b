import { BADGES } from './badges.ts';
import type { DeclaredField } from './custom-fields.ts';
import { DETAIL_COLUMNS, draftDetails, SEO_COLUMNS } from './detail-cells.ts';
import type { ProductDraft } from './product-checks.ts';

const FIRST_VARIANT_COLUMNS = [
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

/** Columns of one variant: a product with options has consecutive rows, one for each variant. */
export const VARIANT_COLUMNS = [...FIRST_VARIANT_COLUMNS, 'variant_cost'] as const;

export type VariantColumn = (typeof VARIANT_COLUMNS)[number];

/** The columns of an export, in order. */
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
  ...FIRST_VARIANT_COLUMNS,
  ...SEO_COLUMNS,
  'cost',
  'variant_cost',
] as const;

/** The column of a module's field of products. */
export type FieldColumn = `field:${string}`;

export type Column = (typeof COLUMNS)[number] | FieldColumn;

const FIELD_PREFIX = 'field:';

export function fieldColumn({ module, name, column }: DeclaredField): FieldColumn {
  return `${FIELD_PREFIX}${column ?? `${module}_${name}`.replaceAll('-', '_').toLowerCase()}`;
}

export function isFieldColumn(column: string): column is FieldColumn {
  return column.startsWith(FIELD_PREFIX);
}

/** The name of a column in files. */
export function columnName(column: Column): string {
  return isFieldColumn(column) ? column.slice(FIELD_PREFIX.length) : column;
}

/** A product's row by column, as plain text. Missing columns are not changed. */
export type Cells = { [Name in Column]?: string | undefined };

const FLAGS = new Map<string, boolean>([
  ...['1', 'true', 'yes', 'y'].map((word) => [word, true] as const),
  ...['0', 'false', 'no', 'n', ''].map((word) => [word, false] as const),
]);

/** Reads the product in a row, or in a form with the same names; the rules validate it. */
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
