import { ObjectId } from 'mongodb';
import { expect, test } from 'vitest';
import type { Product } from '../../catalogue/products/product.ts';
import { toDatedProduct } from './to-catalogue.ts';

const STORED: Product = {
  _id: new ObjectId(),
  ...{ title: 'Tee', description: 'Nice.', regularPrice: 200, sellingPrice: 100, badge: null },
  ...{ isFeatured: false, isPopular: false, isNew: true, categoryId: new ObjectId(), images: [] },
  ...{ version: 1, createdAt: new Date(0), updatedAt: new Date(0) },
} as unknown as Product;

test.each(['BEST_SELL', null] as const)('the badge %s goes to the pages by its enum', (badge) => {
  expect(toDatedProduct({ ...STORED, badge }).product.badge).toBe(badge);
});

test('custom fields are part of the product, so that a change of them is released', () => {
  const customFields = { 'gift-wrap': { price: { amount: 5_000 } } };
  expect(toDatedProduct({ ...STORED, customFields }).product).toMatchObject({ customFields });
  expect(toDatedProduct(STORED).product).not.toHaveProperty('customFields');
});
