import type { Column, VariantColumn } from './import-columns.ts';

/**
 * The groups of values that an import may overwrite in products created by an earlier import of a file without
 * this shop's ids.
 */
export const OVERWRITE_GROUPS = [
  'prices',
  'stock',
  'texts',
  'images',
  'status',
  'categories',
  'details',
  'variants',
] as const;

export type OverwriteGroup = (typeof OVERWRITE_GROUPS)[number];

/** `edits` also overwrites values that were edited here while the file stayed the same since its last import. */
export type Overwrite = OverwriteGroup | 'edits';

export const OVERWRITES: readonly Overwrite[] = [...OVERWRITE_GROUPS, 'edits'];

/** The default for what an import overwrites. */
export const DEFAULT_OVERWRITE: readonly Overwrite[] = ['prices', 'stock', 'images'];

/** A kind of difference between a product and the file. */
export interface Difference {
  group: OverwriteGroup;
  /** Whether the product was edited here while the file stayed the same since its last import. */
  isEdited: boolean;
}

export function isOverwritten({ group, isEdited }: Difference, overwrite: readonly Overwrite[]): boolean {
  return overwrite.includes(group) && (!isEdited || overwrite.includes('edits'));
}

const GROUPS: Partial<Record<Column | VariantColumn, OverwriteGroup>> = {
  title: 'texts',
  description: 'texts',
  seo_title: 'texts',
  seo_description: 'texts',
  category: 'categories',
  category_id: 'categories',
  regular_price: 'prices',
  selling_price: 'prices',
  images: 'images',
  image_alts: 'images',
  stock: 'stock',
  status: 'status',
  options: 'variants',
  option1_value: 'variants',
  option2_value: 'variants',
  option3_value: 'variants',
  variant_id: 'variants',
  variant_price: 'prices',
  variant_compare_at_price: 'prices',
  variant_stock: 'stock',
  variant_image: 'images',
};

export function overwriteGroupOf(column: Column): OverwriteGroup {
  return GROUPS[column] ?? 'details';
}
