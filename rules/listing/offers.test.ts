import { expect, test } from 'vitest';
import { combinationsOf } from '../variants.ts';
import { joinVariants, offersOf, type VariantBlock } from './offers.ts';

const COLOURS = { name: 'Colour', values: ['Red', 'Blue'] };
const SIZES = { name: 'Size', values: ['S', 'M', 'L'] };

function variant(values: readonly string[], facts: Partial<VariantBlock> = {}): VariantBlock {
  return {
    values: values.map((value) => [value]),
    price: 500,
    isOnSale: false,
    isInStock: true,
    ...facts,
  };
}

test('a product without offers has one offer with all its values, its price and its availability', () => {
  const shirt = { colors: ['Red'], sizes: ['S', 'M'], price: 500, oldPrice: null, variantId: null };
  const offer = {
    colors: ['Red'],
    sizes: ['S', 'M'],
    options: [],
    price: 500,
    isOnSale: false,
    isInStock: false,
  };
  expect(offersOf(shirt)).toEqual([offer]);
  expect(offersOf({ ...shirt, options: ['Cut: slim'] })).toEqual([{ ...offer, options: ['Cut: slim'] }]);
  expect(offersOf({ ...shirt, oldPrice: 700, variantId: 'v1' })).toEqual([
    { ...offer, isOnSale: true, isInStock: true },
  ]);
});

test('a product with offers has these, even none', () => {
  const offers = [{ colors: ['Blue'], sizes: [], options: [], price: 900, isOnSale: false, isInStock: true }];
  const shirt = { colors: ['Red'], sizes: ['S'], price: 500, oldPrice: 700, variantId: 'v1' };
  expect(offersOf({ ...shirt, offers })).toEqual(offers);
  expect(offersOf({ ...shirt, offers: [] })).toEqual([]);
});

const all = combinationsOf([COLOURS, SIZES]);

test('variants that differ only in their values are one block', () => {
  expect(joinVariants(all.map((values) => variant(values)))).toEqual([
    { ...variant([]), values: [COLOURS.values, SIZES.values] },
  ]);
});

test('variants that differ in price or stock, or lack a combination, are several blocks', () => {
  const soldOut = joinVariants(
    all.map((values) => variant(values, { isInStock: values.join() !== 'Red,M' })),
  );
  expect(soldOut.map(({ values, isInStock }) => [values, isInStock])).toEqual([
    [[['Red'], ['S', 'L']], true],
    [[['Red'], ['M']], false],
    [[['Blue'], SIZES.values], true],
  ]);
  const lacking = all.filter((values) => values.join() !== 'Blue,L');
  expect(joinVariants(lacking.map((values) => variant(values))).map(({ values }) => values)).toEqual([
    [['Red'], SIZES.values],
    [['Blue'], ['S', 'M']],
  ]);
});

test('a product without options is one block, and an unsellable one none', () => {
  expect(joinVariants([variant([])])).toEqual([variant([])]);
  expect(joinVariants([])).toEqual([]);
});

test('blocks contain the same variants they were made from', () => {
  let seed = 7;
  const random = () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  for (let round = 0; round < 200; round += 1) {
    const variants = all
      .filter(() => random() < 0.8)
      .map((values) =>
        variant(values, {
          price: random() < 0.7 ? 500 : 900,
          isInStock: random() < 0.7,
          isOnSale: random() < 0.2,
        }),
      );
    const again = joinVariants(variants).flatMap(({ values: [colours = [], sizes = []], ...facts }) =>
      colours.flatMap((colour) => sizes.map((size) => variant([colour, size], facts))),
    );
    const inOrder = (some: VariantBlock[]) => some.map((one) => JSON.stringify(one)).toSorted();
    expect(inOrder(again)).toEqual(inOrder(variants));
  }
});
