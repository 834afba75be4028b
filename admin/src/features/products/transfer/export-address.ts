import type { ProductFilter, ProductOrder } from '../../../graphql.generated.ts';

const EXPORT = '/api/product/export';

/** Where the products of a list are downloaded as a file, in the list's order. */
export function exportAddress(filter: ProductFilter, { field, direction = 'DESC' }: ProductOrder): string {
  const { text, categoryId, isFeatured, isPopular, isNew } = filter;
  const parameters = new URLSearchParams({
    ...(text && { text }),
    ...(categoryId && { category_id: categoryId }),
    ...(isFeatured != null && { is_featured: String(Number(isFeatured)) }),
    ...(isPopular != null && { is_popular: String(Number(isPopular)) }),
    ...(isNew != null && { is_new: String(Number(isNew)) }),
    order_by: field.toLowerCase(),
    direction: direction.toLowerCase(),
  });
  return `${EXPORT}?${parameters}`;
}
