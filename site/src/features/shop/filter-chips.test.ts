import { readQuery, writeQuery } from '@mela/rules/listing/listing-query.ts';
import { expect, test } from 'vitest';
import { filterChips } from './filter-chips.ts';

const read = (address: string) => readQuery(new URLSearchParams(address));
const labelsOf = (address: string, hasSearchField = false) =>
  filterChips(read(address), hasSearchField, 'INR').map(({ label }) => label);

test.each([
  ['?sort=rating&page=2', []],
  ['?color=Red&size=M&condition=Used', ['Red', 'Size M', 'Used']],
  ['?min=500', ['From ₹500']],
  ['?max=0', ['Up to ₹0']],
  ['?max=109000', ['Up to ₹1,09,000']],
  ['?min=500&max=900&q=scarf', ['“scarf”', '₹500 – ₹900']],
])('the chips of "%s" are %s', (address, labels) => {
  expect(labelsOf(address)).toEqual(labels);
});

test('a search that has its own field has no chip', () => {
  expect(labelsOf('?q=scarf', true)).toEqual([]);
});

test('each chip removes its own filter, and returns to the first page', () => {
  const chips = filterChips(read('?sort=rating&color=Red&color=Blue&max=900&page=2'), false, 'INR');
  expect(chips.map(({ without }) => writeQuery(without))).toEqual([
    '?sort=rating&color=Red&color=Blue',
    '?sort=rating&max=900&color=Blue',
    '?sort=rating&max=900&color=Red',
  ]);
});
