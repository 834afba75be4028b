import type { CatalogueProduct } from './catalogue.ts';
import type { ShopIndex } from './shop-index.ts';

const RELATED = 4;

export interface Related {
  related: CatalogueProduct[];
  newer: CatalogueProduct[];
}

/**
 * The products beside and below a product on its page: those that follow it, and those that came just after it. Each is
 * the neighbour of a few others only, so that a change of one product changes a few pages, however large the shop is.
 */
export function relatedIn({ newest, categories }: ShopIndex): (product: CatalogueProduct) => Related {
  const inShop = placesOf(newest);
  const byCategory = Map.groupBy(newest, ({ categoryId }) =>
    categories.has(categoryId ?? '') ? categoryId : null,
  );
  const inCategory = new Map([...byCategory].map(([id, products]) => [id, placesOf(products)]));
  return (product) => {
    const category = byCategory.get(product.categoryId) ?? [];
    const place = inCategory.get(product.categoryId)?.get(product);
    if (place !== undefined && place >= RELATED && place + 2 * RELATED < category.length) {
      // Most products of a large shop: with neighbours enough on both sides none comes twice.
      return {
        related: category.slice(place + 1, place + 1 + RELATED),
        newer: category.slice(place - RELATED, place).reverse(),
      };
    }
    const shopPlace = inShop.get(product);
    const related = distinct([...following(category, place), ...following(newest, shopPlace)], [product]);
    const newer = distinct([...before(category, place), ...before(newest, shopPlace)], [product, ...related]);
    return { related, newer };
  };
}

function placesOf(products: readonly CatalogueProduct[]): Map<CatalogueProduct, number> {
  return new Map(products.map((product, place) => [product, place]));
}

/** Wraps around. What is not in the list comes as if before its first. */
function following(products: readonly CatalogueProduct[], place = -1): CatalogueProduct[] {
  const count = Math.min(RELATED, products.length);
  return Array.from({ length: count }, (_, step) => products[(place + 1 + step) % products.length]).filter(
    (product) => product !== undefined,
  );
}

function before(products: readonly CatalogueProduct[], place = 0): CatalogueProduct[] {
  return products.slice(Math.max(0, place - 2 * RELATED), place).toReversed();
}

function distinct(products: CatalogueProduct[], others: readonly CatalogueProduct[]): CatalogueProduct[] {
  return [...new Set(products)].filter((product) => !others.includes(product)).slice(0, RELATED);
}
