import type { Catalogue, CatalogueCategory, CatalogueProduct } from './catalogue.ts';

/** A category with what belongs to it. */
export interface ShopCategory {
  category: CatalogueCategory;
  parent: ShopCategory | null;
  children: ShopCategory[];
  /** The listed products of it and of all categories below it, in the default order. */
  products: CatalogueProduct[];
}

/** The catalogue in the orders that pages ask for. */
export interface ShopIndex {
  /** Listed products: the featured ones first, then the newest. */
  products: CatalogueProduct[];
  newest: CatalogueProduct[];
  categories: Map<string, ShopCategory>;
  /** Those without a parent. */
  topCategories: ShopCategory[];
}

export function indexOf({ products, categories }: Pick<Catalogue, 'products' | 'categories'>): ShopIndex {
  const newest = products.filter(({ isListed }) => isListed).toReversed();
  const ordered = [
    ...newest.filter(({ isFeatured }) => isFeatured),
    ...newest.filter(({ isFeatured }) => !isFeatured),
  ];
  const byId = categoryTree(categories);
  for (const product of ordered) {
    for (let place = byId.get(product.categoryId ?? ''); place; place = place.parent ?? undefined) {
      place.products.push(product);
    }
  }
  const topCategories = [...byId.values()].filter(({ parent }) => parent === null);
  return { products: ordered, newest, categories: byId, topCategories };
}

/** The category of a product and those above it, the topmost first. */
export function pathTo(place: ShopCategory | null | undefined): ShopCategory[] {
  return place ? [...pathTo(place.parent), place] : [];
}

/** A parent that is not there, or below its own child, is none. */
function categoryTree(categories: readonly CatalogueCategory[]): Map<string, ShopCategory> {
  const ordered = categories.toSorted((a, b) => a.position - b.position);
  const byId = new Map<string, ShopCategory>(
    ordered.map((category) => [category.id, { category, parent: null, children: [], products: [] }]),
  );
  for (const place of byId.values()) {
    const parent = byId.get(place.category.parentId ?? '');
    if (!parent || pathTo(parent).includes(place)) continue;
    place.parent = parent;
    parent.children.push(place);
  }
  return byId;
}
