import type { Cells } from '@mela/rules/import-columns.ts';
import { toScaled, withoutGroups } from '@mela/rules/price.ts';
import type { ProductOption } from '@mela/rules/variants.ts';
import { catalogueTexts } from '../../messages.ts';
import type { VariantCells, VariantRow } from '../variant-cells.ts';
import type { ShopifyRow } from './shopify-fields.ts';
import { addressOf } from './shopify-images.ts';

interface Row {
  line: number;
  row: ShopifyRow;
}

const NAMES = ['option1Name', 'option2Name', 'option3Name'] as const;
const VALUES = ['option1Value', 'option2Value', 'option3Value'] as const;
const OPTION_COLUMNS = ['option1_value', 'option2_value', 'option3_value'] as const;
const DECIMALS = 3;

/** The options of a product. None if it has only the default title. */
export function optionsOf(rows: readonly ShopifyRow[]): ProductOption[] {
  const options = NAMES.flatMap((field, index) => {
    const name = nameOf(rows.find((row) => row[field] !== '')?.[field] ?? '');
    const values = rows.map((row) => optionValue(row[VALUES[index] as (typeof VALUES)[number]]));
    return name === '' ? [] : [{ name, values: [...new Set(values.filter((value) => value !== ''))] }];
  });
  const [only, second] = options;
  const isDefault = only?.name === 'Title' && only.values.join() === 'Default Title' && !second;
  return isDefault ? [] : options;
}

/** The variants in the rows, with prices and stock. For a product without options, its own price and stock. */
export function shopifyVariants(
  rows: readonly Row[],
  options: readonly ProductOption[],
  notes: string[],
): { cells: Cells; variants: VariantRow[] } {
  const sold = rows.filter(({ row }) => VALUES.some((field) => row[field] !== '') || row.price !== '');
  const [first] = sold;
  if (!first) return { cells: { selling_price: '', regular_price: '' }, variants: [] };
  if (sold.some(({ row }) => isCounted(row) && OVERSELLING.has(row.oversells.toLowerCase())))
    notes.push(catalogueTexts.oversells);
  const base = pricesOf(first.row);
  const prices = { selling_price: first.row.price, regular_price: amount(base.compareAtPrice) };
  if (options.length === 0) return { cells: { ...prices, ...factsOf(first.row, notes, '') }, variants: [] };
  const variants = sold.map(({ line, row }) => ({
    line,
    cells: {
      ...Object.fromEntries(
        OPTION_COLUMNS.map((column, index) => [
          column,
          options[index] ? optionValue(row[VALUES[index] as (typeof VALUES)[number]]) : '',
        ]),
      ),
      ...factsOf(row, notes, 'variant_'),
      ...ownPrices(row, base),
      variant_image: row.variantImage === '' ? '' : addressOf(row.variantImage),
    },
  }));
  return { cells: prices, variants };
}

const OVERSELLING = new Set(['continue', 'true']);

interface Prices {
  /** The price in thousandths, because no currency has more decimals. null for an invalid price. */
  price: number | null;
  /** null if the variant is not on sale. */
  compareAtPrice: number | null;
}

function pricesOf({ price, compareAtPrice }: ShopifyRow): Prices {
  // Do not limit the price here: the product rules limit it in minor units of the shop's currency.
  const read = (text: string) => toScaled(withoutGroups(text), DECIMALS, Number.MAX_SAFE_INTEGER);
  const [asked, before] = [read(price), read(compareAtPrice)];
  return { price: asked, compareAtPrice: before !== null && before > (asked ?? 0) ? before : null };
}

/** The variant's prices, if they differ from the product's. */
function ownPrices(row: ShopifyRow, base: Prices): Partial<VariantCells> {
  const { price, compareAtPrice } = pricesOf(row);
  // Keep an invalid price, so that the rules reject it.
  if (price === null) return { variant_price: row.price || '0' };
  const inherited = base.compareAtPrice ?? base.price;
  const isOnSale = inherited !== null && inherited > price;
  const isSame = (isOnSale ? inherited : null) === compareAtPrice;
  return {
    variant_price: price === base.price ? '' : amount(price),
    variant_compare_at_price: isSame ? '' : amount(compareAtPrice ?? price),
  };
}

/** @param prefix of a variant's columns */
function factsOf(row: ShopifyRow, notes: string[], prefix: 'variant_' | ''): Record<string, string> {
  const grams = Math.round(Number(row.grams));
  const quantity = Number(row.quantity);
  if (isCounted(row) && quantity < 0) notes.push(catalogueTexts.stockBelowZero);
  return {
    [`${prefix}sku`]: withoutGuard(row.sku),
    [`${prefix}barcode`]: withoutGuard(row.barcode),
    // Zero usually means that the weight is unknown.
    [`${prefix}weight_grams`]: grams === 0 ? '' : Number.isNaN(grams) ? row.grams : String(grams),
    [`${prefix}cost`]: row.cost,
    [`${prefix}stock`]: !isCounted(row) ? '' : quantity < 0 || row.quantity === '' ? '0' : row.quantity,
  };
}

function isCounted({ tracker }: ShopifyRow): boolean {
  return tracker !== '';
}

/** Removes the prefix that keeps spreadsheet programs from treating digits as a number. */
function withoutGuard(cell: string): string {
  return cell.replace(/^'/, '');
}

function amount(thousandths: number | null): string {
  return thousandths === null ? '' : String(thousandths / 10 ** DECIMALS);
}

/** Replaces the character that ends a name in this shop's format. */
function nameOf(cell: string): string {
  return cell.replaceAll(':', ' ').replace(/\s+/g, ' ').trim();
}

/** Replaces the character that separates values in this shop's format. */
function optionValue(cell: string): string {
  return cell.replaceAll('|', '/').replace(/\s+/g, ' ').trim();
}
