import { BADGES } from '../../rules/badges.ts';
import { detailCells } from '../../rules/detail-cells.ts';
import { COLUMNS, type Column } from '../../rules/import-columns.ts';
import type { CellChange } from '../../rules/import-report.ts';
import { discountPercentage, toRupees } from '../../rules/price.ts';
import type { Category } from '../categories/category.ts';
import { currentHandle } from '../handles.ts';
import { imagesOf, type Product } from '../products/product.ts';
import { totalStock } from '../products/stock.ts';

const IMAGE_SEPARATOR = ' ';
/** Characters of a text that are shown. */
const MAX_SHOWN = 120;
/** What is shown of a long text before the place where it differs. */
const LEAD = 20;
/** What follows from other columns, or from the change itself. */
const COMPUTED = new Set<Column>(['category', 'discount_percentage', 'version']);

/** A product as its row of an exported file: the values of the REST list, as text. */
export function cellsOf(product: Product, category: Category | null): Record<Column, string> {
  const { _id, title, description, regularPrice, sellingPrice, badge, version } = product;
  return {
    id: _id.toHexString(),
    title,
    description,
    category: category?.name ?? '',
    category_id: category?._id.toHexString() ?? '',
    regular_price: String(toRupees(regularPrice)),
    selling_price: String(toRupees(sellingPrice)),
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
  };
}

/** What differs between two rows of one product, column by column, fit to be read by people. */
export function cellChanges(before: Record<Column, string>, after: Record<Column, string>): CellChange[] {
  const changed = COLUMNS.filter((column) => !COMPUTED.has(column) && before[column] !== after[column]);
  return changed.map((column) => {
    // A name says more than an id.
    if (column === 'category_id') return { column: 'category', from: before.category, to: after.category };
    return { column, ...(column === 'images' ? counted : excerpts)(before[column], after[column]) };
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
function excerpts(from: string, to: string): { from: string; to: string } {
  let start = 0;
  while (start < from.length && from[start] === to[start]) start += 1;
  const cut = Math.max(from.length, to.length) > MAX_SHOWN ? Math.max(0, start - LEAD) : 0;
  return { from: excerpt(from, cut), to: excerpt(to, cut) };
}

function excerpt(text: string, cut: number): string {
  const shown = text.slice(cut, cut + MAX_SHOWN);
  return `${cut > 0 ? '…' : ''}${shown}${cut + MAX_SHOWN < text.length ? '…' : ''}`;
}
