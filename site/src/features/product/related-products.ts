import type { Product } from '../../content/catalogue.ts';

const RELATED = 4;
const NEW = 4;

/** What is shown beside and below a product on its page. */
export interface RelatedProductLists {
  newProducts: Product[];
  related: Product[];
}

/**
 * Chooses the companions of every product at once, so that ten thousand pages do not each look through ten thousand
 * products: related ones share the category, then the group; new ones come from the new arrivals.
 */
export function relatedProductsOf(products: readonly Product[]): (product: Product) => RelatedProductLists {
  const byCategory = Map.groupBy(products, ({ category }) => category);
  const byGroup = Map.groupBy(products, ({ group }) => group);
  // Enough of them to leave some over when the product and its related ones are taken away.
  const added = products.filter(({ isNewAdded }) => isNewAdded).slice(0, NEW + RELATED + 1);
  return (product) => {
    const near = [
      ...startingAfter(product, byCategory.get(product.category)),
      ...startingAfter(product, byGroup.get(product.group)),
    ];
    const related = [...new Set(near)].slice(0, RELATED);
    const isElsewhere = (other: Product) => other === product || related.includes(other);
    return { related, newProducts: added.filter((other) => !isElsewhere(other)).slice(0, NEW) };
  };
}

/** The few that follow the product in its list, round the end: neighbours on the shelf, not always the first ones. */
function startingAfter(product: Product, list: readonly Product[] = []): Product[] {
  const others = list.length - 1;
  const start = list.indexOf(product) + 1;
  return Array.from(
    { length: Math.min(RELATED, others) },
    (_, index) => list[(start + index) % list.length],
  ).filter((other) => other !== undefined);
}
