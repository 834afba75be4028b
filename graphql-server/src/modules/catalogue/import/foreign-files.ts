import { UserError } from '../../../kernel/errors.ts';

interface Format {
  name: string;
  /** Sets of columns. A file has this format if it contains all columns of one set. */
  columns: readonly (readonly string[])[];
  /** The corresponding columns of this shop's format. */
  mapping: string;
}

const UNDERSTOOD =
  'You can import product files from Shopify, WooCommerce and Mela. "Download a template" shows Mela’s columns.';

/** Formats that are recognised but cannot be imported directly. */
const FORMATS: readonly Format[] = [
  {
    name: 'Etsy',
    columns: [
      ['title', 'currency_code', 'materials'],
      ['title', 'currency_code', 'image1'],
    ],
    mapping:
      'TITLE to title, DESCRIPTION to description, PRICE to selling_price, QUANTITY to stock, TAGS to tags, SKU to sku',
  },
  {
    name: 'Squarespace',
    columns: [
      ['hosted_image_urls', 'option_name_1'],
      ['product_id_non_editable'],
      ['product_page', 'product_url', 'hosted_image_urls'],
    ],
    mapping:
      'Title to title, Description to description, Price to regular_price, Sale Price to selling_price, Stock to stock, Hosted Image URLs to images, Categories to category',
  },
  {
    name: 'PrestaShop',
    columns: [
      ['price_tax_excl'],
      ['price_tax_incl'],
      ['price_tax_excluded'],
      ['price_tax_included'],
      ['price_tax_excluded_or_price_tax_included'],
      ['active_0_1', 'tax_rules_id'],
      ['active_0_1', 'reference'],
      ['product_id', 'reference', 'quantity', 'name'],
    ],
    mapping:
      'Name to title, Description to description, Price (tax incl.) to selling_price, Reference to sku, Quantity to stock, Image URLs to images, Category to category',
  },
  {
    name: 'Magento (Adobe Commerce)',
    columns: [
      ['sku', 'attribute_set_code', 'product_type'],
      ['sku', 'attribute_set', 'type', 'store'],
      ['sku', 'store_view_code', 'url_key'],
      ['sku', 'product_websites'],
    ],
    mapping:
      'name to title, description to description, price to regular_price, special_price to selling_price, qty to stock, base_image to images, categories to category, url_key to handle',
  },
  {
    name: 'BigCommerce',
    columns: [
      ['item_type', 'product_name'],
      ['product_code_sku'],
      ['item', 'inventory_tracking', 'name'],
      ['product_name', 'product_type', 'option_set'],
    ],
    mapping:
      'Product Name to title, Product Description to description, Price to regular_price, Sale Price to selling_price, Product Code/SKU to sku, Current Stock Level to stock, Category to category',
  },
  {
    name: 'Wix',
    columns: [['handleid', 'fieldtype']],
    mapping:
      'name to title, description to description, price to regular_price, sku to sku, inventory to stock, productImageUrl to images, collection to category',
  },
];

/** WooCommerce's localised column names: name and type, prices, and numbered attributes. */
const LOCALISED_WOO =
  /^(?:attribut|attribute|atributo|attributo|attribuut|eigenschaft|atrybut|egenskap|ozellik|атрибут)_1_(?!name$|value)/u;
const TRANSLATED = [/^(art|typ|type|tipo|tip|тип)$/u, /(regul[aä]r|normal|regolare|regulier|обычная)/u];

/**
 * Rejects files of formats that cannot be imported. The error names the format and says what to do instead.
 * @param names of the columns, in lower case with underscores
 * @throws UserError
 */
export function assertNotForeign(names: readonly string[]): void {
  const format = FORMATS.find(({ columns }) =>
    columns.some((set) => set.every((name) => names.includes(name))),
  );
  if (format) {
    throw new UserError(
      'BAD_USER_INPUT',
      `This is a product file from ${format.name}, which cannot be imported directly. Rename its columns (${format.mapping}), or export the products in the format of Shopify or WooCommerce. ${UNDERSTOOD}`,
    );
  }
  const isWoo =
    names.some((name) => LOCALISED_WOO.test(name)) ||
    TRANSLATED.every((word) =>
      names.some((name) => word.test(name) && name !== 'type' && name !== 'regular_price'),
    );
  if (!isWoo) return;
  throw new UserError(
    'BAD_USER_INPUT',
    'This looks like a WooCommerce product file with column names in another language. Set your WordPress account to English, export the products again and import that file.',
  );
}

/** @param shown the start of the first line */
export function unknownFile(shown: string): UserError {
  return new UserError(
    'BAD_USER_INPUT',
    `The header has neither an id nor a title column: "${shown}". ${UNDERSTOOD}`,
  );
}
