import { catalogueTexts } from '../../messages.ts';
import type { FileKind } from '../file-kind.ts';
import { ownColumnOf, readShopifyRow, type ShopifyField, shopifyFieldOf } from './shopify-fields.ts';
import { shopifyProduct } from './shopify-product.ts';

/** The usual values of some columns that are not imported. The report mentions only other values. */
const USUAL: Readonly<Record<string, readonly string[]>> = {
  variant_fulfillment_service: ['manual'],
  fulfillment_service: ['manual'],
  variant_requires_shipping: ['true'],
  requires_shipping: ['true'],
  variant_taxable: ['true'],
  charge_tax: ['true'],
  variant_weight_unit: ['g', 'kg', 'oz', 'lb'],
  weight_unit_for_display: ['g', 'kg', 'oz', 'lb'],
};

/**
 * Shopify's product file, with several rows for each product. The first row contains the product's fields; each row contains a
 * variant, an image or both.
 * @param names of the columns, in lower case with underscores
 */
export function shopifyKind(headers: readonly string[], names: readonly string[]): FileKind {
  const fields: (ShopifyField | null)[] = names.map(shopifyFieldOf);
  const handleOf = (cells: string[]) => readShopifyRow(fields, cells).handle.toLowerCase();
  const others = names.flatMap((name, index) => (fields[index] ? [] : [{ name, index }]));
  return {
    collectionPath: '/collections/',
    priceColumns: fields.flatMap((field, place) =>
      field === 'price' || field === 'compareAtPrice' ? place : [],
    ),
    columns: headers.map((header, index) => {
      const field = fields[index];
      return { header, column: field ? ownColumnOf(field) : null };
    }),
    continues: (first, row) => handleOf(row) !== '' && handleOf(row) === handleOf(first),
    productOf: (rows) => {
      const notes = others
        .filter(({ name, index }) => rows.some(({ cells }) => isUnusual(name, cells[index])))
        .map(({ index }) => catalogueTexts.columnSkipped({ column: headers[index] }));
      return shopifyProduct(
        rows.map(({ line, cells, fault }) => ({ line, fault, row: readShopifyRow(fields, cells) })),
        notes,
      );
    },
  };
}

function isUnusual(name: string, cell = ''): boolean {
  const said = cell.trim().toLowerCase();
  return said !== '' && !USUAL[name]?.includes(said);
}
