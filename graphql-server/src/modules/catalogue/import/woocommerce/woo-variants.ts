import type { Message } from '@mela/rules/messages.ts';
import { catalogueTexts } from '../../messages.ts';
import { readShopifyRow, type ShopifyRow } from '../shopify/shopify-fields.ts';
import type { WooAttribute, WooRow } from './woo-fields.ts';

/** A row of a product or variation, with its line. */
export interface WooLine {
  line: number;
  fault: Message | null;
  row: WooRow;
}

const MAX_OPTIONS = 3;
/** The maximum number of combinations to compute, which is more than a product may have. */
const MAX_VARIANTS = 500;
const NUMBERS = ['1', '2', '3'] as const;
const BLANK = readShopifyRow([], []);

/** The attributes that distinguish the variations of a product, in the product's order. */
export function optionAttributes(product: WooRow, variations: readonly WooLine[]): WooAttribute[] {
  const used = (name: string) =>
    variations.some(({ row }) => row.attributes.some((one) => isSameName(one.name, name)));
  const own = product.attributes.filter(({ name }) => used(name));
  const others = variations
    .flatMap(({ row }) => row.attributes)
    .filter(({ name }) => !own.some((one) => isSameName(one.name, name)));
  const named = new Map(others.map((attribute) => [attribute.name.toLowerCase(), attribute]));
  return [...own, ...named.values()];
}

export function isSameName(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/**
 * The variations as rows for the next step of the import, one for each combination of values. A variation without a value for an
 * option applies to all its values.
 */
export function variationRows(
  product: WooRow,
  variations: readonly WooLine[],
  notes: string[],
): { rows: { line: number; row: ShopifyRow; isSold: boolean }[]; isCut: boolean } {
  const all = optionAttributes(product, variations);
  const options = all.slice(0, MAX_OPTIONS);
  if (all.length > options.length) notes.push(catalogueTexts.optionsLeftOut({ max: MAX_OPTIONS }));
  if (product.stock !== '' && variations.every(({ row }) => stockOf(row) === ''))
    notes.push(catalogueTexts.sharedStock);
  const seen = new Set<string>();
  const rows: { line: number; row: ShopifyRow; isSold: boolean }[] = [];
  for (const { line, row } of variations) {
    const values = options.map(({ name, values: any }) => {
      const said = row.attributes.find((one) => isSameName(one.name, name))?.values[0];
      return said === undefined ? any : [said];
    });
    for (const combination of combinationsOf(values)) {
      const key = combination.join('\0');
      if (seen.has(key) || rows.length >= MAX_VARIANTS) continue;
      seen.add(key);
      const isSold = row.published !== '0' && row.regularPrice !== '';
      rows.push({ line, row: asRow(row, options, combination, notes), isSold });
    }
  }
  return { rows, isCut: all.length > options.length };
}

function combinationsOf(values: readonly (readonly string[])[]): string[][] {
  return values.reduce<string[][]>(
    (some, next) => some.flatMap((one) => next.map((value) => [...one, value])).slice(0, MAX_VARIANTS),
    [[]],
  );
}

/** Converts a product without variations, or one variation of a product. */
export function asRow(
  row: WooRow,
  options: readonly WooAttribute[],
  values: readonly string[],
  notes: string[],
): ShopifyRow {
  const chosen = Object.fromEntries(
    NUMBERS.flatMap((number, place) => [
      [`option${number}Name`, options[place]?.name ?? ''],
      [`option${number}Value`, values[place] ?? ''],
    ]),
  );
  const { price, compareAtPrice } = pricesOf(row, notes);
  const stock = stockOf(row);
  return {
    ...BLANK,
    ...chosen,
    ...{ price, compareAtPrice, sku: row.sku, barcode: row.gtin, grams: row.grams },
    tracker: stock === '' ? '' : 'woocommerce',
    quantity: stock,
    oversells: ['1', 'notify', 'yes'].includes(row.backorders.toLowerCase()) ? 'continue' : 'deny',
    variantImage: values.length > 0 ? (imagesOf(row)[0] ?? '') : '',
  };
}

/** The on-hand quantity. 0 if sold out without a number, blank if inventory is not tracked. */
function stockOf({ stock, inStock }: WooRow): string {
  // WooCommerce writes "parent" for a variation that shares the product's stock.
  if (/^-?[\d.]+$/.test(stock)) return String(Math.trunc(Number(stock)));
  return inStock === '0' ? '0' : '';
}

function pricesOf(row: WooRow, notes: string[]): { price: string; compareAtPrice: string } {
  const { regularPrice, salePrice, saleStarts, saleEnds } = row;
  if (salePrice === '') return { price: regularPrice, compareAtPrice: '' };
  const now = Date.now();
  const isLater = saleStarts !== '' && Date.parse(saleStarts) > now;
  const isOver = saleEnds !== '' && Date.parse(saleEnds) < now;
  if (isLater || isOver) {
    notes.push(catalogueTexts.pastSale);
    return { price: regularPrice, compareAtPrice: '' };
  }
  if (saleEnds !== '') notes.push(catalogueTexts.endingSale);
  return { price: salePrice, compareAtPrice: regularPrice };
}

export function imagesOf({ images }: WooRow): string[] {
  return images
    .split(/(?<!\\),(?=\s*(?:https?:)|\s*$)|(?<!\\),\s+/)
    .map((address) => address.replaceAll('\\,', ',').trim())
    .filter((address) => address !== '');
}
