import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Session, setSession } from '../../../session/session-state.ts';
import { ALL_PRODUCTS, searchOf } from '../product-view.ts';
import { listed, listRequest, openProducts, products, titles } from '../testing/open-products.tsx';
import { productOf } from '../testing/sample-responses.ts';

const BAG = productOf('1', {
  title: 'Bag',
  category: { id: 'c1', name: 'Accessories' },
  regularPrice: 118_000,
  sellingPrice: 109_000.5,
});
const SHAWL = productOf('2', { title: 'Shawl', regularPrice: 2299, sellingPrice: 1499 });
const LOST = new TypeError('Failed to fetch');

const textOf = ({ textContent }: Element) => textContent?.replaceAll(/\s+/g, ' ').trim();

function search(text: string) {
  fireEvent.change(screen.getByLabelText('Search products'), { target: { value: text } });
}

test('the table has the specified columns, SKU and stock, and numbers its rows', async () => {
  await openProducts('/allproducts', listed({}, [SHAWL, BAG]));
  const [head, ...rows] = screen.getAllByRole('row');
  expect(
    within(head as HTMLElement)
      .getAllByRole('columnheader')
      .map(textOf),
  ).toEqual(['Sr. No.', 'Image', 'Name', 'SKU', 'Category', 'Price', 'Stock', 'Status', 'Action']);
  expect(rows.map((row) => within(row).getAllByRole('cell').map(textOf))).toEqual([
    ['1', '', 'Shawl', '', 'Uncategorised', '₹1,499 instead of ₹2,299', '', 'Active', ''],
    ['2', '', 'Bag', '', 'Accessories', '₹1,09,000.50 instead of ₹1,18,000', '', 'Active', ''],
  ]);
  expect(rows[0]?.querySelector('s')?.textContent).toContain('₹2,299');
});

test('a row links to the form and the delete dialog, "Create new" to an empty form', async () => {
  await openProducts('/allproducts', listed({}, [SHAWL]));
  const target = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(target('Shawl')).toBe('/admin/products/edit/2');
  expect(target('Edit Shawl')).toBe('/admin/products/edit/2');
  expect(target('Delete Shawl')).toBe('/admin/products/delete/2');
  expect(target('Create new')).toBe('/admin/addproduct');
});

test('an icon replaces a missing image', async () => {
  await openProducts('/allproducts', listed({}, [SHAWL]));
  const image = products().querySelector('.thumbnail img');
  expect(image?.getAttribute('src')).toBe('/uploads/2-320.webp');
  if (image) fireEvent.error(image);
  expect(products().querySelector('.thumbnail img')).toBeNull();
  expect(products().querySelector('.thumbnail .icon')).not.toBeNull();
});

