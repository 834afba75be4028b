import type { CatalogueProduct } from '@mela/rules/catalogue.ts';
import { optionValue } from '@mela/rules/listing/listing-filters.ts';
import { DEFAULT_CURRENCY } from '@mela/rules/money.ts';
import { COLOUR, CONDITION, SIZE } from '@mela/rules/option-kinds.ts';
import type { ProductRow, RowFacts } from '@mela/rules/product-row.ts';
import { soldVariants } from './files/product-feed.ts';
import { fingerprint } from './fingerprint.ts';
import { liveCard, pricesOf, variantToBuy } from './live-card.ts';

const MAX_SHARED = 20_000;

/** The row of a product: see `ProductRow`. Rows share equal values. */
export function rowOf(product: CatalogueProduct): ProductRow {
  const { id, handle, formerHandles, isListed, isFeatured, sellingPrice } = product;
  const { price, was } = pricesOf(product);
  const { colors, sizes, options } = soldValues(product);
  return {
    ...{ id, handle, isListed, isFeatured, sellingPrice, price, was },
    formerHandles: share(formerHandles),
    key: fingerprint(product),
    // Ignore the category and the currency, which the row's page takes from the shop.
    cardKey: fingerprint(liveCard(product, undefined, DEFAULT_CURRENCY)),
    categoryId: share(product.categoryId),
    brand: share(product.brand),
    tags: share(product.tags),
    boughtWith: share(product.boughtWith ?? []),
    createdAt: Date.parse(product.createdAt),
    facts: share(factsOf(product)),
    highestPrice: soldVariants(product).reduce((highest, variant) => Math.max(highest, variant.price), price),
    colors: share(colors),
    sizes: share(sizes),
    options: share(options),
  };
}

function factsOf(product: CatalogueProduct): RowFacts {
  const { updatedOn, badge, isPopular, isNew, images, variants } = product;
  return {
    ...{ updatedOn, badge, isPopular, isNew },
    hasImages: images.length > 0,
    isAvailable: variantToBuy(product) !== null,
    sold: soldVariants(product).length,
    variantImages: new Set(variants.flatMap(({ image }) => image ?? [])).size,
    condition: conditionOf(product),
  };
}

interface Values {
  colors: string[];
  sizes: string[];
  options: string[];
}

/** The values for sale of each option. */
export function soldValues(product: CatalogueProduct): Values {
  const sold = soldVariants(product);
  const values = product.options.map((option, place) =>
    option.values.filter((value) => sold.some((variant) => variant.values[place] === value)),
  );
  return byKind(product.options, values);
}

/** The option values by filter kind. Of two options of the same kind, the first counts. */
export function byKind(options: CatalogueProduct['options'], values: readonly string[][]): Values {
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

export function conditionOf({ attributes }: CatalogueProduct): string {
  return attributes.find(({ name }) => CONDITION.test(name))?.value ?? '';
}

/** The shared values, by their content. */
const shared = new Map<string, unknown>();

/** @returns the first value with this content */
function share<Value>(value: Value): Value {
  const key = JSON.stringify(value);
  const known = shared.get(key);
  if (known !== undefined) return known as Value;
  // Forget all values. Existing rows keep theirs.
  if (shared.size >= MAX_SHARED) shared.clear();
  shared.set(key, value);
  return value;
}
