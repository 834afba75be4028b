import { BADGES } from '@mela/rules/badges.ts';
import { detailCells } from '@mela/rules/detail-cells.ts';
import { type Cells, COLUMNS, type Column, VARIANT_COLUMNS } from '@mela/rules/import-columns.ts';
import type { CellChange } from '@mela/rules/import-report.ts';
import { discountPercentage, toUnits } from '@mela/rules/price.ts';
import type { Category } from '../categories/category.ts';
import { currentHandle } from '../handles.ts';
import { imagesOf, type Product } from '../products/product.ts';
import { totalStock } from '../products/stock.ts';
import { type VariantCells, variantCellsOf } from './variant-cells.ts';

const IMAGE_SEPARATOR = ' ';
/** Characters of a text that are shown. */
const MAX_SHOWN = 120;
/** What is shown of a long text before the place where it differs. */
const LEAD = 20;
const NO_VARIANT = Object.fromEntries(VARIANT_COLUMNS.map((column) => [column, ''])) as VariantCells;
/** What follows from other columns, or from the change itself; variants are compared by themselves. */
const COMPUTED = new Set<Column>(['category', 'discount_percentage', 'version', ...VARIANT_COLUMNS]);

/** A product as its row of an exported file: the values of the REST list, as text. */
export function cellsOf(
  product: Product,
  category: Category | null,
  currency: string,
): Record<Column, string> {
  const { _id, title, description, regularPrice, sellingPrice, badge, version } = product;
  return {
    id: _id.toHexString(),
    title,
    description,
    category: category?.name ?? '',
    category_id: category?._id.toHexString() ?? '',
    // Not on sale: there is one price.
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
  };
}

/** A product as its rows of an exported file: one for each variant, of which only the first says what the product is. */
export function rowsOf(product: Product, category: Category | null, currency: string): Cells[] {
  const cells = cellsOf(product, category, currency);
  const [first, ...others] = variantCellsOf(product, currency);
  return [{ ...cells, ...first }, ...others.map((variant) => ({ handle: cells.handle, ...variant }))];
}

/** What differs between two rows of one product, column by column, fit to be read by people. */
export function cellChanges(before: Record<Column, string>, after: Record<Column, string>): CellChange[] {
  const changed = COLUMNS.filter((column) => !COMPUTED.has(column) && before[column] !== after[column]);
  return changed.map((column) => {
    // A name says more than an id.
    if (column === 'category_id') return { column: 'category', from: before.category, to: after.category };
    const [from, to] = [before[column], after[column]];
    return { column, ...(column === 'images' ? counted(from, to) : excerptsOf({ from, to })) };
  });
}

/** The numbers of images: their paths mean nothing to the operator. */
function counted(from: string, to: string): { from: string; to: string } {
  const [before, after] = [from, to].map((paths) => {
    const count = paths.split(IMAGE_SEPARATOR).length;
    return count === 1 ? '1 picture' : `${count} pictures`;
  }) as [string, string];
  return { from: before, to: before === after ? `${after}, others or in another order` : after };
}

/** Long texts are cut to where they differ. */
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
