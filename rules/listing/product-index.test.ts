import { brotliCompressSync, constants } from 'node:zlib';
import { expect, test } from 'vitest';
import { ownVariantId } from '../variant-ids.ts';
import { buildIndex, type ImageAddresses, type IndexedProduct, readIndex } from './product-index.ts';

const UPLOADS: ImageAddresses = {
  type: 'image/webp',
  prefix: '/uploads/',
  imageSuffix: '-320.webp',
  secondImageSuffix: '.webp',
  small: '-320.webp',
  large: '.webp',
  fallback: '-320.webp',
};
const CATEGORIES = [
  { slug: 'womens-fashion', name: "Women's Fashion", parent: null },
  { slug: 'dresses', name: 'Dresses', parent: 'womens-fashion' },
];

function productOf(product: Partial<IndexedProduct>): IndexedProduct {
  return {
    path: '/product/tea-dress',
    name: 'Tea dress',
    category: 'Dresses',
    categories: ['dresses'],
    rating: null,
    price: 2090,
    oldPrice: 2990,
    badge: '',
    backdrop: 'backdrop--women',
    image: {
      type: 'image/webp',
      small: '/uploads/a-320.webp',
      large: '/uploads/a.webp',
      smallWidth: 284,
      largeWidth: 1200,
      fallback: '/uploads/a-320.webp',
    },
    secondImage: '/uploads/b.webp',
    brand: 'Sutra',
    tags: ['cotton', 'block print'],
    attributes: ['Hand wash'],
    colors: ['Red', 'Green'],
    sizes: ['S', 'M'],
    condition: 'New',
    release: 1,
    ...product,
  };
}

test('an index that was built is read as the same products and categories', () => {
  const products = [
    productOf({ release: 2 }),
    productOf({ name: 'Sari', path: '/product/17', oldPrice: null, badge: 'Hot', release: 0, price: 12.5 }),
    productOf({
      name: 'Shawl',
      path: '/product/shawl',
      categories: [],
      category: '',
      secondImage: '',
      sizes: [],
    }),
    productOf({ name: '¥ 100', path: '/product/yen', rating: 94, brand: '', colors: ['Green'], release: 3 }),
  ];
  const index = { categories: CATEGORIES, products };
  const file = JSON.stringify(buildIndex(index, UPLOADS));
  expect(readIndex(JSON.parse(file))).toEqual(index);
});

test('the stock of each combination is preserved, beside products with uniform variants', () => {
  const offer = { options: ['Cut: slim'], price: 1200.5, isOnSale: false, isInStock: true };
  const options = ['Cut: slim', 'Cut: wide'];
  const products = [
    productOf({ release: 0 }),
    productOf({
      release: 1,
      options,
      offers: [
        { ...offer, colors: ['Red', 'Green'], sizes: ['M'] },
        { ...offer, colors: ['Green'], sizes: ['S', 'M'], isOnSale: true, isInStock: false },
        { ...offer, colors: ['Red'], sizes: ['S'], options: ['Cut: wide'], isOnSale: true },
      ],
    }),
    productOf({ release: 2 }),
    productOf({ release: 3, colors: [], offers: [{ ...offer, options: [], colors: [], sizes: ['S'] }] }),
  ];
  const index = { categories: CATEGORIES, products };
  expect(readIndex(JSON.parse(JSON.stringify(buildIndex(index, UPLOADS))))).toEqual(index);
});

test('a card’s default variant, and whether its price is the lowest of several, is preserved', () => {
  const products = [
    productOf({ id: 'a', variantId: ownVariantId('a'), release: 0 }),
    productOf({ id: 'b', variantId: 'v', isFrom: true, options: ['Cut: slim'], release: 1 }),
    productOf({ id: 'c', variantId: '', isFrom: true, release: 2 }),
    productOf({ id: 'd', variantId: null, release: 3 }),
  ];
  const file = buildIndex({ categories: CATEGORIES, products }, UPLOADS);
  expect(readIndex(JSON.parse(JSON.stringify(file))).products).toEqual(products);
  expect(file).toMatchObject({ variantId: ['=', 'v', '', null], isFrom: [1, 2], handle: ['', '', '', ''] });
});

test('an index has no columns for unused fields', () => {
  const file = buildIndex({ categories: CATEGORIES, products: [productOf({})] }, UPLOADS);
  expect(Object.keys(file).filter((key) => /^(id|variantId|options|offers|isFrom)$/.test(key))).toEqual([]);
  expect(readIndex(file).products[0]).not.toHaveProperty('options');
});

test('an empty shop has an index', () => {
  expect(readIndex(buildIndex({ categories: [], products: [] }, UPLOADS))).toEqual({
    categories: [],
    products: [],
  });
});

/** Realistic names, and random image addresses, which cannot be compressed. */
function manyProducts(count: number): IndexedProduct[] {
  const random = seededRandom();
  const word = () => WORDS[Math.floor(random() * WORDS.length)] ?? '';
  const address = () =>
    `/uploads/${Array.from({ length: 32 }, () => Math.floor(random() * 16).toString(16)).join('')}`;
  return Array.from({ length: count }, (_, row) => {
    const name = `${word()} ${word()} ${word()} ${word()} ${Math.floor(random() * 100)}`;
    const small = `${address()}-320.webp`;
    return productOf({
      name,
      path: `/product/${name.replaceAll(' ', '-')}`,
      tags: [word(), word(), word()],
      attributes: [word()],
      price: Math.ceil(random() * 40_000),
      oldPrice: random() < 0.5 ? null : 40_000 + Math.ceil(random() * 10_000),
      image: { type: 'image/webp', small, smallWidth: 284, large: '', largeWidth: 1200, fallback: small },
      secondImage: `${address()}.webp`,
      brand: word(),
      release: count - row,
    });
  });
}

function seededRandom(): () => number {
  let seed = 20_261_122;
  return () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return seed / 2 ** 32;
  };
}

const WORDS =
  'cotton linen silk wool leather brass indigo madder rust teal ivory sand block print woven knit slim wide short long jacket dress shirt trousers scarf bag wallet belt boot sandal lamp chair table shelf bowl plate cup spoon phone case cable charger speaker radio watch strap ring chain bangle helmet glove light pump rack basket bell tyre'.split(
    ' ',
  );

test.each([3000, 5000])('the index of %i products is at most 250 kB by a quick brotli', (count) => {
  const index = buildIndex({ categories: CATEGORIES, products: manyProducts(count) }, UPLOADS);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  const bytes = brotliCompressSync(JSON.stringify(index), { params }).length;
  expect(bytes).toBeGreaterThan(100_000);
  expect(bytes).toBeLessThanOrEqual(250_000);
});

test('a very large index omits the cards’ second images', () => {
  const withSecond = (count: number) =>
    readIndex(buildIndex({ categories: CATEGORIES, products: manyProducts(count) }, UPLOADS)).products.filter(
      ({ secondImage }) => secondImage,
    ).length;
  expect([3000, 3001].map(withSecond)).toEqual([3000, 0]);
});
