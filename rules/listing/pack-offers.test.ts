import { describe, expect, test } from 'vitest';
import type { IndexedOffer, OfferedProduct } from './offers.ts';
import { packOffers, unpackOffers } from './pack-offers.ts';

const OFFER: IndexedOffer = {
  ...{ colors: ['Red'], sizes: ['S', 'M'], options: ['Cut: slim'] },
  ...{ price: 500, isOnSale: false, isInStock: false },
};
const productOf = (offers?: IndexedOffer[], facts: Partial<OfferedProduct> = {}) =>
  ({
    ...{ colors: ['Red', 'Blue'], sizes: ['S', 'M'], options: ['Cut: slim', 'Cut: wide'] },
    ...(offers && { offers }),
    ...facts,
  }) as OfferedProduct;

/** The products after their offers were packed and unpacked. */
function unpacked(products: readonly OfferedProduct[]): OfferedProduct[] {
  const sent = products.map(({ offers: _, ...product }) => product as OfferedProduct);
  unpackOffers(sent, packOffers(products));
  return sent;
}

describe('packed offers', () => {
  test.each<[string, OfferedProduct[]]>([
    ['no product', []],
    ['a product without offers', [productOf()]],
    [
      'each state of an offer',
      [
        productOf([
          OFFER,
          { ...OFFER, isInStock: true },
          { ...OFFER, isOnSale: true },
          { ...OFFER, isInStock: true, isOnSale: true },
        ]),
      ],
    ],
    [
      'products between others without offers',
      [
        productOf(),
        productOf([OFFER, { ...OFFER, price: 900 }]),
        productOf(),
        productOf(),
        productOf([{ ...OFFER, colors: ['Blue'], options: ['Cut: wide'] }]),
        productOf(),
      ],
    ],
    [
      'a product without options',
      [productOf([{ ...OFFER, colors: [], sizes: [], options: [] }], { colors: [], sizes: [], options: [] })],
    ],
  ])('keep %s', (_, products) => {
    expect(unpacked(products)).toEqual(products);
  });

  test('are absent without any', () => {
    expect(packOffers([])).toBeUndefined();
    expect(packOffers([productOf(), productOf([])])).toBeUndefined();
  });

  test('list the places of some values, and nothing for all values', () => {
    expect(packOffers([productOf(), productOf([OFFER, { ...OFFER, colors: ['Red', 'Blue'] }])])).toEqual({
      ...{ rows: [1, 0], colors: [[0], []], sizes: [[], []], options: [[0], [0]] },
      ...{ price: [500, 500], state: [0, 0] },
    });
  });

  test('of products that the index lacks are skipped', () => {
    const packed = packOffers([productOf([OFFER]), productOf([OFFER])]);
    const products = [productOf()];
    unpackOffers(products, packed);
    expect(products).toEqual([productOf([OFFER])]);
  });
});
