import type { CatalogueProduct } from '@mela/rules/catalogue.ts';
import { type FilteredProduct, optionValue } from '@mela/rules/listing/listing-filters.ts';
import { type IndexedOffer, joinVariants } from '@mela/rules/listing/offers.ts';
import type { IndexedProduct, SearchIndex } from '@mela/rules/listing/product-index.ts';
import { higherCompareAt, toUnits } from '@mela/rules/price.ts';
import { filterGroupsOf } from '../features/shop/filter-groups.ts';
import { filterOptionsOf } from '../features/shop/filter-options.ts';
import type { FilterOptions } from '../features/shop/listing-facts.ts';
import { soldVariants } from './files/product-feed.ts';
import { liveCard, looksOf, pricesOf, variantToBuy } from './live-card.ts';
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
  const looks = looksOf(product, place, shop.currency);
  return {
    ...liveCard(product, place, shop.currency),
    categories: place ? [place.category.handle] : [],
    brand: brandIn(shop, product)?.name ?? '',
    tags: product.tags,
    attributes: product.attributes.map(({ value }) => value),
    ...choicesOf(product, shop.currency),
    ...(looks.length > 0 && { looks }),
    release: Date.parse(product.createdAt),
  };
}

/** What a listing of some products can be filtered by. */
export function liveFilters(
  products: readonly CatalogueProduct[],
  shop: ShopIndex,
): Omit<FilterOptions, 'categories'> {
  const all = products.map((product) => filtered(product, shop));
  return { ...filterOptionsOf(all), others: filterGroupsOf(all) };
}

/** Less than the index says of it: this is called for thousands of products when one of them changes. */
function filtered(product: CatalogueProduct, shop: ShopIndex): FilteredProduct {
  const { price, was } = pricesOf(product);
  return {
    brand: shop.brandNames.get(product.brand ?? '') ?? '',
    tags: product.tags,
    variantId: variantToBuy(product),
    price,
    oldPrice: was,
    ...choicesOf(product, shop.currency),
  };
}

function choicesOf(product: CatalogueProduct, currency: string): Choices {
  const { options, attributes } = product;
  const sold = soldVariants(product);
  const values = options.map((option, place) =>
    option.values.filter((value) => sold.some((variant) => variant.values[place] === value)),
  );
  const { options: others, ...choices } = byKind(options, values);
  const offers = offersOf(product, currency);
  return {
    ...choices,
    ...(others.length > 0 && { options: others }),
    ...(offers.length > 1 && { offers }),
    condition: attributes.find(({ name }) => CONDITION.test(name))?.value ?? '',
  };
}

/** What is sold of a product: one offer where it is all alike, in each combination. */
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

/** The values of each option by what listings filter by; of two options for one colour or size the first counts. */
function byKind(
  options: CatalogueProduct['options'],
  values: readonly string[][],
): Pick<IndexedOffer, 'colors' | 'sizes' | 'options'> {
  const placeOf = (kind: RegExp) => options.findIndex(({ name }) => kind.test(name));
  return {
    colors: values[placeOf(COLOUR)] ?? [],
    sizes: values[placeOf(SIZE)] ?? [],
    options: options.flatMap(({ name }, place) =>
      COLOUR.test(name) || SIZE.test(name)
        ? []
        : (values[place] ?? []).map((value) => optionValue(name, value)),
    ),
  };
}

type Choices = Pick<IndexedProduct, 'colors' | 'sizes' | 'condition' | 'options' | 'offers'>;
