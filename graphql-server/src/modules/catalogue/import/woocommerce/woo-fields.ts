import type { Column } from '@mela/rules/import-columns.ts';

/** The columns of WooCommerce's product file that this shop imports: their English names, without punctuation. */
const FIELDS = {
  id: { names: ['id'], column: null },
  type: { names: ['type'], column: 'status' },
  sku: { names: ['sku'], column: 'sku' },
  gtin: { names: ['gtin_upc_ean_or_isbn'], column: 'barcode' },
  name: { names: ['name'], column: 'title' },
  published: { names: ['published'], column: 'status' },
  featured: { names: ['is_featured'], column: 'is_featured' },
  visibility: { names: ['visibility_in_catalog'], column: 'status' },
  shortDescription: { names: ['short_description'], column: 'description' },
  description: { names: ['description'], column: 'description' },
  saleStarts: { names: ['date_sale_price_starts'], column: 'selling_price' },
  saleEnds: { names: ['date_sale_price_ends'], column: 'selling_price' },
  inStock: { names: ['in_stock'], column: 'stock' },
  stock: { names: ['stock'], column: 'stock' },
  backorders: { names: ['backorders_allowed'], column: 'stock' },
  salePrice: { names: ['sale_price'], column: 'selling_price' },
  regularPrice: { names: ['regular_price'], column: 'regular_price' },
  categories: { names: ['categories'], column: 'category' },
  tags: { names: ['tags'], column: 'tags' },
  brands: { names: ['brands'], column: 'brand' },
  images: { names: ['images'], column: 'images' },
  parent: { names: ['parent'], column: 'variants' },
} as const satisfies Record<string, { names: readonly string[]; column: Column | 'variants' | null }>;

type WooField = keyof typeof FIELDS;

/** The row of a product or variation. A missing column is blank. */
export interface WooRow extends Record<WooField, string> {
  grams: string;
  attributes: WooAttribute[];
}

export interface WooAttribute {
  name: string;
  values: string[];
}

const ATTRIBUTE = /^attribute_(\d+)_(name|value_s|values?)$/;
const WEIGHT = /^weight_(kg|g|lbs?|oz)$/;
const GRAMS: Readonly<Record<string, number>> = { kg: 1000, g: 1, lb: 453.592, lbs: 453.592, oz: 28.3495 };
/**
 * Columns that the report does not mention, because they have no meaning in another shop or are imported in
 * another way.
 */
const SILENT =
  /^(id|position|tax_status|tax_class|low_stock_amount|sold_individually|allow_customer_reviews|shipping_class|attribute_\d+_(visible|global|default)|meta_.*|length_.*|width_.*|height_.*|purchase_note|upsells|cross_sells|grouped_products|external_url|button_text|download_.*)$/;

/** How to interpret the columns of a file. */
export interface WooColumns {
  fields: (WooField | null)[];
  /** The corresponding column of this shop's own format, or null. */
  columns: (Column | null)[];
  priceColumns: number[];
}

/** Recognises WooCommerce's file by a combination of columns that only WooCommerce has. @param names in lower case with underscores */
export function isWooFile(names: readonly string[]): boolean {
  const has = (name: string) => names.includes(name);
  const isTyped = has('type') && has('name') && has('regular_price');
  return isTyped && ['parent', 'in_stock', 'tax_status', 'attribute_1_name', 'published'].some(has);
}

export function wooColumns(names: readonly string[]): WooColumns {
  const fields = names.map(fieldOf);
  return {
    fields,
    columns: names.map((name, place) => {
      const field = fields[place];
      if (field) return columnOf(field);
      if (WEIGHT.test(name)) return 'weight_grams';
      return ATTRIBUTE.test(name) ? 'options' : null;
    }),
    priceColumns: fields.flatMap((field, place) =>
      field === 'salePrice' || field === 'regularPrice' ? place : [],
    ),
  };
}

function fieldOf(name: string): WooField | null {
  const fields = Object.keys(FIELDS) as WooField[];
  return fields.find((field) => (FIELDS[field].names as readonly string[]).includes(name)) ?? null;
}

function columnOf(field: WooField): Column | null {
  const { column } = FIELDS[field];
  return column === 'variants' ? 'options' : column;
}

export function isSilent(name: string): boolean {
  return fieldOf(name) !== null || WEIGHT.test(name) || ATTRIBUTE.test(name) || SILENT.test(name);
}

const BLANK = Object.fromEntries(Object.keys(FIELDS).map((field) => [field, ''])) as Record<WooField, string>;

export function readWooRow(
  names: readonly string[],
  { fields }: WooColumns,
  cells: readonly string[],
): WooRow {
  const row: WooRow = { ...BLANK, grams: '', attributes: [] };
  const attributes = new Map<string, WooAttribute>();
  for (const [place, name] of names.entries()) {
    // Removes the apostrophe that WooCommerce puts before cells that a spreadsheet could treat as a formula.
    const cell = (cells[place] ?? '').trim().replace(/^'(?=[=+\-@])/, '');
    const field = fields[place];
    if (field) row[field] ||= cell;
    const [, unit] = WEIGHT.exec(name) ?? [];
    if (unit && cell !== '') row.grams = gramsOf(cell, unit);
    const [, number, part] = ATTRIBUTE.exec(name) ?? [];
    if (number === undefined) continue;
    const attribute = attributes.get(number) ?? { name: '', values: [] };
    attributes.set(number, attribute);
    if (part === 'name') attribute.name = unescapeCommas(cell);
    else attribute.values = splitCell(cell);
  }
  row.attributes = [...attributes.values()].filter(({ name }) => name !== '');
  return row;
}

/** Splits at commas that are not escaped with a backslash. */
export function splitCell(cell: string): string[] {
  return cell
    .split(/(?<!\\),/)
    .map((part) => unescapeCommas(part).trim())
    .filter((part) => part !== '');
}

function unescapeCommas(text: string): string {
  return text.replaceAll('\\,', ',');
}

function gramsOf(cell: string, unit: string): string {
  const amount = Number(cell.replace(',', '.'));
  return Number.isFinite(amount) ? String(Math.round(amount * (GRAMS[unit] ?? 1))) : '';
}
