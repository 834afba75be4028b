import { expect, test } from 'vitest';
import { findByVariantId, idsOfVariants, ownVariantId, variantKey } from './variant-ids.ts';

const PRODUCT = '6926f00ba1b2c3d4e5f60718';
const OWN = '2926f00ba1b2c3d4e5f60718';

test.each([
  [PRODUCT, OWN],
  ['0000000000000000000000ff', '4000000000000000000000ff'],
  ['ffffffffffffffffffffffff', 'bfffffffffffffffffffffff'],
])('the own variant of %s is %s, and back', (id, own) => {
  expect(ownVariantId(id)).toBe(own);
  expect(ownVariantId(own)).toBe(id);
});

test('finds a variant by its id and by its former one', () => {
  const known = new Map([[OWN, 'Red']]);
  expect(findByVariantId(OWN, (id) => known.get(id))).toBe('Red');
  expect(findByVariantId(PRODUCT, (id) => known.get(id))).toBe('Red');
  expect(findByVariantId('0'.repeat(24), (id) => known.get(id))).toBeUndefined();
});

test('both ids of a variant have one key', () => {
  expect(variantKey(OWN)).toBe(variantKey(PRODUCT));
  expect(idsOfVariants([OWN, PRODUCT]).sort()).toEqual([OWN, PRODUCT]);
});

test('the key of a variant is one of its ids, and no key of another', () => {
  const others = ['6926f00ba1b2c3d4e5f60719', 'ffffffffffffffffffffffff', '0'.repeat(24)];
  const keys = [PRODUCT, ...others].map(variantKey);
  expect(new Set(keys).size).toBe(4);
  for (const [index, id] of [PRODUCT, ...others].entries())
    expect([id, ownVariantId(id)]).toContain(keys[index]);
});

test('both ids of each variant are listed once', () => {
  expect(idsOfVariants([])).toEqual([]);
  expect(idsOfVariants([PRODUCT])).toEqual([PRODUCT, OWN]);
});
