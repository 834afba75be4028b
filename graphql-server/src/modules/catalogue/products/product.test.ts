import { ObjectId } from 'mongodb';
import { describe, expect, test } from 'vitest';
import { listedFields, type ProductFields } from './product.ts';

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

describe('listedFields', () => {
  test('are the beginnings of the title, the words of the description, the category, every flag and the status', () => {
    const fields = product({ title: 'Été 7', description: 'Blue, light blue' });
    expect(listedFields(fields).titleKey).toBe('ete 7');
    expect(listedFields(fields).facets).toEqual([
      '*',
      'category:0123456789abcdef01234567',
      'featured:0',
      'popular:1',
      'new:0',
      'status:ACTIVE',
      'sale:1',
      'word:e',
      'word:et',
      'word:ete',
      'word:7',
      'word:blue',
      'word:light',
    ]);
  });

  test('have brand, SKU and tags, as the title has its words, and the badge', () => {
    const { facets } = listedFields(
      product({ title: 'Sari', brand: 'Mela', sku: 'AB-1', tags: ['silk'], badge: 'HOT', status: 'DRAFT' }),
    );
    for (const found of ['word:me', 'word:ab', 'word:1', 'word:sil', 'badge:HOT', 'status:DRAFT']) {
      expect(facets).toContain(found);
    }
  });
});
