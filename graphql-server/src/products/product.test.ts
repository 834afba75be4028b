import { ObjectId } from 'mongodb';
import { describe, expect, test } from 'vitest';
import { discountPercentage, listedFields, type ProductFields } from './product.ts';

function product(changed: Partial<ProductFields>): ProductFields {
  return {
    title: 'Summer Dress',
    description: 'Light and blue.',
    categoryId: new ObjectId('0123456789abcdef01234567'),
    regularPrice: 200,
    sellingPrice: 100,
    badge: null,
    isFeatured: false,
    isPopular: true,
    isNew: false,
    ...changed,
  };
}

describe('discountPercentage', () => {
  test.each([
    [20_000, 12_000, 40],
    [3_000, 2_000, 33.33],
    [3_000, 1_000, 66.67],
    [20_000, 19_799, 1.01],
    [40_000, 39_998, 0.01],
    [199_990, 149_950, 25.02],
    [100, 0, 100],
    [100_000_000_000, 99_999_999_999, 0],
    [100_000_000_000, 1, 100],
    [100, 100, 0],
    [0, 0, 0],
  ])('of %i paise that are sold for %i is %f', (regularPrice, sellingPrice, percent) => {
    expect(discountPercentage(product({ regularPrice, sellingPrice }))).toBe(percent);
  });
});

describe('listedFields', () => {
  test('are the beginnings of the title, the words of the description, the category and every flag', () => {
    const fields = product({ title: 'Été 7', description: 'Blue, light blue' });
    expect(listedFields(fields).titleKey).toBe('ete 7');
    expect(listedFields(fields).facets).toEqual([
      '*',
      'category:0123456789abcdef01234567',
      'featured:0',
      'popular:1',
      'new:0',
      'word:e',
      'word:et',
      'word:ete',
      'word:7',
      'word:blue',
      'word:light',
    ]);
  });
});
