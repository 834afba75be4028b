import { UserError } from '../../../kernel/errors.ts';
import { catalogueMessages, catalogueTexts } from '../messages.ts';

interface Format {
  name: string;
  /** Sets of columns. A file has this format if it contains all columns of one set. */
  columns: readonly (readonly string[])[];
  /** The corresponding columns of this shop's format. */
  mapping: string;
}

/** Formats that are recognised but cannot be imported directly. */
const FORMATS: readonly Format[] = [
  {
    name: 'Etsy',
    columns: [
      ['title', 'currency_code', 'materials'],
      ['title', 'currency_code', 'image1'],
    ],
    mapping: catalogueTexts.etsyColumns,
  },
  {
    name: 'Squarespace',
    columns: [
      ['hosted_image_urls', 'option_name_1'],
      ['product_id_non_editable'],
      ['product_page', 'product_url', 'hosted_image_urls'],
    ],
    mapping: catalogueTexts.wixColumns,
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
    mapping: catalogueTexts.prestashopColumns,
  },
  {
    name: 'Magento (Adobe Commerce)',
    columns: [
      ['sku', 'attribute_set_code', 'product_type'],
      ['sku', 'attribute_set', 'type', 'store'],
      ['sku', 'store_view_code', 'url_key'],
      ['sku', 'product_websites'],
    ],
    mapping: catalogueTexts.magentoColumns,
  },
  {
    name: 'BigCommerce',
    columns: [
      ['item_type', 'product_name'],
      ['product_code_sku'],
      ['item', 'inventory_tracking', 'name'],
      ['product_name', 'product_type', 'option_set'],
    ],
    mapping: catalogueTexts.bigcommerceColumns,
  },
  {
    name: 'Wix',
    columns: [['handleid', 'fieldtype']],
    mapping: catalogueTexts.squarespaceColumns,
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
      catalogueMessages.foreignFile({
        program: format.name,
        columns: format.mapping,
        understood: catalogueTexts.understoodFiles,
      }),
    );
  }
  const isWoo =
    names.some((name) => LOCALISED_WOO.test(name)) ||
    TRANSLATED.every((word) =>
      names.some((name) => word.test(name) && name !== 'type' && name !== 'regular_price'),
    );
  if (!isWoo) return;
  throw new UserError('BAD_USER_INPUT', catalogueMessages.translatedWooCommerce);
}

/** @param shown the start of the first line */
export function unknownFile(shown: string): UserError {
  return new UserError(
    'BAD_USER_INPUT',
    catalogueMessages.noIdOrTitleColumn({ header: shown, understood: catalogueTexts.understoodFiles }),
  );
}
