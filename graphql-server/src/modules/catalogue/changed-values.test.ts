import { ObjectId } from 'mongodb';
import { expect, test } from 'vitest';
import type { HistoryEntry } from '../../kernel/history/entry.ts';
import { describeFields, VARIES } from '../../kernel/history/field-values.ts';
import { categoryKinds, NO_VALUES, productKinds } from './changed-values.ts';

const ID = '0123456789abcdef01234567';
const NAMES = new Map([[ID, { name: 'Shawls', isDeleted: false }]]);
const KINDS = { ...productKinds(NAMES, 'INR'), ...categoryKinds(NAMES) };
const ENTRY = { action: 'CHANGED' } as HistoryEntry;
const GONE = new ObjectId();

test.each([
  ['title', 'Shawl', { text: 'Shawl' }],
  ['regularPrice', 14999950, { price: 149999.5 }],
  ['categoryId', new ObjectId(ID), { category: { id: ID, name: 'Shawls', isDeleted: false } }],
  ['parentId', GONE, { category: { id: GONE.toHexString(), name: null, isDeleted: true } }],
  ['badge', 'TOP_SELL', { badge: 'TOP_SELL' }],
  ['isNew', false, { isOn: false }],
  ['stock', 0, { number: 0 }],
  ['sellingPrice', VARIES, { varies: true }],
  ['status', 'DRAFT', { status: 'DRAFT' }],
  ['tags', ['wool', 'warm'], { texts: ['wool', 'warm'] }],
  ['attributes', [{ name: 'Weight', value: '200 g' }], { lists: [{ name: 'Weight', values: ['200 g'] }] }],
  ['images', [{ hash: 'a', width: 1, height: 1, alt: 'Front' }], { images: [{ id: 'a', ownAlt: 'Front' }] }],
  ['place', { position: 5, behind: 'Sarees' }, { place: { behind: 'Sarees' } }],
  ['place', { position: 5, behind: null }, { place: { behind: null } }],
])('%s, stored as %j, is answered as %j', (field, value, answered) => {
  const [change] = describeFields({ ...ENTRY, after: { [field]: value } }, KINDS, {});
  expect(change).toMatchObject({ before: null, after: answered });
});

test.each([
  ['badge', undefined],
  ['status', { status: 'ACTIVE' }],
])('no %s is answered as %j', (field, answered) => {
  const [change] = describeFields(
    { ...ENTRY, before: { [field]: null }, after: { [field]: 'HOT' } },
    KINDS,
    NO_VALUES,
  );
  expect(change?.before ?? undefined).toEqual(answered);
});
