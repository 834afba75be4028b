import { expect, test } from 'vitest';
import { idBefore, moveBehind, namesake, searchTree, treeOf } from './category-tree.ts';

const category = (id: string, parentId?: string) => ({
  ...{ id, name: id, version: 1 },
  parent: parentId === undefined ? null : { id: parentId },
});

const LIST = [
  category('women'),
  category('coats', 'women'),
  category('men'),
  category('dresses', 'women'),
  category('lost', 'deleted'),
];

test('each category is followed by its subcategories, and one without an existing parent is at the top', () => {
  const rows = treeOf(LIST).map(({ category: { id }, depth, index, siblings }) => [
    id,
    depth,
    `${index + 1}/${siblings.length}`,
  ]);
  expect(rows).toEqual([
    ['women', 0, '1/3'],
    ['coats', 1, '1/2'],
    ['dresses', 1, '2/2'],
    ['men', 0, '2/3'],
    ['lost', 0, '3/3'],
  ]);
});

test.each([
  ['men', 0, ['men', 'women', 'lost']],
  ['men', 2, ['women', 'lost', 'men']],
  ['women', 1, ['men', 'women', 'lost']],
  ['lost', 1, ['women', 'lost', 'men']],
])('%s at place %i makes the order %j', (id, to, order) => {
  const row = treeOf(LIST).find((one) => one.category.id === id);
  if (!row) throw new Error('No such row');
  const moved = moveBehind(LIST, row.category as (typeof LIST)[number], idBefore(row, to));
  const top = treeOf(moved).filter(({ depth }) => depth === 0);
  expect(top.map(({ category }) => category.id)).toEqual(order);
});

test('categories that contain each other are at the top, with their subcategories below', () => {
  const rows = treeOf([category('a', 'b'), category('b', 'a'), category('c', 'b'), category('d', 'd')]);
  expect(rows.map(({ category: { id }, depth }) => [id, depth])).toEqual([
    ['a', 0],
    ['b', 0],
    ['c', 1],
    ['d', 0],
  ]);
});

test.each([
  ['COAT', ['women', 'coats']],
  ['e', ['women', 'dresses', 'men']],
  ['t', ['women', 'coats', 'lost']],
  ['x', []],
])('a search for "%s" keeps what matches and what that lies in: %j', (text, ids) => {
  expect(searchTree(treeOf(LIST), text).map(({ category }) => category.id)).toEqual(ids);
});

test.each([
  [' Women ', '', 'women'],
  ['coats', 'women', 'coats'],
  ['coats', '', undefined],
  ['LOST', '', 'lost'],
  ['CAFE\u0301', '', 'café'],
])('"%s" in "%s" has the name of %s', (name, parentId, id) => {
  expect(namesake(treeOf([...LIST, category('café')]), name, parentId)?.id).toBe(id);
});
