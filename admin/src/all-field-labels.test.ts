import { expect, test } from 'vitest';
import { fieldLabel } from './all-field-labels.ts';

test.each([
  ['SELLING_PRICE', 'Selling price'],
  ['IS_NEW', 'New'],
  ['selling_price', 'Selling price'],
  ['is_featured', 'Featured'],
  ['sku', 'SKU'],
  ['category', 'Category'],
  ['image_alts', 'Image alts'],
])('the field %s is called %s', (name, label) => {
  expect(fieldLabel(name)).toBe(label);
});
