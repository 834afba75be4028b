import { describe, expect, it } from 'vitest';
import { type ActivationFacts, activationFaults, newActivationFaults } from './activation.ts';

const READY: ActivationFacts = { images: { length: 1 }, regularPrice: 200, sellingPrice: 100 };
const BARE: ActivationFacts = { ...READY, images: [] };
const FREE: ActivationFacts = { ...READY, regularPrice: 0, sellingPrice: 0 };

describe('a product', () => {
  it.for<[string, Partial<ActivationFacts>, string[]]>([
    ['with an image and a price', {}, []],
    ['without an image', { images: [] }, ['NO_IMAGE']],
    ['without a price', { regularPrice: 0, sellingPrice: 0 }, ['NO_PRICE']],
    ['without a price and not on sale', { regularPrice: null, sellingPrice: 0 }, ['NO_PRICE']],
    ['reduced to nothing', { sellingPrice: 0 }, []],
    ['without both', { images: [], regularPrice: 0, sellingPrice: 0 }, ['NO_IMAGE', 'NO_PRICE']],
    ['whose price cannot be read', { sellingPrice: null }, []],
    ['with a variant for nothing', { variants: [{ price: 0, compareAtPrice: 0 }, {}] }, ['NO_PRICE']],
    ['with a variant reduced to nothing', { variants: [{ price: 0, compareAtPrice: 5 }] }, []],
    [
      'with a variant for nothing that is not for sale',
      { variants: [{ price: 0, compareAtPrice: 0, isSold: false }, {}] },
      [],
    ],
    ['whose variants all have prices', { regularPrice: 0, sellingPrice: 0, variants: [{ price: 5 }] }, []],
  ])('%s', ([, facts, faults]) => {
    expect(activationFaults({ ...READY, ...facts })).toEqual(faults);
  });
});

describe('a change', () => {
  it('keeps all errors of a draft', () => {
    expect(newActivationFaults(null, { ...BARE, status: 'DRAFT' })).toEqual([]);
  });

  it.for(['ACTIVE', 'HIDDEN', undefined] as const)(
    'does not let an incomplete product become %s',
    (status) => {
      expect(newActivationFaults(null, { ...BARE, status })).toEqual(['NO_IMAGE']);
      expect(newActivationFaults({ ...BARE, status: 'DRAFT' }, { ...FREE, status })).toEqual(['NO_PRICE']);
    },
  );

  it('lets a product with an old error stay what it is, and get no other error', () => {
    expect(newActivationFaults(BARE, BARE)).toEqual([]);
    expect(newActivationFaults(BARE, { ...BARE, ...FREE, images: [] })).toEqual(['NO_PRICE']);
    expect(newActivationFaults({ ...BARE, status: 'HIDDEN' }, BARE)).toEqual(['NO_IMAGE']);
  });

  it('does not remove the last image of an active product', () => {
    expect(newActivationFaults(READY, BARE)).toEqual(['NO_IMAGE']);
  });
});
