import type { CatalogueProduct } from '../../../graphql-server/src/rules/catalogue.ts';
import type { IndexedProduct, SearchIndex } from '../../../graphql-server/src/rules/listing/product-index.ts';
import { filterGroupsOf, optionValue } from '../features/shop/filter-groups.ts';
import { filterOptionsOf } from '../features/shop/filter-options.ts';
import type { FilterOptions } from '../features/shop/listing-facts.ts';
import { liveCard } from './live-card.ts';
import { COLOUR, CONDITION, SIZE } from './option-kinds.ts';
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
export function liveFilters(
  products: readonly CatalogueProduct[],
  shop: ShopIndex,
): Omit<FilterOptions, 'categories'> {
  const all = products.map((product) => indexed(product, shop));
  return { ...filterOptionsOf(all), others: filterGroupsOf(all) };
}

function choicesOf({ options, variants, attributes }: CatalogueProduct): Choices {
  const sold = variants.filter(({ isSold }) => isSold);
  const values = options.map((option, place) => ({
    name: option.name,
    values: option.values.filter((value) => sold.some((variant) => variant.values[place] === value)),
  }));
  const valuesOf = (name: RegExp) => values.find((option) => name.test(option.name))?.values ?? [];
  const others = values
    .filter(({ name }) => !COLOUR.test(name) && !SIZE.test(name))
    .flatMap((option) => option.values.map((value) => optionValue(option.name, value)));
  return {
    colors: valuesOf(COLOUR),
    sizes: valuesOf(SIZE),
    ...(others.length > 0 && { options: others }),
    condition: attributes.find(({ name }) => CONDITION.test(name))?.value ?? '',
  };
}

type Choices = Pick<IndexedProduct, 'colors' | 'sizes' | 'condition' | 'options'>;
