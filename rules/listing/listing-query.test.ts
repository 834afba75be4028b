import { expect, test } from 'vitest';
import { addressOf, isFiltered, readQuery, withoutFilters, writeQuery } from './listing-query.ts';

const read = (address: string) => readQuery(new URLSearchParams(address));

test.each([
  '',
  '?sort=price-asc',
  '?sort=newest&show=all&page=3',
  '?q=silk+scarf&max=2000&color=Red&color=Blue&size=M&condition=Used',
  '?min=499.5&max=10000',
  // These are prices in dinars, and in yen.
  '?min=1.125&max=100000000000',
])('"%s" is read and written alike', (address) => {
  expect(writeQuery(read(address))).toBe(address);
});

test.each([
  ['?sort=upwards&show=7', ''],
  ['?page=0&min=-1&max=cheap', ''],
  ['?page=2.9', '?page=2'],
  ['?q=++&utm_source=letter', ''],
  ['?q=%3Cb%3E', '?q=%3Cb%3E'],
])('of "%s" only what listings know is left: "%s"', (address, known) => {
  expect(writeQuery(read(address))).toBe(known);
});

test.each([
  ['?sort=price-asc&show=100&page=2', false],
  ['?q=scarf', true],
  ['?min=1', true],
  ['?max=500', true],
  ['?size=M', true],
])('"%s" leaves products out: %s', (address, leavesOut) => {
  expect(isFiltered(read(address))).toBe(leavesOut);
});

test('without filters a query keeps its search, sort order and page size, and starts at the first page', () => {
  const query = read('?q=scarf&sort=rating&show=100&max=900&color=Red&page=2');
  expect(writeQuery(withoutFilters(query))).toBe('?q=scarf&sort=rating&show=100');
});

test.each([
  ['', '/shop'],
  ['?page=2', '/shop/2'],
  ['?sort=rating', '/shop?sort=rating'],
  ['?sort=rating&page=2', '/shop?sort=rating&page=2'],
])('"%s" is answered at %s', (query, address) => {
  expect(addressOf('/shop', read(query))).toBe(address);
});
