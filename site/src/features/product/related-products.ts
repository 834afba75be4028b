import type { Product } from '../../content/catalogue.ts';

const RELATED = 4;
const NEW = 4;

/** The products listed beside and below a product. */
export interface RelatedProductLists {
  newProducts: Product[];
  related: Product[];
}

/**
 * Groups all products once, so that ten thousand pages do not each search ten thousand products. Related
 * products share the category, then the group. The new products are among the new arrivals.
 */
export function relatedProductsOf(products: readonly Product[]): (product: Product) => RelatedProductLists {
  const byCategory = Map.groupBy(products, ({ category }) => category);
  const byGroup = Map.groupBy(products, ({ group }) => group);
  // Take enough to leave four when the product and its related ones are removed.
  const added = products.filter(({ isNewAdded }) => isNewAdded).slice(0, NEW + RELATED + 1);
  return (product) => {
    const similar = [
      ...startingAfter(product, byCategory.get(product.category)),
      ...startingAfter(product, byGroup.get(product.group)),
    ];
    const related = [...new Set(similar)].slice(0, RELATED);
    const isElsewhere = (other: Product) => other === product || related.includes(other);
    return { related, newProducts: added.filter((other) => !isElsewhere(other)).slice(0, NEW) };
  };
}

/** The products that follow this one in a list, wrapping around, so that pages differ. */
function startingAfter(product: Product, list: readonly Product[] = []): Product[] {
  const others = list.length - 1;
  const start = list.indexOf(product) + 1;
  return Array.from(
    { length: Math.min(RELATED, others) },
    (_, index) => list[(start + index) % list.length],
  ).filter((other) => other !== undefined);
}
