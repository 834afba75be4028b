import { STATUSES } from '@mela/rules/detail-limits.ts';
import type { Cells, Column, VariantColumn } from '@mela/rules/import-columns.ts';
import type { FieldTexts } from '@mela/rules/messages.ts';
import { UserError } from '../../../kernel/errors.ts';
import { catalogueTexts } from '../messages.ts';
import type { IdentifiedRow } from './identify-rows.ts';
import { AS_DRAFT } from './may-be-active.ts';

/** Optional fields and their columns. */
const OPTIONAL: Readonly<Record<string, Column>> = {
  attributes: 'attributes',
  badge: 'badge',
  barcode: 'barcode',
  brand: 'brand',
  cost: 'cost',
  handle: 'handle',
  imageAlts: 'image_alts',
  regularPrice: 'regular_price',
  seoDescription: 'seo_description',
  seoTitle: 'seo_title',
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
  cost: 'variant_cost',
  image: 'variant_image',
  isSold: 'variant_is_sold',
  onHand: 'variant_stock',
  price: 'variant_price',
  sku: 'variant_sku',
  weightGrams: 'variant_weight_grams',
};
/** A new product that loses one of these becomes a draft, so that an operator reviews it before it is sold. */
const NEEDED_TO_SELL = new Set(['status', 'price', 'sellingPrice', 'selectedOptions']);
const OF_VARIANT = /^variants\.(\d+)\.(\w+)$/;

/** The maximum number of corrections of one product. Each can reveal another broken rule. */
const MAX_MENDINGS = 4;

interface Mending {
  /** Whether the product is new. It then loses the invalid value; an existing product keeps its own. */
  isNew: boolean;
}

/**
 * Tries to accept a row. For other shops' files, it tries again without the values that break a rule, and adds a note for each. A
 * new product that loses a price or a variant becomes a draft.
 * @throws UserError when a required value is invalid
 */
export async function mended<Result>(
  row: IdentifiedRow,
  mending: Mending,
  work: (row: IdentifiedRow) => Promise<Result>,
): Promise<Result> {
  let current = row;
  for (let mendings = 0; ; mendings += 1) {
    try {
      return await work(current);
    } catch (error) {
      const errors = error instanceof UserError && row.taken ? error.fieldErrors : undefined;
      const next = errors && mendings < MAX_MENDINGS ? mendRow(current, errors, mending) : null;
      if (!next) throw error;
      current = next;
    }
  }
}

function mendRow(row: IdentifiedRow, errors: FieldTexts, { isNew }: Mending): IdentifiedRow | null {
  const cells: Cells = { ...row.cells };
  const variants = row.variants.map(({ line, cells: own }) => ({ line, cells: { ...own }, isGone: false }));
  const notes: string[] = [];
  for (const [field, message] of Object.entries(errors)) {
    const [, place, ofVariant] = OF_VARIANT.exec(field) ?? [];
    const variant = place === undefined ? undefined : variants[Number(place)];
    const column = variant ? OPTIONAL_OF_VARIANT[ofVariant ?? ''] : OPTIONAL[field];
    if (variant && ofVariant === 'selectedOptions') variant.isGone = true;
    else if (variant && column) leaveOut(variant.cells, column as VariantColumn, isNew);
    else if (field === 'sellingPrice' && isNew) mendPrice(cells, message, notes);
    else if (field === 'sellingPrice') leaveOutPrices(cells);
    else if (field === 'status') delete cells.status;
    else if (column) leaveOut(cells, column, isNew);
    else return null;
    if (field !== 'sellingPrice' || !isNew) notes.push(catalogueTexts.notImported({ reason: message }));
    if (isNew && NEEDED_TO_SELL.has(ofVariant ?? field)) cells.status = STATUSES.DRAFT;
  }
  row.notes.push(...notes);
  return { ...row, cells, variants: variants.filter(({ isGone }) => !isGone) };
}

function leaveOut<Name extends string>(
  cells: { [Key in Name]?: string | undefined },
  column: Name,
  isNew: boolean,
): void {
  if (isNew) cells[column] = '';
  else delete cells[column];
}

function leaveOutPrices(cells: Cells): void {
  delete cells.selling_price;
  delete cells.regular_price;
}

/**
 * A compare-at price that is too low also makes the price invalid. So first remove the compare-at price; if the error remains,
 * remove the price.
 */
function mendPrice(cells: Cells, message: string, notes: string[]): void {
  if (cells.regular_price?.trim()) {
    cells.regular_price = '';
    notes.push(catalogueTexts.compareAtPriceNotImported({ reason: message }));
    return;
  }
  cells.selling_price = '0';
  notes.push(AS_DRAFT.NO_PRICE);
}
