import { COLUMNS, type Column } from '@mela/rules/import-columns.ts';
import { expect, test } from 'vitest';
import { cellChanges as changesBetween } from './product-cells.ts';

const ROW = Object.fromEntries(COLUMNS.map((column) => [column, ''])) as Record<Column, string>;

const cellChanges = (before: typeof ROW, after: typeof ROW) => changesBetween(before, after, { fields: [] });

test('only differing fields are named, and no computed ones', () => {
  const after = { ...ROW, title: 'Sari', discount_percentage: '5', version: '2' };
  expect(cellChanges(ROW, after)).toEqual([{ column: 'title', from: '', to: 'Sari' }]);
});

test('another category is shown by its name', () => {
  const before = { ...ROW, category_id: '1', category: 'Bags' };
  const after = { ...ROW, category_id: '2', category: 'Hats' };
  expect(cellChanges(before, after)).toEqual([{ column: 'category', from: 'Bags', to: 'Hats' }]);
});

test.each([
  ['a', 'a b', '1 image', '2 images'],
  ['a b', 'b a', '2 images', '2 images, different or in another order'],
])('of the pictures %j and %j the numbers are named', (images, others, from, to) => {
  const changes = cellChanges({ ...ROW, images }, { ...ROW, images: others });
  expect(changes).toEqual([{ column: 'images', from, to }]);
});

test('a long text is cut to the place where it differs', () => {
  const long = 'x'.repeat(1000);
  const [change] = cellChanges({ ...ROW, description: `${long}old` }, { ...ROW, description: `${long}new` });
  expect(change).toEqual({
    column: 'description',
    from: `…${'x'.repeat(20)}old`,
    to: `…${'x'.repeat(20)}new`,
  });
});

test('an ellipsis marks the cut', () => {
  const [change] = cellChanges(ROW, { ...ROW, description: 'y'.repeat(500) });
  expect(change?.to).toBe(`${'y'.repeat(120)}…`);
});
