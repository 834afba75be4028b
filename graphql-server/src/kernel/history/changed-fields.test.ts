import { ObjectId } from 'mongodb';
import { expect, test } from 'vitest';
import { changedFields } from './changed-fields.ts';

const ID = '0123456789abcdef01234567';
const image = (hash: string, more = {}) => ({ hash, width: 4, height: 3, ...more });

test.each([
  ['a text', { title: 'A' }, { title: 'B' }, { before: { title: 'A' }, after: { title: 'B' } }],
  ['what was not there', {}, { brand: 'Mela' }, { before: {}, after: { brand: 'Mela' } }],
  ['what is gone', { stock: 0 }, { stock: undefined }, { before: { stock: 0 }, after: {} }],
  ['null', { badge: 'HOT' }, { badge: null }, { before: { badge: 'HOT' }, after: { badge: null } }],
  [
    'the order of images',
    { images: [image('a'), image('b')] },
    { images: [image('b'), image('a')] },
    { before: { images: [image('a'), image('b')] }, after: { images: [image('b'), image('a')] } },
  ],
  [
    'what an image shows',
    { images: [image('a')] },
    { images: [image('a', { alt: 'A shawl' })] },
    { before: { images: [image('a')] }, after: { images: [image('a', { alt: 'A shawl' })] } },
  ],
])('%s is different, and nothing else', (_, before, after, changed) => {
  const others = { categoryId: new ObjectId(ID), showFrom: new Date(5), tags: ['x'], isNew: false };
  const same = { categoryId: new ObjectId(ID), showFrom: new Date(5), tags: ['x'], isNew: false };
  expect(changedFields({ ...others, ...before }, { ...same, ...after })).toEqual(changed);
});

test('two equal values have no differences', () => {
  expect(changedFields({ id: new ObjectId(ID), a: undefined }, { id: new ObjectId(ID) })).toBeNull();
});

test('ids, dates and lists are compared by content', () => {
  const before = { categoryId: new ObjectId(ID), showFrom: new Date(5), tags: ['x'] };
  const after = { categoryId: new ObjectId(), showFrom: new Date(6), tags: ['x', 'y'] };
  expect(changedFields(before, after)).toEqual({ before, after });
});
