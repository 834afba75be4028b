import type { CatalogueProduct } from '../../../graphql-server/src/rules/catalogue.ts';
import type { IndexedProduct, SearchIndex } from '../../../graphql-server/src/rules/listing/product-index.ts';
import { filterOptionsOf } from '../features/shop/filter-options.ts';
import type { FilterOptions } from '../features/shop/listing-facts.ts';
import { liveCard } from './live-card.ts';
import { brandIn, type ShopIndex } from './shop-index.ts';

/** What listings and search of a live shop know of its products. */
export function liveIndex(shop: ShopIndex): SearchIndex {
  const { products, categories } = shop;
  return {
    categories: indexedCategories(categories),
    products: products.map((product) => indexed(product, shop)),
  };
}

export function indexedCategories(categories: ShopIndex['categories']): SearchIndex['categories'] {
  return [...categories.values()].map(({ category, parent }) => ({
    slug: category.handle,
    name: category.name,
    parent: parent?.category.handle ?? null,
  }));
}

/** Some of the products, for a part of the index (index-parts.ts). */
export function liveIndexPart(products: readonly CatalogueProduct[], shop: ShopIndex) {
  return {
    categories: [],
    products: products.map((product) => indexed(product, shop)),
    featured: products.flatMap(({ isFeatured }, row) => (isFeatured ? [row] : [])),
  };
}

function indexed(product: CatalogueProduct, shop: ShopIndex): IndexedProduct {
  const place = shop.categories.get(product.categoryId ?? '');
  return {
    ...liveCard(product, place),
    categories: place ? [place.category.handle] : [],
    brand: brandIn(shop, product)?.name ?? '',
    tags: product.tags,
    ...choicesOf(product),
    release: Date.parse(product.createdAt),
  };
}

/** What a listing of some products can be filtered by. */
export function liveFilters(products: readonly CatalogueProduct[]): Omit<FilterOptions, 'categories'> {
  return filterOptionsOf(products.map(choicesOf));
}

function choicesOf({ options, attributes }: CatalogueProduct): Choices {
  const valuesOf = (name: RegExp) => options.find((option) => name.test(option.name))?.values ?? [];
  return {
    colors: valuesOf(COLOUR),
    sizes: valuesOf(SIZE),
    condition: attributes.find(({ name }) => CONDITION.test(name))?.value ?? '',
  };
}

type Choices = Pick<IndexedProduct, 'colors' | 'sizes' | 'condition'>;

export const COLOUR = /^colou?rs?$/i;
export const SIZE = /^sizes?$/i;
const CONDITION = /^(item )?condition$/i;
