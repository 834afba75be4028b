import { hash } from 'node:crypto';
import type { Catalogue, CatalogueCategory, CatalogueProduct } from '@mela/rules/catalogue.ts';
import { handleFrom, isReserved } from '@mela/rules/handles.ts';

/** A category with what belongs to it. */
export interface ShopCategory {
  category: CatalogueCategory;
  parent: ShopCategory | null;
  children: ShopCategory[];
  /** The listed products of it and of all categories below it, in the default order. */
  products: CatalogueProduct[];
}

/** The products of one brand. Names that make the same address are one brand. */
export interface ShopBrand {
  name: string;
  path: string;
  /** Those that are listed, in the default order. */
  products: CatalogueProduct[];
}

/** The catalogue in the orders that pages ask for. */
export interface ShopIndex {
  /** What prices are in. */
  currency: string;
  /** Listed products: the featured ones first, then the newest. */
  products: CatalogueProduct[];
  newest: CatalogueProduct[];
  categories: Map<string, ShopCategory>;
  /** Those without a parent. */
  topCategories: ShopCategory[];
  /** By each of their names. */
  brands: Map<string, ShopBrand>;
}

export function indexOf({
  products,
  categories,
  currency,
}: Pick<Catalogue, 'products' | 'categories' | 'currency'>): ShopIndex {
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
  return { currency, products: ordered, newest, categories: byId, topCategories, brands: brandsOf(ordered) };
}

/** @returns null where it has none, or none that is listed. */
export function brandIn({ brands }: ShopIndex, { brand }: CatalogueProduct): ShopBrand | null {
  return brands.get(brand ?? '') ?? null;
}

function brandsOf(products: readonly CatalogueProduct[]): Map<string, ShopBrand> {
  const byName = new Map<string, ShopBrand>();
  const byPath = new Map<string, ShopBrand>();
  for (const product of products) {
    if (!product.brand) continue;
    const path = byName.get(product.brand)?.path ?? brandAddress(product.brand);
    const brand = byPath.get(path) ?? { name: product.brand, path, products: [] };
    brand.products.push(product);
    byName.set(product.brand, brand);
    byPath.set(path, brand);
  }
  return byName;
}

/** A name without a letter that an address can have, or one that some computers cannot store, gets a hash. */
function brandAddress(name: string): string {
  const handle = handleFrom(name);
  return `/brand/${handle === '' || isReserved(handle) ? hash('sha256', name).slice(0, 10) : handle}`;
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
