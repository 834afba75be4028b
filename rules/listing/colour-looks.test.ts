import { expect, test } from 'vitest';
import { ownVariantId } from '../variant-ids.ts';
import { type ColourLook, withoutLooks } from './colour-looks.ts';
import { findProducts } from './find-products.ts';
import { readQuery } from './listing-query.ts';
import { buildIndex, type IndexedProduct, readIndex, UPLOADED_IMAGES } from './product-index.ts';

function imageOf(letter: string): IndexedProduct['image'] {
  const name = `/uploads/${letter.repeat(32)}`;
  return {
    type: 'image/webp',
    small: `${name}-320.webp`,
    smallWidth: 320,
    large: `${name}-640.webp`,
    largeWidth: 640,
    fallback: `${name}-640.webp`,
  };
}

const lookOf = (color: string, variantId: string, letter?: string): ColourLook => ({
  color,
  variantId,
  image: letter ? { image: imageOf(letter), backdrop: 'backdrop--men backdrop--whole' } : null,
});

const TEE = {
  ...{ id: 'tee', variantId: '', path: '/product/tee', name: 'Tee', category: '', rating: null, price: 10 },
  ...{
    oldPrice: null,
    badge: '',
    backdrop: 'backdrop--men',
    image: imageOf('a'),
    brand: '',
    tags: [],
    attributes: [],
  },
  ...{ secondImage: `/uploads/${'b'.repeat(32)}-640.webp`, categories: [], condition: '', release: 0 },
  ...{ colors: ['Red', 'Blue & "white" / 50%', 'Green'], sizes: ['S', 'M'] },
  looks: [
    lookOf('Red', ownVariantId('tee'), 'c'),
    lookOf('Blue & "white" / 50%', 'blue', 'd'),
    lookOf('Green', 'green'),
  ],
} satisfies IndexedProduct;
const PLAIN: IndexedProduct = {
  ...withoutLooks(TEE),
  id: 'plain',
  path: '/product/plain',
  name: 'Plain',
  colors: ['Red'],
};
const EVERYTHING = { category: null, brand: null };

function found(query: string, products: IndexedProduct[] = [TEE, PLAIN]): IndexedProduct[] {
  return findProducts({ categories: [], products }, readQuery(new URLSearchParams(query)), EVERYTHING)
    .products;
}

test('an index restores the colours of its products', () => {
  const shop = {
    categories: [],
    products: [PLAIN, TEE, { ...TEE, id: 'other', path: '/product/other', name: 'Other' }],
  };
  const index = JSON.parse(JSON.stringify(buildIndex(shop, UPLOADED_IMAGES)));
  expect(index.looks.variantId.slice(0, 3)).toEqual(['', 'blue', 'green']);
  expect(readIndex(index).products.map(({ looks }) => looks)).toEqual([undefined, TEE.looks, TEE.looks]);
  expect(buildIndex({ categories: [], products: [PLAIN] }, UPLOADED_IMAGES)).not.toHaveProperty('looks');
});

test('a listing filtered by a colour shows the products in it, and links to variants of it', () => {
  const [tee] = found(`color=${encodeURIComponent('Blue & "white" / 50%')}`);
  expect(tee).toMatchObject({
    path: '/product/tee?variant=blue',
    image: imageOf('d'),
    backdrop: 'backdrop--men backdrop--whole',
    secondImage: '',
  });
});

test('with several colours the first that the product has is shown, and none without a colour filter', () => {
  expect(found('color=Black&color=Green&color=Red').map(({ path }) => path)).toEqual([
    '/product/tee?variant=green',
    '/product/plain',
  ]);
  expect(found('size=S').map(({ path, image }) => [path, image])).toEqual([
    ['/product/tee', imageOf('a')],
    ['/product/plain', imageOf('a')],
  ]);
});

test('a colour without its own image links to its variant, with the product’s image', () => {
  const [tee] = found('color=Green');
  expect(tee).toMatchObject({
    path: '/product/tee?variant=green',
    image: imageOf('a'),
    secondImage: TEE.secondImage,
  });
});

test('a product is shown in a colour that matches the other filters, too', () => {
  const offers = [
    { colors: ['Red'], sizes: ['S'], options: [], price: 10, isOnSale: false, isInStock: true },
    { colors: ['Green'], sizes: ['M'], options: [], price: 10, isOnSale: false, isInStock: true },
  ];
  expect(found('color=Red&color=Green&size=M', [{ ...TEE, offers }]).map(({ path }) => path)).toEqual([
    '/product/tee?variant=green',
  ]);
});

const PRICED = {
  ...TEE,
  isFrom: true,
  looks: [
    { ...lookOf('Red', 'red'), offer: { price: 10, oldPrice: 12, isFrom: false, isSoldOut: true } },
    {
      ...lookOf('Blue & "white" / 50%', 'blue'),
      offer: { price: 30, oldPrice: null, isFrom: true, isSoldOut: false },
    },
    lookOf('Green', 'green'),
  ],
} satisfies IndexedProduct;

test('a product without a look of the filtered colour is shown as it is', () => {
  const product = { ...TEE, colors: [...TEE.colors, 'Black'] };
  const offers = [
    { colors: ['Red'], sizes: ['S'], options: [], price: 10, isOnSale: false, isInStock: true },
    { colors: ['Black'], sizes: ['M'], options: [], price: 10, isOnSale: false, isInStock: true },
  ];
  expect(found('color=Black', [product])).toMatchObject([{ path: '/product/tee', price: 10 }]);
  expect(found('color=Red&color=Black&size=M', [{ ...product, offers }])).toMatchObject([
    { path: '/product/tee' },
  ]);
});

test('an index restores the prices of colours', () => {
  const shop = { categories: [], products: [TEE, PRICED, PRICED] };
  const index = JSON.parse(JSON.stringify(buildIndex(shop, UPLOADED_IMAGES)));
  expect(readIndex(index).products.map(({ looks }) => looks)).toEqual([
    TEE.looks,
    PRICED.looks,
    PRICED.looks,
  ]);
});

test('a listing filtered by a colour shows the price, compare-at price and availability of that colour', () => {
  expect(found('color=Red', [PRICED])).toMatchObject([
    { price: 10, oldPrice: 12, isFrom: false, badge: 'Sold out', variantId: null },
  ]);
  const [blue] = found(`color=${encodeURIComponent('Blue & "white" / 50%')}`, [PRICED]);
  expect(blue).toMatchObject({ price: 30, oldPrice: null, isFrom: true, badge: '', variantId: '' });
  expect(found('color=Green', [PRICED])).toMatchObject([{ price: 10, isFrom: true, variantId: '' }]);
});

test('of several filtered colours one that is in stock is shown', () => {
  expect(found('color=Red&color=Green', [PRICED]).map(({ path }) => path)).toEqual([
    '/product/tee?variant=green',
  ]);
});

test('a listing filtered by a colour is sorted by the prices it shows', () => {
  const blue = encodeURIComponent('Blue & "white" / 50%');
  const cheaper = { ...PLAIN, price: 20, colors: ['Blue & "white" / 50%'] };
  expect(found(`color=${blue}&sort=price-asc`, [PRICED, cheaper]).map(({ price }) => price)).toEqual([
    20, 30,
  ]);
  expect(found('sort=price-asc', [PRICED, cheaper]).map(({ price }) => price)).toEqual([10, 20]);
});
