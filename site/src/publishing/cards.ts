import type { CatalogueImage, CatalogueProduct } from '@mela/rules/catalogue.ts';
import type { CardProduct } from '@mela/rules/listing/card-product.ts';
import type { ProductRow, ReadProducts } from '@mela/rules/product-row.ts';
import { backdropOf, liveCard } from './live-card.ts';
import type { ShopIndex } from './shop-index.ts';

/** The cards of products. */
export interface Cards {
  /** Returns keys that change when any of the cards does. */
  keysOf: (rows: readonly ProductRow[]) => string[];
  read: (rows: readonly ProductRow[]) => Promise<CardProduct[]>;
  of: (product: CatalogueProduct) => CardProduct;
  products: ReadProducts;
}
export function cardsIn(shop: ShopIndex, products: ReadProducts): Cards {
  const placeOf = ({ categoryId }: Pick<ProductRow, 'categoryId'>) => shop.categories.get(categoryId ?? '');
  const of = (product: CatalogueProduct) => liveCard(product, placeOf(product), shop.currency);
  return {
    keysOf: (rows) =>
      rows.flatMap((row) => {
        const place = placeOf(row);
        return [row.cardKey, place?.category.name ?? '', backdropOf(place)];
      }),
    read: async (rows) => (await products(rows)).map(of),
    of,
    products,
  };
}

/** The first image of the first product that has one, with the product's title as fallback alt text. */
export function firstImageOf(products: readonly CatalogueProduct[]): CatalogueImage | null {
  const product = products.find(({ images }) => images.length > 0);
  const [image] = product?.images ?? [];
  return product && image ? { ...image, alt: image.alt || product.title } : null;
}

/** A key that changes when the image of `firstImageOf` does. */
export function imageKeyOf(rows: readonly ProductRow[]): string {
  return rows.find(({ facts }) => facts.hasImages)?.key ?? '';
}
