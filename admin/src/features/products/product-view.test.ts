import { expect, test } from 'vitest';
import {
  ALL_PRODUCTS as ALL,
  filterOf,
  isUnfiltered,
  type ProductView,
  readView,
  searchOf,
  variablesOf,
} from './product-view.ts';

const SECOND_PAGE = { ...ALL, page: 2, after: 'cursor' };

test.each<[search: string, view: ProductView]>([
  ['', ALL],
  ['?q=red+bags', { ...ALL, text: 'red bags' }],
  ['?category=c1&order=cheap', { ...ALL, categoryId: 'c1', order: 'cheap' }],
  ['?order=viewed', { ...ALL, order: 'viewed' }],
  ['?badge=HOT&flag=new&status=DRAFT', { ...ALL, badge: 'HOT', flag: 'new', status: 'DRAFT' }],
  ['?legal=incomplete', { ...ALL, legal: 'incomplete' }],
  ['?page=3', { ...ALL, page: 3 }],
  ['?page=2&after=cursor', SECOND_PAGE],
  ['?q=%26%3D%3F&page=7&after=x', { ...ALL, text: '&=?', page: 7, after: 'x' }],
])('the address "%s" is read and written alike', (search, view) => {
  expect(readView(search)).toEqual(view);
  expect(searchOf(view)).toBe(search);
});

test.each<[what: string, search: string, view: ProductView]>([
  ['an order that does not exist', '?order=toString', ALL],
  ['a badge that does not exist', '?badge=toString&flag=x&status=y', ALL],
  ['a cursor without its page', '?after=cursor', SECOND_PAGE],
  ['a page that is no number', '?page=x&after=cursor', SECOND_PAGE],
  ['a page before the first', '?page=-4&after=cursor', SECOND_PAGE],
])('%s is read as what it can mean', (_, search, view) => {
  expect(readView(search)).toEqual(view);
});

test.each([
  ['Latest added', 'latest', { field: 'CREATED_AT', direction: 'DESC' }, {}],
  ['Cheap first', 'cheap', { field: 'SELLING_PRICE', direction: 'ASC' }, {}],
  ['Most viewed', 'viewed', { field: 'CREATED_AT', direction: 'DESC' }, { isPopular: true }],
] as const)('"%s" asks for its order and products', (_, order, orderBy, filter) => {
  expect(variablesOf({ ...ALL, order }, 50)).toEqual({ first: 50, offset: 0, orderBy, filter });
});

test('a search and a category filter apply in any sort order', () => {
  const view = { ...ALL, text: 'bag', categoryId: 'c1', order: 'viewed' } as const;
  expect(filterOf(view)).toEqual({ text: 'bag', categoryId: 'c1', isPopular: true });
  expect(isUnfiltered(view)).toBe(false);
  expect(isUnfiltered(SECOND_PAGE)).toBe(true);
});

test('a badge, a flag and a status filter further', () => {
  const view = { ...ALL, badge: 'HOT', flag: 'featured', status: 'DRAFT' } as const;
  expect(filterOf(view)).toEqual({ badge: 'HOT', isFeatured: true, shownStatus: 'DRAFT' });
});

test('products with complete or incomplete legal information are found', () => {
  expect(filterOf({ ...ALL, legal: 'incomplete' })).toEqual({ lacksLegalInformation: true });
  expect(filterOf({ ...ALL, legal: 'complete' })).toEqual({ lacksLegalInformation: false });
});

test('a page without a cursor is found by its number', () => {
  expect(variablesOf({ ...ALL, page: 3 }, 50)).toMatchObject({ first: 50, offset: 100 });
  expect(variablesOf({ ...ALL, page: 3, after: 'c' }, 50)).toMatchObject({ offset: 0 });
});
