import { hash } from 'node:crypto';
import type { Catalogue, CatalogueCategory, CatalogueCollection } from '@mela/rules/catalogue.ts';
import { matcherOf } from '@mela/rules/collections.ts';
import { handleFrom, isReserved } from '@mela/rules/handles.ts';
import type { ProductRow } from '@mela/rules/product-row.ts';

/** A category with its products and subcategories. */
export interface ShopCategory {
  category: CatalogueCategory;
  parent: ShopCategory | null;
  children: ShopCategory[];
  /** The listed products of the category and its subcategories, in the default order. */
  products: ProductRow[];
}

/** A collection with the listed products that meet its conditions, in the default order. */
export interface ShopCollection {
  collection: CatalogueCollection;
  /** The products, which are found when they are first read. */
  readonly products: ProductRow[];
  /** The products, if they were read already. undefined otherwise. */
  readonly known: ProductRow[] | undefined;
}

/** The products of a brand. Names with the same address are the same brand. */
export interface ShopBrand {
  name: string;
  path: string;
  /** The listed products, in the default order. */
  products: ProductRow[];
}

/** The catalogue in the orders that pages need. */
export interface ShopIndex {
  /** The currency of prices. */
  currency: string;
  /** Listed products: featured ones first, then the newest. */
  products: ProductRow[];
  newest: ProductRow[];
  /** The index of each product in the catalogue, by its handle. */
  places: ReadonlyMap<string, number>;
  categories: Map<string, ShopCategory>;
  /** The top-level categories. */
  topCategories: ShopCategory[];
  /** The brands, by each spelling of their names. */
  brands: Map<string, ShopBrand>;
  /** The displayed brand name, by each spelling. */
  brandNames: ReadonlyMap<string, string>;
  /** The collections, sorted by name. */
  collections: ShopCollection[];
}

type IndexedCatalogue = Pick<Catalogue<ProductRow>, 'products' | 'categories' | 'currency' | 'collections'>;

let last: { catalogue: IndexedCatalogue; index: ShopIndex } | undefined;

/** Creates an index. Reuses the previous one's arrays for unchanged lists, so that data derived from them stays valid. */
export function indexOf(catalogue: IndexedCatalogue): ShopIndex {
  const changed = last && changedInPlace(last.catalogue, catalogue);
  const index =
    last && changed ? withChanged(last.index, catalogue, changed) : makeIndex(catalogue, last?.index);
  index.collections = collectionsOf(catalogue.collections ?? [], index, last?.index.collections ?? []);
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
  const index: ShopIndex = {
    currency,
    products: ordered,
    newest,
    places: new Map(products.map(({ handle }, place) => [handle, place])),
    categories: byId,
    topCategories: [...byId.values()].filter(({ parent }) => parent === null),
    brands,
    brandNames: new Map(Array.from(brands, ([name, brand]) => [name, brand.name])),
    collections: [],
  };
  if (former) keepLists(index, former);
  return index;
}

type Changed = ReadonlyMap<ProductRow, ProductRow>;

/** @returns the new products by the former ones, or null if a list of products has another length or order */
function changedInPlace(former: IndexedCatalogue, next: IndexedCatalogue): Changed | null {
  if (former.products.length !== next.products.length || former.currency !== next.currency) return null;
  if (!isSameList(former.categories, next.categories)) return null;
  const changed = new Map<ProductRow, ProductRow>();
  for (const [place, product] of next.products.entries()) {
    const before = former.products[place] as ProductRow;
    if (before === product) continue;
    if (!staysInPlace(before, product)) return null;
    changed.set(before, product);
  }
  return changed;
}

const PLACING = ['id', 'handle', 'isListed', 'isFeatured', 'categoryId', 'brand', 'createdAt'] as const;

function staysInPlace(before: ProductRow, product: ProductRow): boolean {
  return PLACING.every((field) => before[field] === product[field]);
}

/** Up to this many changes, searching for their positions is faster than visiting all products. */
const FEW = 20;

function replaced(products: ProductRow[], changed: Changed): ProductRow[] {
  if (changed.size > FEW) return products.map((product) => changed.get(product) ?? product);
  const next = [...products];
  for (const [before, product] of changed) {
    const place = products.indexOf(before);
    if (place >= 0) next[place] = product;
  }
  return next;
}

function withChanged(former: ShopIndex, { categories }: IndexedCatalogue, changed: Changed): ShopIndex {
  const replace = (products: ProductRow[]) => replaced(products, changed);
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

/** The brand of a product. @returns null if the product has no brand, or one without listed products */
export function brandIn({ brands }: ShopIndex, { brand }: Pick<ProductRow, 'brand'>): ShopBrand | null {
  return brands.get(brand ?? '') ?? null;
}

function brandsOf(products: readonly ProductRow[]): Map<string, ShopBrand> {
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

function collectionsOf(
  collections: readonly CatalogueCollection[],
  { products, categories }: ShopIndex,
  former: readonly ShopCollection[],
): ShopCollection[] {
  return collections.map((collection) => {
    const before = former.find((one) => one.collection.id === collection.id)?.known;
    let known: ProductRow[] | undefined;
    return {
      collection,
      get products() {
        known ??= kept(products.filter(matcherOf(collection, (id) => idsBelow(categories.get(id)))), before);
        return known;
      },
      get known() {
        return known;
      },
    };
  });
}

function idsBelow(place: ShopCategory | undefined): Set<string> {
  if (!place) return new Set();
  return new Set([place.category.id, ...place.children.flatMap((child) => [...idsBelow(child)])]);
}

/** The name of a brand in a URL. If it has no URL-safe characters, or some file systems reject it, it gets a hash. */
function brandAddress(name: string): string {
  const handle = handleFrom(name);
  return `/brand/${handle === '' || isReserved(handle) ? hash('sha256', name).slice(0, 10) : handle}`;
}

/** The category of a product and its ancestors, topmost first. */
export function pathTo(place: ShopCategory | null | undefined): ShopCategory[] {
  return place ? [...pathTo(place.parent), place] : [];
}

/** The categories by id, each with its subcategories. Ignores parents that are missing or form a cycle. */
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
