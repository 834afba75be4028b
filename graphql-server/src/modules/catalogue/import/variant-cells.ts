import { isDeepStrictEqual } from 'node:util';
import { signOf } from '@mela/rules/format-money.ts';
import { type Cells, readFlag, VARIANT_COLUMNS, type VariantColumn } from '@mela/rules/import-columns.ts';
import { plainAmount, toMinorUnits, toUnits } from '@mela/rules/price.ts';
import { cleanText } from '@mela/rules/text.ts';
import type { ProductOption, Variant, VariantDraft } from '@mela/rules/variants.ts';
import { UPLOADS_PATH } from '../../../kernel/images/image.ts';
import { imageFiles } from '../../../kernel/images/image-store.ts';
import type { Product } from '../products/product.ts';

/** A variant as a row of an export. */
export type VariantCells = Record<VariantColumn, string>;

/** A variant in a row of a file, with its line. */
export interface VariantRow {
  line: number;
  /** The cells of the variant. Missing columns are undefined. */
  cells: Partial<VariantCells>;
}

export const OPTION_COLUMNS = ['option1_value', 'option2_value', 'option3_value'] as const;
const NO_CELLS = Object.fromEntries(VARIANT_COLUMNS.map((column) => [column, ''])) as VariantCells;
/** The index for a path that is not among the product's images, so that the rules report it. */
const NOWHERE = -1;

/** Each variant of a product as a row. None if it has no options. */
export function variantCellsOf({ variants = [] }: Product, currency: string): VariantCells[] {
  const amount = (minorUnits?: number) =>
    minorUnits === undefined ? '' : String(toUnits(minorUnits, currency));
  return variants.map((variant) => ({
    ...NO_CELLS,
    ...Object.fromEntries(OPTION_COLUMNS.map((column, index) => [column, variant.values[index] ?? ''])),
    variant_id: variant.id,
    variant_sku: variant.sku ?? '',
    variant_barcode: variant.barcode ?? '',
    variant_price: amount(variant.price),
    variant_compare_at_price: amount(variant.compareAtPrice),
    variant_weight_grams: variant.weightGrams?.toString() ?? '',
    variant_stock: variant.onHand?.toString() ?? '',
    variant_is_sold: variant.isSold === false ? '0' : '1',
    variant_image: variant.image ? imagePath(variant.image) : '',
    variant_cost: amount(variant.cost),
  }));
}

/** The variant in a row. null if there is none. */
export function variantIn(line: number, cells: Cells): VariantRow | null {
  const said = VARIANT_COLUMNS.filter((column) => cells[column] !== undefined);
  if (said.every((column) => cells[column]?.trim() === '')) return null;
  return { line, cells: Object.fromEntries(said.map((column) => [column, cells[column]])) };
}

/** The rows of variants. Columns that the file lacks keep their current values. */
export function mergeVariants(rows: readonly VariantRow[], before: readonly VariantCells[]): VariantCells[] {
  const left = new Set(before);
  return rows.map(({ cells }) => {
    const id = cells.variant_id?.trim();
    const current = [...left].find((one) => (id ? one.variant_id === id : isSameCombination(one, cells)));
    if (current) left.delete(current);
    const merged = { ...NO_CELLS, variant_is_sold: '1', ...current, ...cells };
    return { ...merged, variant_id: id || (current?.variant_id ?? '') };
  });
}

function isSameCombination(one: VariantCells, other: Partial<VariantCells>): boolean {
  return OPTION_COLUMNS.every((column) => one[column] === cleanText(other[column] ?? ''));
}

/** @param images the paths or URLs of the product's images, in order */
export function draftVariants(
  rows: readonly VariantCells[],
  options: readonly ProductOption[],
  { images, currency }: { images: readonly string[]; currency: string },
): VariantDraft[] {
  return rows.map((cells) => ({
    ...(cells.variant_id && { id: cells.variant_id.trim().toLowerCase() }),
    selectedOptions: OPTION_COLUMNS.flatMap((column, index) => {
      const value = cells[column].trim();
      const name = options[index]?.name ?? String(index + 1);
      return value === '' ? [] : [{ name, value }];
    }),
    sku: cells.variant_sku,
    barcode: cells.variant_barcode,
    price: readAmount(cells.variant_price, currency),
    compareAtPrice: readAmount(cells.variant_compare_at_price, currency),
    cost: readAmount(cells.variant_cost, currency),
    weightGrams: cells.variant_weight_grams,
    onHand: cells.variant_stock.trim() === '' ? null : cells.variant_stock,
    isSold: cells.variant_is_sold.trim() === '' ? true : readFlag(cells.variant_is_sold),
    image: readImage(cells.variant_image, images),
  }));
}

/** An amount in minor units. An invalid one stays text, so that the rules report it. */
export function readAmount(cell: string, currency: string): number | string | null {
  return cell.trim() === '' ? null : (toMinorUnits(plainAmount(cell, currency), currency) ?? cell);
}

/** An import's changes of variants, in readable form. null if there are none. */
export function variantChanges(
  before: readonly VariantCells[],
  after: readonly VariantCells[],
  currency: string,
): { from: string; to: string } | null {
  if (isDeepStrictEqual(before, after)) return null;
  const described = (some: readonly VariantCells[], others: readonly VariantCells[]) =>
    some
      .filter((one) => !others.some((other) => isDeepStrictEqual(one, other)))
      .map((one) => describe(one, signOf(currency)))
      .join('; ');
  const [from, to] = [described(before, after), described(after, before)];
  return from === to ? { from: 'in their current order', to: 'in another order' } : { from, to };
}

function describe(cells: VariantCells, sign: string): string {
  const facts = [
    cells.variant_sku && `SKU ${cells.variant_sku}`,
    cells.variant_barcode && `barcode ${cells.variant_barcode}`,
    cells.variant_price && `${sign}${cells.variant_price}`,
    cells.variant_compare_at_price && `instead of ${sign}${cells.variant_compare_at_price}`,
    cells.variant_weight_grams && `${cells.variant_weight_grams} g`,
    cells.variant_cost && `cost ${sign}${cells.variant_cost}`,
    cells.variant_stock && `stock ${cells.variant_stock}`,
    cells.variant_is_sold === '0' && 'not for sale',
    cells.variant_image && 'own image',
  ];
  const title = OPTION_COLUMNS.map((column) => cells[column])
    .filter(Boolean)
    .join(' / ');
  return [title, ...facts.filter(Boolean)].join(', ');
}

function readImage(cell: string, images: readonly string[]): number | null {
  const path = cell.trim().replace(/^\//, '');
  if (path === '') return null;
  const place = images.findIndex((image) => image.replace(/^\//, '') === path);
  return place < 0 ? NOWHERE : place;
}

function imagePath(hash: NonNullable<Variant['image']>): string {
  return `${UPLOADS_PATH.slice(1)}/${imageFiles(hash).large}`;
}
