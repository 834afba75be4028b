import type { Column } from '@mela/rules/import-columns.ts';

/** The columns of Shopify's product file that this shop imports: their former and current names, without punctuation. */
const FIELDS = {
  handle: { names: ['handle', 'url_handle'], column: 'handle' },
  title: { names: ['title'], column: 'title' },
  body: { names: ['body_html', 'description'], column: 'description' },
  vendor: { names: ['vendor'], column: 'brand' },
  type: { names: ['type', 'custom_product_type'], column: 'category' },
  productCategory: { names: ['product_category', 'standard_product_type'], column: 'category' },
  seoTitle: { names: ['seo_title'], column: 'seo_title' },
  seoDescription: { names: ['seo_description'], column: 'seo_description' },
  tags: { names: ['tags'], column: 'tags' },
  published: { names: ['published', 'published_on_online_store'], column: 'status' },
  status: { names: ['status'], column: 'status' },
  option1Name: { names: ['option1_name'], column: 'options' },
  option2Name: { names: ['option2_name'], column: 'options' },
  option3Name: { names: ['option3_name'], column: 'options' },
  option1Value: { names: ['option1_value'], column: 'option1_value' },
  option2Value: { names: ['option2_value'], column: 'option2_value' },
  option3Value: { names: ['option3_value'], column: 'option3_value' },
  sku: { names: ['variant_sku', 'sku'], column: 'variant_sku' },
  barcode: { names: ['variant_barcode', 'barcode'], column: 'variant_barcode' },
  grams: { names: ['variant_grams', 'weight_value_grams'], column: 'variant_weight_grams' },
  tracker: { names: ['variant_inventory_tracker', 'inventory_tracker'], column: 'variant_stock' },
  quantity: { names: ['variant_inventory_qty', 'inventory_quantity'], column: 'variant_stock' },
  oversells: {
    names: ['variant_inventory_policy', 'continue_selling_when_out_of_stock'],
    column: 'variant_stock',
  },
  price: { names: ['variant_price', 'price'], column: 'variant_price' },
  compareAtPrice: {
    names: ['variant_compare_at_price', 'compare_at_price'],
    column: 'variant_compare_at_price',
  },
  cost: { names: ['cost_per_item'], column: 'variant_cost' },
  image: { names: ['image_src', 'product_image_url'], column: 'images' },
  imagePosition: { names: ['image_position'], column: 'images' },
  imageAlt: { names: ['image_alt_text'], column: 'image_alts' },
  variantImage: { names: ['variant_image', 'variant_image_url'], column: 'variant_image' },
  isGiftCard: { names: ['gift_card'], column: 'status' },
} as const satisfies Record<string, { names: readonly string[]; column: Column }>;

export type ShopifyField = keyof typeof FIELDS;

/** A row of the file by field. A missing column is blank. */
export type ShopifyRow = Record<ShopifyField, string>;

const BY_NAME = new Map<string, ShopifyField>(
  Object.entries(FIELDS).flatMap(([field, { names }]) =>
    names.map((name) => [name, field as ShopifyField] as const),
  ),
);
const BLANK = Object.fromEntries(Object.keys(FIELDS).map((field) => [field, ''])) as ShopifyRow;

export function shopifyFieldOf(name: string): ShopifyField | null {
  return BY_NAME.get(name) ?? null;
}

/** The corresponding column of this shop's own format. */
export function ownColumnOf(field: ShopifyField): Column {
  return FIELDS[field].column;
}

/** Recognises Shopify's file by its handles and titles, together with columns that only Shopify has. */
export function isShopifyFile(names: readonly string[]): boolean {
  const fields = names.map(shopifyFieldOf);
  const has = (...wanted: ShopifyField[]) => wanted.every((field) => fields.includes(field));
  if (!has('handle', 'title')) return false;
  return has('option1Name', 'price') || names.includes('body_html') || names.includes('image_src');
}

export function readShopifyRow(
  fields: readonly (ShopifyField | null)[],
  cells: readonly string[],
): ShopifyRow {
  const row = { ...BLANK };
  for (const [index, field] of fields.entries()) if (field) row[field] ||= cells[index]?.trim() ?? '';
  // If the column is missing, variants with a quantity are tracked.
  if (!fields.includes('tracker') && row.quantity !== '') row.tracker = 'shopify';
  return row;
}
