import { STATUSES } from '../../rules/detail-limits.ts';
import type { Cells, Column, VariantColumn } from '../../rules/import-columns.ts';
import type { FieldErrors } from '../../rules/text.ts';
import type { IdentifiedRow } from './identify-rows.ts';

/** Fields that a product can do without, with the columns of their cells. */
const OPTIONAL: Readonly<Record<string, Column>> = {
  attributes: 'attributes',
  badge: 'badge',
  barcode: 'barcode',
  brand: 'brand',
  handle: 'handle',
  imageAlts: 'image_alts',
  regularPrice: 'regular_price',
  showFrom: 'show_from',
  showUntil: 'show_until',
  sku: 'sku',
  stock: 'stock',
  tags: 'tags',
  weightGrams: 'weight_grams',
};
const OPTIONAL_OF_VARIANT: Readonly<Record<string, VariantColumn>> = {
  barcode: 'variant_barcode',
  compareAtPrice: 'variant_compare_at_price',
  image: 'variant_image',
  isSold: 'variant_is_sold',
  onHand: 'variant_stock',
  price: 'variant_price',
  sku: 'variant_sku',
  weightGrams: 'variant_weight_grams',
};
/** Without them a product should not be sold before somebody has looked at it. */
const NEEDED_TO_SELL = new Set(['status', 'price', 'sellingPrice', 'selectedOptions']);
const OF_VARIANT = /^variants\.(\d+)\.(\w+)$/;
const NO_PRICE = 'It has no valid price, so it is a draft with the price 0.';

/**
 * Leaves out what breaks a rule in a product of another shop's file, with a note for each. A product that loses a price or a
 * variant becomes a draft.
 * @returns null if the product cannot do without
 */
export function mendRow(row: IdentifiedRow, errors: FieldErrors): IdentifiedRow | null {
  const cells: Cells = { ...row.cells };
  const variants = row.variants.map(({ line, cells: own }) => ({ line, cells: { ...own }, isGone: false }));
  const notes: string[] = [];
  for (const [field, message] of Object.entries(errors)) {
    const [, place, ofVariant] = OF_VARIANT.exec(field) ?? [];
    const variant = place === undefined ? undefined : variants[Number(place)];
    const column = variant ? OPTIONAL_OF_VARIANT[ofVariant ?? ''] : OPTIONAL[field];
    if (variant && ofVariant === 'selectedOptions') variant.isGone = true;
    else if (variant && column) variant.cells[column as VariantColumn] = '';
    else if (field === 'sellingPrice' || field === 'status') mendForSale(cells, field, message, notes);
    else if (column) cells[column] = '';
    else return null;
    if (field !== 'sellingPrice') notes.push(`Left out: ${message}.`);
    if (NEEDED_TO_SELL.has(ofVariant ?? field)) cells.status = STATUSES.DRAFT;
  }
  row.notes.push(...notes);
  return { ...row, cells, variants: variants.filter(({ isGone }) => !isGone) };
}

/** A compare-at price that is too low goes first; then the price is what is wrong. */
function mendForSale(cells: Cells, field: string, message: string, notes: string[]): void {
  if (field === 'status') return;
  if (cells.regular_price?.trim()) {
    cells.regular_price = '';
    notes.push(`Left out: compare-at price. ${message}.`);
    return;
  }
  cells.selling_price = '0';
  notes.push(NO_PRICE);
}
