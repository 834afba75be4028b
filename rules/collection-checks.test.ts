import { expect, test } from 'vitest';
import { type CollectionDraft, checkCollection, readConditions } from './collection-checks.ts';
import { textsOf } from './messages.ts';

type Conditions = CollectionDraft['conditions'];

const SALE = { kind: 'ON_SALE' } as const;
const first = (fault: string) => ({ 'conditions.0.value': fault });

test.each<[Conditions, Record<string, string>]>([
  [[SALE], {}],
  [[], { conditions: 'Add at least one condition' }],
  [Array.from({ length: 20 }, () => SALE), {}],
  [Array.from({ length: 21 }, () => SALE), { conditions: 'A collection can have at most 20 conditions' }],
  [[{ kind: 'TAG', value: 'Diwali' }], {}],
  [[{ kind: 'TAG' }], first('Tag is required')],
  [[{ kind: 'BRAND', value: ' ' }], first('Brand is required')],
  [[{ kind: 'BRAND', value: 'x'.repeat(101) }], first('Brand must be at most 100 characters')],
  [[{ kind: 'CATEGORY', value: 'a'.repeat(24) }], {}],
  [[{ kind: 'CATEGORY', value: 'lamps' }], first('Choose a category')],
  [[{ kind: 'BADGE', value: 'HOT' }], {}],
  [[{ kind: 'BADGE', value: 'hot' }], first('Choose a badge')],
  [[{ kind: 'PRICE_BELOW', value: '1' }], {}],
  [[{ kind: 'PRICE_BELOW', value: '0' }], first('Price must be more than 0')],
  [[{ kind: 'PRICE_ABOVE', value: '1.5' }], first('Price must be more than 0')],
  [[{ kind: 'ADDED_WITHIN', value: '30' }], {}],
  [[{ kind: 'ADDED_WITHIN', value: '0' }], first('Days must be a whole number from 1 to 3650')],
  [[{ kind: 'ADDED_WITHIN', value: '3651' }], first('Days must be a whole number from 1 to 3650')],
  [
    [SALE, { kind: 'TAG' }, { kind: 'BRAND' }],
    { 'conditions.1.value': 'Tag is required', 'conditions.2.value': 'Brand is required' },
  ],
])('the conditions %j have the faults %j', (conditions, faults) => {
  expect(textsOf(checkCollection({ name: 'Sale', conditions }))).toEqual(faults);
});

test('a collection has the rules of a category’s texts', () => {
  expect(textsOf(checkCollection({ name: ' ', handle: 'A', conditions: [SALE] }))).toMatchObject({
    name: 'Name is required',
    handle: expect.stringContaining('Handle must be'),
  });
});

test('values are cleaned, and dropped where none is needed', () => {
  expect(
    readConditions([
      { kind: 'TAG', value: ' Diwali ' },
      { kind: 'IN_STOCK', value: 'x' },
    ]),
  ).toEqual([
    { kind: 'TAG', value: 'Diwali' },
    { kind: 'IN_STOCK', value: '' },
  ]);
});
