import { findProducts } from '@mela/rules/listing/find-products.ts';
import { readQuery } from '@mela/rules/listing/listing-query.ts';
import { joinVariants } from '@mela/rules/listing/offers.ts';
import type { IndexedProduct } from '@mela/rules/listing/product-index.ts';
import { combinationsOf, type Variant, variantPrices } from '@mela/rules/variants.ts';
import { ObjectId } from 'mongodb';
import { beforeAll, expect, it } from 'vitest';
import { collectionsOf } from '../../src/app/shop/collections.ts';
import type { Product } from '../../src/modules/catalogue/products/product.ts';
import { levelUpdate } from '../../src/modules/inventory/change-level.ts';
import { askFor } from '../graphql/ask.ts';
import { serveApp } from '../serve.ts';
import { insertProducts } from './catalogue.ts';

const app = serveApp({ ADMIN: 'open' });
const { inventory } = collectionsOf(app.db);
const COLOURS = ['Red', 'Blue', 'Green'];
const SIZES = ['S', 'M'];
const OPTIONS = [
  { name: 'Colour', values: COLOURS },
  { name: 'Size', values: SIZES },
];
const WORDS = ['Kurta', 'Kurtas', 'Cotton', 'Indigo', 'Saree', 'Sari', 'Jacket', 'Linen', 'Lining'];
const START = Date.UTC(2026, 0, 1);
const PRICES = [100, 200, 300];
const soldOut = new Set<string>();
let indexed: IndexedProduct[] = [];

let seed = 11;
function random(): number {
  seed = (seed * 16_807) % 2_147_483_647;
  return seed / 2_147_483_647;
}
const oneOf = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;

function someProduct(index: number): Partial<Product> {
  const texts = {
    title: `${oneOf(WORDS)} ${oneOf(WORDS)} ${index}`,
    brand: oneOf(WORDS),
    tags: [oneOf(WORDS)],
    isFeatured: random() < 0.2,
    createdAt: new Date(START + index),
  };
  const own = { ...texts, sellingPrice: oneOf(PRICES), regularPrice: oneOf([0, 300]) };
  const prices = { ...own, regularPrice: Math.max(own.sellingPrice, own.regularPrice) };
  if (random() < 0.3) return { ...prices, _id: new ObjectId() };
  const variants = combinationsOf(OPTIONS)
    .filter(() => random() < 0.7)
    .map((values) => ({
      id: new ObjectId().toHexString(),
      values,
      ...(random() < 0.5 && { price: oneOf(PRICES) }),
      ...(random() < 0.2 && { isSold: false as const }),
    }));
  return { ...prices, options: OPTIONS, variants };
}

/** A product in the form of the storefront's index. */
function indexedProduct({ _id, title, variants, ...product }: Product): IndexedProduct {
  const own: Variant = { id: _id.toHexString(), values: [] };
  const sold = (variants ?? [own])
    .filter(({ isSold }) => isSold !== false)
    .map((variant) => ({ variant, ...variantPrices(product, variant) }));
  const blocks = joinVariants(
    sold.map(({ variant, price, compareAtPrice }) => ({
      ...{ price, isOnSale: compareAtPrice !== null, isInStock: !soldOut.has(variant.id) },
      values: variant.values.map((value) => [value]),
    })),
  );
  const [cheapest] = sold.toSorted((a, b) => a.price - b.price);
  const { price, compareAtPrice } = cheapest ?? variantPrices(product);
  const valuesAt = (option: number) => [...new Set(blocks.flatMap(({ values }) => values[option] ?? []))];
  return {
    ...({
      name: title,
      price,
      oldPrice: compareAtPrice,
      variantId: blocks.length > 0 ? '' : null,
    } as IndexedProduct),
    ...{
      colors: valuesAt(0),
      sizes: valuesAt(1),
      categories: [],
      tags: product.tags ?? [],
      attributes: [],
      brand: product.brand ?? '',
      condition: '',
    },
    ...(blocks.length > 0 && {
      offers: blocks.map(({ values: [colors = [], sizes = []], ...facts }) => ({
        ...{ colors, sizes, options: [] },
        ...facts,
      })),
    }),
  };
}

beforeAll(async () => {
  const products = await insertProducts(app, 60, someProduct);
  const all = products.flatMap(({ _id, variants }) =>
    (variants ?? [{ id: _id.toHexString() }]).map(({ id }) => ({ id, productId: _id })),
  );
  for (const { id, productId } of all) {
    if (random() > 0.4) continue;
    soldOut.add(id);
    await inventory.updateOne({ _id: new ObjectId(id) }, levelUpdate({ productId, onHand: 0 }), {
      upsert: true,
    });
  }
  const newest = products.toReversed();
  const ordered = [true, false].flatMap((is) => newest.filter(({ isFeatured }) => isFeatured === is));
  indexed = ordered.map(indexedProduct);
});

const colours = [[], ['Red'], ['Red', 'Green']];
const sizes = [[], ['M']];
const prices = [{}, { min: 200 }, { max: 150 }, { min: 150, max: 250 }];
const filters = colours.flatMap((color) =>
  sizes.flatMap((size) =>
    prices.flatMap((price) =>
      [false, true].flatMap((stock) => [false, true].map((sale) => ({ color, size, price, stock, sale }))),
    ),
  ),
);

it('lists of the API and of the storefront find the same products for any filter of variants', async () => {
  let found = 0;
  for (const { color, size, price, stock, sale } of filters) {
    const { min, max }: { min?: number; max?: number } = price;
    const query = {
      ...readQuery(new URLSearchParams()),
      ...{ color, size, min: min ?? null, max: max ?? null, show: 'all' as const },
      ...{ stock: stock ? ['In stock'] : [], sale: sale ? ['On sale'] : [] },
    };
    const here = findProducts({ categories: [], products: indexed }, query, { category: null, brand: null });
    const filter = {
      options: [
        ...color.map((value) => ({ name: 'Colour', value })),
        ...size.map((value) => ({ name: 'Size', value })),
      ],
      ...(min !== undefined && { minPrice: min }),
      ...(max !== undefined && { maxPrice: max }),
      ...(stock && { isAvailable: true }),
      ...(sale && { isOnSale: true }),
    };
    const { products } = await askFor(
      app,
      'query ($filter: ProductFilter) { products(first: 100, filter: $filter) { totalCount nodes { title } } }',
      { filter },
    );
    const names = products.nodes.map(({ title }: { title: string }) => title).toSorted();
    expect({ filter, names }).toEqual({ filter, names: here.products.map(({ name }) => name).toSorted() });
    expect(products.totalCount).toBe(here.total);
    found += names.length;
  }
  expect(found, 'the filters find something').toBeGreaterThan(filters.length);
});
