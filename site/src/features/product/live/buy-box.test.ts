import { expect, test } from 'vitest';
import type { Choice, DetailedProduct } from '../detailed-product.ts';
import type { PageVariant } from '../variants/variant-data.ts';
import { buyBoxOf } from './buy-box.ts';

const SHOP = {
  ...{ url: 'https://shop.example', currency: 'INR', isSelling: true, timeZone: 'Asia/Kolkata' },
  deliveryDays: [2, 5] as [number, number],
  content: { shop: { email: 'ask@shop.example', phone: '+91 1' } } as Parameters<
    typeof buyBoxOf
  >[1]['content'],
};
const COLOUR: Choice = {
  name: 'Colour',
  values: ['Red', 'Plaid'],
  selected: 'Red',
  isColour: true,
  kind: 'color',
};
const SIZE: Choice = { name: 'Size', values: ['S', 'M'], selected: undefined, isColour: false, kind: 'size' };

const variantOf = (places: number[], image: number) =>
  ({ id: places.join('-'), places, image }) as PageVariant;
const views = (count: number) =>
  Array.from({ length: count }, (_, place) => ({ thumbnail: { src: `/${place}.avif` } }));
const productOf = (change: object) =>
  ({
    id: 'p1',
    name: 'Coat',
    path: '/product/coat',
    choices: [],
    views: [],
    ...change,
  }) as unknown as DetailedProduct;
const imagesOf = (choices: Choice[], variants: PageVariant[], viewCount: number) =>
  buyBoxOf(productOf({ choices, variants, views: views(viewCount) }), SHOP).options.map(
    ({ images }) => images,
  );

test('a buy box has the facts of product and shop', () => {
  const variants = [variantOf([0], 0)];
  expect(buyBoxOf(productOf({ variants, views: views(2) }), SHOP)).toEqual({
    ...{ productId: 'p1', title: 'Coat', path: '/product/coat', currency: 'INR', isSelling: true },
    ...{ arrivesIn: [2, 5], timeZone: 'Asia/Kolkata', options: [], variants },
    thumbnails: ['/0.avif', '/1.avif'],
    contact: { url: 'https://shop.example', email: 'ask@shop.example', phone: '+91 1' },
  });
});

test('a product of the sample has neither id nor variants', () => {
  const sample = productOf({ id: undefined });
  expect(buyBoxOf(sample, SHOP)).toMatchObject({ productId: '', variants: [] });
});

test('colours have swatches, without one for an unknown name; sizes have none', () => {
  const { options } = buyBoxOf(productOf({ choices: [COLOUR, SIZE, { ...SIZE, kind: undefined }] }), SHOP);
  expect(options.map(({ swatches, kind }) => [swatches, kind])).toEqual([
    [['#d5303b', ''], 'color'],
    [null, 'size'],
    [null, ''],
  ]);
  expect(options[1]).toMatchObject({ name: 'Size', values: ['S', 'M'] });
});

test('colours have the image of their first variant', () => {
  const variants = [variantOf([0, 0], 2), variantOf([0, 1], 0), variantOf([1, 0], 1), variantOf([1, 1], 0)];
  expect(imagesOf([COLOUR, SIZE], variants, 3)).toEqual([[2, 1], null]);
  const turned = variants.map(({ places, image }) => variantOf(places.toReversed(), image));
  expect(imagesOf([SIZE, COLOUR], turned, 3)).toEqual([null, [2, 1]]);
});

test.each<[string, Choice, PageVariant[], number]>([
  ['show the same', COLOUR, [variantOf([0], 1), variantOf([1], 1)], 2],
  ['are not in the gallery', COLOUR, [variantOf([0], 0), variantOf([1], 2)], 2],
  ['are of the only colour', { ...COLOUR, values: ['Red'] }, [variantOf([0], 1)], 2],
  ['have no variant', COLOUR, [], 2],
])('images that %s do not tell colours apart', (_, choice, variants, viewCount) => {
  expect(imagesOf([choice], variants, viewCount)).toEqual([null]);
});

test('a colour without a variant shows the first image', () => {
  expect(imagesOf([COLOUR], [variantOf([0], 1)], 2)).toEqual([[1, 0]]);
});
