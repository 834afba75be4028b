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
  /** By handle, the place among all products of the catalogue. */
  places: ReadonlyMap<string, number>;
  categories: Map<string, ShopCategory>;
  /** Those without a parent. */
  topCategories: ShopCategory[];
  /** By each of their names. */
  brands: Map<string, ShopBrand>;
  /** What listings call the brand, by each of its names. */
  brandNames: ReadonlyMap<string, string>;
}

type IndexedCatalogue = Pick<Catalogue, 'products' | 'categories' | 'currency'>;

let last: { catalogue: IndexedCatalogue; index: ShopIndex } | undefined;

/**
 * Lists that are the same as in the call before are the same arrays: what was derived from them, and is kept with them, still holds.
 */
export function indexOf(catalogue: IndexedCatalogue): ShopIndex {
  const changed = last && changedInPlace(last.catalogue, catalogue);
  const index =
    last && changed ? withChanged(last.index, catalogue, changed) : makeIndex(catalogue, last?.index);
  last = { catalogue, index };
  return index;
}

function makeIndex(
  { products, categories, currency }: IndexedCatalogue,
  former: ShopIndex | undefined,
): ShopIndex {
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
  const brands = brandsOf(ordered);
  const index = {
    currency,
    products: ordered,
    newest,
    places: new Map(products.map(({ handle }, place) => [handle, place])),
    categories: byId,
    topCategories: [...byId.values()].filter(({ parent }) => parent === null),
    brands,
    brandNames: new Map(Array.from(brands, ([name, brand]) => [name, brand.name])),
  };
  if (former) keepLists(index, former);
  return index;
}

type Changed = ReadonlyMap<CatalogueProduct, CatalogueProduct>;

/** @returns the new products by the former ones; null where a list has more or fewer, or in another order */
function changedInPlace(former: IndexedCatalogue, next: IndexedCatalogue): Changed | null {
  if (former.products.length !== next.products.length || former.currency !== next.currency) return null;
  if (!isSameList(former.categories, next.categories)) return null;
  const changed = new Map<CatalogueProduct, CatalogueProduct>();
  for (const [place, product] of next.products.entries()) {
    const before = former.products[place] as CatalogueProduct;
    if (before === product) continue;
    if (!staysInPlace(before, product)) return null;
    changed.set(before, product);
  }
  return changed;
}

const PLACING = ['id', 'handle', 'isListed', 'isFeatured', 'categoryId', 'brand', 'createdAt'] as const;

function staysInPlace(before: CatalogueProduct, product: CatalogueProduct): boolean {
  return PLACING.every((field) => before[field] === product[field]);
}

/** To find the place of a few is faster than to look up each product of a large shop. */
const FEW = 20;

function replaced(products: CatalogueProduct[], changed: Changed): CatalogueProduct[] {
  if (changed.size > FEW) return products.map((product) => changed.get(product) ?? product);
  const next = [...products];
  for (const [before, product] of changed) {
    const place = products.indexOf(before);
    if (place >= 0) next[place] = product;
  }
  return next;
}

function withChanged(former: ShopIndex, { categories }: IndexedCatalogue, changed: Changed): ShopIndex {
  const replace = (products: CatalogueProduct[]) => replaced(products, changed);
  const byId = categoryTree(categories);
  const touched = new Set<ShopCategory>();
  const renewed = new Map<ShopBrand, ShopBrand>();
  const listed = [...changed.values()].filter(({ isListed }) => isListed);
  for (const product of listed) {
    for (const place of pathTo(byId.get(product.categoryId ?? ''))) touched.add(place);
    const brand = brandIn(former, product);
    if (brand && !renewed.has(brand)) renewed.set(brand, { ...brand, products: replace(brand.products) });
  }
  for (const [id, place] of byId) {
    const products = former.categories.get(id)?.products ?? [];
    place.products = touched.has(place) ? replace(products) : products;
  }
  return {
    ...former,
    ...(listed.length > 0 && { products: replace(former.products), newest: replace(former.newest) }),
    categories: byId,
    topCategories: [...byId.values()].filter(({ parent }) => parent === null),
    brands: new Map(Array.from(former.brands, ([name, brand]) => [name, renewed.get(brand) ?? brand])),
  };
}

function keepLists(index: ShopIndex, former: ShopIndex): void {
  index.products = kept(index.products, former.products);
  index.newest = kept(index.newest, former.newest);
  for (const [id, place] of index.categories)
    place.products = kept(place.products, former.categories.get(id)?.products);
  for (const [name, brand] of index.brands)
    brand.products = kept(brand.products, former.brands.get(name)?.products);
  if (isSameMap(index.brandNames, former.brandNames)) index.brandNames = former.brandNames;
}

function isSameMap(one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): boolean {
  return one.size === other.size && one.entries().every(([key, value]) => other.get(key) === value);
}

function kept<Item>(items: Item[], former: Item[] | undefined): Item[] {
  return former && isSameList(items, former) ? former : items;
}

function isSameList(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((item, place) => item === other[place]);
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
