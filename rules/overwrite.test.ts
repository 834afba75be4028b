import { expect, test } from 'vitest';
import { COLUMNS } from './import-columns.ts';
import {
  DEFAULT_OVERWRITE,
  isOverwritten,
  OVERWRITE_GROUPS,
  OVERWRITES,
  type Overwrite,
  overwriteGroupOf,
} from './overwrite.ts';

test.each<[string, boolean, Overwrite[], boolean]>([
  ['of a chosen group', false, ['stock', 'prices'], true],
  ['of another group', false, ['stock'], false],
  ['of no group', false, [], false],
  ['that was edited here', true, ['prices'], false],
  ['that was edited here, with edits', true, ['edits', 'prices'], true],
  ['of another group that was edited here, with edits', true, ['edits', 'stock'], false],
  ['with edits alone', false, ['edits'], false],
])('a different price %s is overwritten or not', (_, isEdited, overwrite, isReplaced) => {
  expect(isOverwritten({ group: 'prices', isEdited }, overwrite)).toBe(isReplaced);
});

test('edits, texts and variants are overwritten only if the operator chooses them', () => {
  expect(OVERWRITES).toEqual([...OVERWRITE_GROUPS, 'edits']);
  expect(DEFAULT_OVERWRITE).toEqual(['prices', 'stock', 'images']);
});

test('each group has columns, and other columns are details', () => {
  const columns = Object.groupBy(COLUMNS, overwriteGroupOf);
  expect(Object.keys(columns).toSorted()).toEqual([...OVERWRITE_GROUPS].toSorted());
  expect(columns).toMatchObject({
    prices: ['regular_price', 'selling_price', 'variant_price', 'variant_compare_at_price'],
    stock: ['stock', 'variant_stock'],
    texts: ['title', 'description', 'seo_title', 'seo_description'],
    images: ['images', 'image_alts', 'variant_image'],
    status: ['status'],
    categories: ['category', 'category_id'],
    variants: ['options', 'variant_id', 'option1_value', 'option2_value', 'option3_value'],
  });
  expect(overwriteGroupOf('field:care')).toBe('details');
});
