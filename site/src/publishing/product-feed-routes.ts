import type { CatalogueProduct } from '@mela/rules/catalogue.ts';
import { soldVariants } from './files/product-feed.ts';
import { fingerprint } from './fingerprint.ts';
import type { MakeFile, PlannedFile } from './render-file.ts';
import type { ShopIndex } from './shop-index.ts';

const MAX_PRODUCTS = 1_000;
const MAX_ITEMS = 5_000;

/** `/products.json`, then `/products-2.json` and so on. */
export function productFeedRoutes(shop: ShopIndex, names: () => string, file: MakeFile): PlannedFile[] {
  const parts = partsOf(shop.newest);
  const count = shop.newest.reduce((sum, product) => sum + soldVariants(product).length, 0);
  return parts.map((products, index) => {
    const path = index === 0 ? '/products.json' : `/products-${index + 1}.json`;
    const next = index + 1 < parts.length ? `/products-${index + 2}.json` : null;
    return file(
      path,
      'product-feed',
      () => [names(), String(count), ...products.map(fingerprint)],
      () => ({
        products: products.map((product) => ({ product, category: categoryName(product, shop) })),
        next,
        count,
      }),
    );
  });
}

/** All variants of a product are in one part. */
function partsOf(products: readonly CatalogueProduct[]): CatalogueProduct[][] {
  let part: CatalogueProduct[] = [];
  const parts = [part];
  let room = MAX_ITEMS;
  for (const product of products) {
    const { length } = soldVariants(product);
    if (part.length === MAX_PRODUCTS || (part.length > 0 && length > room)) {
      part = [];
      parts.push(part);
      room = MAX_ITEMS;
    }
    room -= length;
    part.push(product);
  }
  return parts;
}

export function categoryName({ categoryId }: CatalogueProduct, { categories }: ShopIndex): string {
  return categories.get(categoryId ?? '')?.category.name ?? '';
}