test('pages go forward and back by cursor, and the row numbers continue', async () => {
  const first = listed({}, [SHAWL], { total: 51, endCursor: 'c' });
  const second = listed({ page: 2, after: 'c' }, [BAG], { total: 51 });
  const router = await openProducts('/allproducts', first, second, first);
  expect(screen.getByText('1–1 of 51')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Previous' }).getAttribute('aria-disabled')).toBe('true');

  // A second press while the page is loading must not break the way back.
  fireEvent.click(screen.getByRole('link', { name: 'Next' }));
  fireEvent.click(screen.getByRole('link', { name: 'Next' }));
  expect(router.state.location.search).toBe('?page=2&after=c');
  await waitFor(() => expect(titles()).toEqual(['Bag']));
  expect(screen.getByText('51–51 of 51')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Next' }).getAttribute('aria-disabled')).toBe('true');

  fireEvent.click(screen.getByRole('link', { name: 'Previous' }));
  expect(router.state.location).toMatchObject({ search: '', state: { cursorHistory: [] } });
  await waitFor(() => expect(titles()).toEqual(['Shawl']));
});

test('a distant page opened by its address links to the previous page and both ends', async () => {
  await openProducts('/allproducts?page=7&after=c', listed({ page: 7, after: 'c' }, [BAG], { total: 1000 }));
  expect(screen.getByText('301–301 of 1,000')).toBeTruthy();
  const target = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(target('Previous')).toBe('/admin/allproducts?page=6');
  const pages = screen.getAllByRole('link', { name: /^Page / }).map(({ textContent }) => textContent);
  expect(pages).toEqual(['1', '2', '6', '7', '8', '19', '20']);
  expect(target('Page 1')).toBe('/admin/allproducts');
  expect(target('Page 20')).toBe('/admin/allproducts?page=20');
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('7');
});

test.each([
  ['Badge', 'HOT', { badge: 'HOT' }],
  ['Placement', 'featured', { flag: 'featured' }],
  ['Status', 'DRAFT', { status: 'DRAFT' }],
  ['Order', 'changed', { order: 'changed' }],
] as const)('%s narrows the list down, and stands in the address', async (name, value, change) => {
  const router = await openProducts('/allproducts', listed({}, [SHAWL, BAG]), listed(change, [BAG]));
  fireEvent.change(screen.getByLabelText(name), { target: { value } });
  await waitFor(() => expect(titles()).toEqual(['Bag']));
  expect(router.state.location.search).toBe(searchOf({ ...ALL_PRODUCTS, ...change }));
});

test('only a shop in India filters by legal information, unless the address does', async () => {
  setSession({ currency: 'EUR' } as Session);
  await openProducts('/allproducts', listed({}, [SHAWL, BAG]));
  expect(screen.queryByLabelText('Legal information')).toBeNull();
  act(() => setSession({ currency: 'INR' } as Session));
  expect(screen.getByLabelText('Legal information')).toBeTruthy();
  cleanup();
  setSession(null);
  const router = await openProducts('/allproducts?legal=incomplete', listed({ legal: 'incomplete' }, [BAG]));
  expect(titles()).toEqual(['Bag']);
  expect(screen.getByLabelText<HTMLSelectElement>('Legal information').value).toBe('incomplete');
  expect(router.state.location.search).toBe('?legal=incomplete');
});

test.each([
  ['Name', 'name', 'name-down'],
  ['Category', 'category', 'category-down'],
  ['Price', 'cheap', 'dear'],
  ['Status', 'status', 'status-down'],
] as const)(
  'the heading %s sorts by its column, and the other way when it is pressed again',
  async (...column) => {
    const [heading, first, second] = column;
    const up = listed({ order: first }, [BAG, SHAWL]);
    await openProducts('/allproducts', listed({}, [SHAWL]), up, listed({ order: second }, [SHAWL, BAG]));
    const press = () => fireEvent.click(screen.getByRole('button', { name: heading }));
    const sorted = () => screen.getByRole('columnheader', { name: heading }).getAttribute('aria-sort');
    expect(sorted()).toBeNull();
    press();
    await waitFor(() => expect(titles()).toEqual(['Bag', 'Shawl']));
    expect(sorted()).toBe('ascending');
    press();
    await waitFor(() => expect(titles()).toEqual(['Shawl', 'Bag']));
    expect(sorted()).toBe('descending');
  },
);

test('the chosen page size is remembered', async () => {
  const { request } = listed({}, []);
  const smaller = {
    ...listed({}, [BAG], { total: 21, endCursor: 'c' }),
    request: { ...request, variables: { ...request.variables, first: 20 } },
  };
  await openProducts('/allproducts', listed({}, [SHAWL, BAG]), smaller);
  fireEvent.change(screen.getByLabelText('Per page'), { target: { value: '20' } });
  await waitFor(() => expect(titles()).toEqual(['Bag']));
  expect(localStorage.getItem('mela.products-per-page')).toBe('20');
});

test('a page beyond the end links to the first page', async () => {
  const behind = listed({ page: 2, after: 'c' }, [], { total: 1 });
  await openProducts('/allproducts?page=2&after=c', behind, listed({}, [BAG]));
  expect(screen.getByText('This page is empty now')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'First page' }));
  await waitFor(() => expect(titles()).toEqual(['Bag']));
});

test('a search runs once typing pauses, and replaces the previous search in the history', async () => {
  const view = { page: 2, after: 'c' };
  const router = await openProducts(
    '/allproducts',
    listed({}, [SHAWL], { total: 51, endCursor: 'c' }),
    listed(view, [SHAWL], { total: 51 }),
    listed({ text: 'bag' }, [BAG]),
    listed({}, [SHAWL], { total: 51 }),
  );
  await router.navigate('/allproducts?page=2&after=c');
  search('ba');
  search(' bag ');
  await waitFor(() => expect(titles()).toEqual(['Bag']));
  expect(router.state.location.search).toBe('?q=bag');

  await router.navigate(-1);
  await waitFor(() => expect(titles()).toEqual(['Shawl']));
  expect(screen.getByLabelText<HTMLInputElement>('Search products').value).toBe('');
});

test('Enter searches at once, and a search without results can be cleared', async () => {
  await openProducts('/allproducts', listed({}, [BAG]), listed({ text: 'x' }, []), listed({}, [BAG]));
  search('x');
  const field = screen.getByLabelText<HTMLInputElement>('Search products');
  if (field.form) fireEvent.submit(field.form);
  expect(await screen.findByText('No product matches')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Show all' }));
  await waitFor(() => expect(titles()).toEqual(['Bag']));
  expect(field.value).toBe('');
});

test('a shop without products says so, and links to the form for the first one', async () => {
  await openProducts('/allproducts', listed({}, []));
  expect(screen.getByText('No products yet')).toBeTruthy();
  expect(within(products()).getByRole('link', { name: 'Create new' })).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});

test('a product list that failed to load can be loaded again', async () => {
  await openProducts('/allproducts', { request: listRequest(), error: LOST }, listed({}, [BAG]));
  expect(screen.getByText('The server did not respond. Check your connection and try again.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(titles()).toEqual(['Bag']));
});

test('a URL with an invalid cursor shows the error, and links to the first page', async () => {
  const error = { message: 'This cursor does not belong to this list' };
  const failed = { request: listRequest({ page: 2, after: '!' }), result: { errors: [error] } };
  await openProducts('/allproducts?page=2&after=!', failed, listed({}, [BAG]));
  expect(screen.getByText(error.message)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'First page' }));
  await waitFor(() => expect(titles()).toEqual(['Bag']));
});
