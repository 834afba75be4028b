import type { ProductRow, ReadProducts } from '@mela/rules/product-row.ts';
import type { MakeFile, PlannedFile } from './render-file.ts';
import type { ShopIndex } from './shop-index.ts';

const MAX_PRODUCTS = 1_000;
const MAX_ITEMS = 5_000;

/** The files of the product feed: `/products.json`, `/products-2.json` and so on. */
export function productFeedRoutes(
  shop: ShopIndex,
  names: () => string,
  read: ReadProducts,
  file: MakeFile,
): PlannedFile[] {
  const parts = partsOf(shop.newest);
  const count = shop.newest.reduce((sum, product) => sum + product.facts.sold, 0);
  return parts.map((rows, index) => {
    const path = index === 0 ? '/products.json' : `/products-${index + 1}.json`;
    const next = index + 1 < parts.length ? `/products-${index + 2}.json` : null;
    return file(
      path,
      'product-feed',
      () => [names(), String(count), ...rows.map(({ key }) => key)],
      async () => ({
        products: (await read(rows)).map((product) => ({ product, category: categoryName(product, shop) })),
        next,
        count,
      }),
    );
  });
}

/** Divides the products into parts. All variants of a product are in the same part. */
function partsOf(products: readonly ProductRow[]): ProductRow[][] {
  let part: ProductRow[] = [];
  const parts = [part];
  let room = MAX_ITEMS;
  for (const product of products) {
    if (part.length === MAX_PRODUCTS || (part.length > 0 && product.facts.sold > room)) {
      part = [];
      parts.push(part);
      room = MAX_ITEMS;
    }
    room -= product.facts.sold;
    part.push(product);
  }
  return parts;
}

export function categoryName(
  { categoryId }: Pick<ProductRow, 'categoryId'>,
  { categories }: ShopIndex,
): string {
  return categories.get(categoryId ?? '')?.category.name ?? '';
}
