import { catalogueTexts } from '../../messages.ts';
import type { FileKind } from '../file-kind.ts';
import { isSilent, readWooRow, wooColumns } from './woo-fields.ts';
import { isVariation, wooProduct } from './woo-product.ts';

/**
 * WooCommerce's product file, with a row for each product and variation. A variation refers to its product, and may be anywhere in
 * the file.
 * @param names of the columns, in lower case with underscores
 */
export function wooKind(headers: readonly string[], names: readonly string[]): FileKind {
  const columns = wooColumns(names);
  const read = (cells: readonly string[]) => readWooRow(names, columns, cells);
  const others = names.flatMap((name, place) => (isSilent(name) ? [] : [place]));
  return {
    collectionPath: '/product-category/',
    columns: headers.map((header, place) => ({ header, column: columns.columns[place] ?? null })),
    priceColumns: columns.priceColumns,
    continues: () => false,
    linkOf: (cells) => {
      const row = read(cells);
      return {
        keys: [...(row.id ? [`id:${row.id}`] : []), ...(row.sku ? [row.sku.toLowerCase()] : [])],
        parent: isVariation(row) ? row.parent.toLowerCase() : null,
      };
    },
    productOf: (rows) => {
      const notes = others
        .filter((place) => rows.some(({ cells }) => (cells[place] ?? '').trim() !== ''))
        .map((place) => catalogueTexts.columnSkipped({ column: headers[place] }));
      return wooProduct(
        rows.map(({ line, cells, fault }) => ({ line, fault, row: read(cells) })),
        notes,
      );
    },
  };
}
