import type { CatalogueProduct } from '@mela/rules/catalogue.ts';
import { type FilteredProduct, optionValue } from '@mela/rules/listing/listing-filters.ts';
import { type IndexedOffer, joinVariants } from '@mela/rules/listing/offers.ts';
import type { IndexedProduct, SearchIndex } from '@mela/rules/listing/product-index.ts';
import { higherCompareAt, toUnits } from '@mela/rules/price.ts';
import type { ProductRow, ReadProducts } from '@mela/rules/product-row.ts';
import { chunk } from '../components/chunk.ts';
import { filterGroupsOf } from '../features/shop/filter-groups.ts';
import { filterOptionsOf } from '../features/shop/filter-options.ts';
import type { FilterOptions } from '../features/shop/listing-facts.ts';
import { soldVariants } from './files/product-feed.ts';
import { liveCard, looksOf } from './live-card.ts';
import { byKind, conditionOf, soldValues } from './product-row.ts';
import { brandIn, type ShopIndex } from './shop-index.ts';

const PRODUCTS_AT_ONCE = 200;

/** The search index of a live shop. Reads some products at a time, because they take much more memory than their entries. */
export async function liveIndex(shop: ShopIndex, read: ReadProducts): Promise<SearchIndex> {
  const products: IndexedProduct[] = [];
  for (const rows of chunk(shop.products, PRODUCTS_AT_ONCE))
    products.push(...(await read(rows)).map((product) => indexed(product, shop)));
  return { categories: indexedCategories(shop.categories), products };
}

export function indexedCategories(categories: ShopIndex['categories']): SearchIndex['categories'] {
  return [...categories.values()].map(({ category, parent }) => ({
    slug: category.handle,
    name: category.name,
    parent: parent?.category.handle ?? null,
  }));
}

/** The search index of some products, one part of the whole (index-parts.ts). */
export function liveIndexPart(products: readonly CatalogueProduct[], shop: ShopIndex) {
  return {
    categories: [],
    products: products.map((product) => indexed(product, shop)),
    featured: products.flatMap(({ isFeatured }, row) => (isFeatured ? [row] : [])),
  };
}

const known = new WeakMap<ShopIndex, Map<string, string[]>>();

/** The handles of the collections of each product, by its id. Products without collections are absent. */
function collectionsById(shop: ShopIndex): Map<string, string[]> {
  const handles = known.get(shop) ?? new Map<string, string[]>();
  if (known.has(shop)) return handles;
  for (const { collection, products } of shop.collections)
    for (const { id } of products) handles.set(id, [...(handles.get(id) ?? []), collection.handle]);
  known.set(shop, handles);
  return handles;
}

function indexed(product: CatalogueProduct, shop: ShopIndex): IndexedProduct {
  const place = shop.categories.get(product.categoryId ?? '');
  const looks = looksOf(product, place, shop.currency);
  const collections = collectionsById(shop).get(product.id);
  return {
    ...liveCard(product, place, shop.currency),
    categories: place ? [place.category.handle] : [],
    brand: brandIn(shop, product)?.name ?? '',
    tags: product.tags,
    attributes: product.attributes.map(({ name, value }) => optionValue(name, value)),
    ...choicesOf(product, shop.currency),
    ...(looks.length > 0 && { looks }),
    ...(collections && { collections }),
    release: Date.parse(product.createdAt),
  };
}

/** The filters of a listing. */
export function liveFilters(
  products: readonly ProductRow[],
  { brandNames }: Pick<ShopIndex, 'brandNames'>,
): Omit<FilterOptions, 'categories'> {
  const all = products.map((row): FilteredProduct => {
    const { tags, colors, sizes, options, price, was } = row;
    const { condition, isAvailable } = row.facts;
    const brand = brandNames.get(row.brand ?? '') ?? '';
    return {
      ...{ brand, tags, colors, sizes, options, condition, price, oldPrice: was },
      variantId: isAvailable ? '' : null,
    };
  });
  return { ...filterOptionsOf(all), others: filterGroupsOf(all) };
}

function choicesOf(product: CatalogueProduct, currency: string): Choices {
  const { options, ...choices } = soldValues(product);
  const offers = offersOf(product, currency);
  return {
    ...choices,
    ...(options.length > 0 && { options }),
    ...(offers.length > 1 && { offers }),
    condition: conditionOf(product),
  };
}

/** The offers of a product: one offer if all variants are alike, otherwise one for each combination. */
function offersOf(product: CatalogueProduct, currency: string): IndexedOffer[] {
  const blocks = joinVariants(
    soldVariants(product).map(({ values, price, compareAtPrice, availability }) => ({
      values: values.map((value) => [value]),
      price: toUnits(price, currency),
      isOnSale: higherCompareAt(price, compareAtPrice) !== null,
      isInStock: availability !== 'OUT_OF_STOCK',
    })),
  );
  return blocks.map(({ values, ...facts }) => ({ ...byKind(product.options, values), ...facts }));
}

type Choices = Pick<IndexedProduct, 'colors' | 'sizes' | 'condition' | 'options' | 'offers'>;
