import type { Category } from '../categories/category.ts';
import type { Product } from '../products/product.ts';
import { productToJson } from '../products/product-json.ts';

/** The columns of an exported file, in their order. */
export const COLUMNS = [
  'id',
  'title',
  'description',
  'category',
  'category_id',
  'regular_price',
  'selling_price',
  'discount_percentage',
  'badge',
  'is_featured',
  'is_popular',
  'is_new',
  'images',
  'version',
] as const;

export type Column = (typeof COLUMNS)[number];

/** A product's row by column, as plain text. A file may lack columns: what is not there is not changed. */
export type Cells = Partial<Record<Column, string>>;

export const IMAGE_SEPARATOR = ' ';

/** A product as its row of an exported file. */
export function cellsOf(product: Product, category: Category | null): Record<Column, string> {
  const { _id, category: name, category_id, images, ...fields } = productToJson(product, category);
  return {
    id: _id,
    title: fields.title,
    description: fields.description,
    category: name ?? '',
    category_id: category_id ?? '',
    regular_price: String(fields.regular_price),
    selling_price: String(fields.selling_price),
    discount_percentage: String(fields.discount_percentage),
    badge: fields.badge,
    is_featured: String(fields.is_featured),
    is_popular: String(fields.is_popular),
    is_new: String(fields.is_new),
    images: images.join(IMAGE_SEPARATOR),
    version: String(product.version),
  };
}
