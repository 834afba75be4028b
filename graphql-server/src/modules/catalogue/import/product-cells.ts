import { BADGES } from '@mela/rules/badges.ts';
import { detailCells } from '@mela/rules/detail-cells.ts';
import {
  type Cells,
  COLUMNS,
  type Column,
  columnName,
  fieldColumn,
  VARIANT_COLUMNS,
} from '@mela/rules/import-columns.ts';
import type { CellChange } from '@mela/rules/import-report.ts';
import { discountPercentage, toUnits } from '@mela/rules/price.ts';
import type { Category } from '../categories/category.ts';
import { currentHandle } from '../handles.ts';
import { imagesOf, type Product } from '../products/product.ts';
import { totalStock } from '../products/stock.ts';
import { type CellFormat, fieldCells } from './field-cells.ts';
import { type VariantCells, variantCellsOf } from './variant-cells.ts';

const IMAGE_SEPARATOR = ' ';
/** The maximum length of a text in the report. */
const MAX_SHOWN = 120;
/** The number of characters before the first difference in a long text. */
const LEAD = 20;
const NO_VARIANT = Object.fromEntries(VARIANT_COLUMNS.map((column) => [column, ''])) as VariantCells;
/** Columns derived from others or from the change itself. Variants are compared separately. */
const COMPUTED = new Set<Column>(['category', 'discount_percentage', 'version', ...VARIANT_COLUMNS]);

/** A product as a row of an export: the values of the REST list, as text. */
export function cellsOf(
  product: Product,
  category: Category | null,
  format: CellFormat,
): Record<Column, string> {
  const { currency } = format;
  const { _id, title, description, regularPrice, sellingPrice, badge, version } = product;
  return {
    id: _id.toHexString(),
    title,
    description,
    category: category?.name ?? '',
    category_id: category?._id.toHexString() ?? '',
    // Blank if the product is not on sale, because it then has only one price.
    regular_price: regularPrice === sellingPrice ? '' : String(toUnits(regularPrice, currency)),
    selling_price: String(toUnits(sellingPrice, currency)),
    discount_percentage: String(discountPercentage(regularPrice, sellingPrice)),
    badge: badge === null ? '' : BADGES[badge],
    is_featured: String(Number(product.isFeatured)),
    is_popular: String(Number(product.isPopular)),
    is_new: String(Number(product.isNew)),
    images: imagesOf(product)
      .map(({ url }) => url.slice(1))
      .join(IMAGE_SEPARATOR),
    version: String(version),
    ...detailCells({
      ...product,
      stock: totalStock(product),
      handle: currentHandle(product),
      alts: product.images.map(({ alt }) => alt),
    }),
    barcode: product.barcode ?? '',
    weight_grams: product.weightGrams?.toString() ?? '',
    ...NO_VARIANT,
    cost: product.cost === undefined ? '' : String(toUnits(product.cost, currency)),
    ...fieldCells(product.customFields, format),
  };
}

/** A product as the rows of an export: one for each variant. Only the first contains the product's fields. */
export function rowsOf(product: Product, category: Category | null, format: CellFormat): Cells[] {
  const cells = cellsOf(product, category, format);
  const [first, ...others] = variantCellsOf(product, format.currency);
  return [{ ...cells, ...first }, ...others.map((variant) => ({ handle: cells.handle, ...variant }))];
}

/** The columns of an export, in order. */
export function columnsOf({ fields }: Pick<CellFormat, 'fields'>): Column[] {
  return [...COLUMNS, ...fields.map(fieldColumn)];
}

/** A difference between two rows of a product, in a column or in its variants. */
export type ColumnChange = Omit<CellChange, 'column' | 'label'> & { column: Column | 'variants' };

/** The change of a column, with the column's name and label for reports. */
export function reportedChange<Change extends ColumnChange>(
  { column, ...change }: Change,
  { fields }: Pick<CellFormat, 'fields'>,
): Omit<Change, 'column'> & Pick<CellChange, 'column' | 'label'> {
  if (column === 'variants') return { column, ...change };
  const field = fields.find((one) => fieldColumn(one) === column);
  return { column: columnName(column), ...(field && { label: field.label }), ...change };
}

/** The differences between two rows of one product, by column, in readable form. */
export function cellChanges(
  before: Record<Column, string>,
  after: Record<Column, string>,
  format: Pick<CellFormat, 'fields'>,
): ColumnChange[] {
  const changed = columnsOf(format).filter(
    (column) => !COMPUTED.has(column) && before[column] !== after[column],
  );
  return changed.map((column) => {
    // The category's name is more helpful than its id.
    if (column === 'category_id') return { column: 'category', from: before.category, to: after.category };
    const [from, to] = [before[column] ?? '', after[column] ?? ''];
    return { column, ...(column === 'images' ? counted(from, to) : excerptsOf({ from, to })) };
  });
}

/** Replaces lists of images by their numbers, because operators cannot recognise images by their paths. */
function counted(from: string, to: string): { from: string; to: string } {
  const [before, after] = [from, to].map((paths) => {
    const count = paths.split(IMAGE_SEPARATOR).length;
    return count === 1 ? '1 image' : `${count} images`;
  }) as [string, string];
  return { from: before, to: before === after ? `${after}, different or in another order` : after };
}

/** Shortens long texts to the part around the difference. */
export function excerptsOf({ from, to }: { from: string; to: string }): { from: string; to: string } {
  let start = 0;
  while (start < from.length && from[start] === to[start]) start += 1;
  const cut = Math.max(from.length, to.length) > MAX_SHOWN ? Math.max(0, start - LEAD) : 0;
  return { from: excerpt(from, cut), to: excerpt(to, cut) };
}

function excerpt(text: string, cut: number): string {
  const shown = text.slice(cut, cut + MAX_SHOWN);
  return `${cut > 0 ? '…' : ''}${shown}${cut + MAX_SHOWN < text.length ? '…' : ''}`;
}
