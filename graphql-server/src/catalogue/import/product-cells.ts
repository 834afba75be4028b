import type { Category } from '../categories/category.ts';
import type { Product } from '../products/product.ts';
import { imagesOf } from '../products/product.ts';
import { BADGES } from '../rules/checks.ts';
import { discountPercentage, toRupees } from '../rules/price.ts';
import type { Column } from './columns.ts';

export const IMAGE_SEPARATOR = ' ';

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
  };
}
