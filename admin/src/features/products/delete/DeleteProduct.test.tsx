import type { MockLink } from '@apollo/client/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { toast } from 'react-hot-toast/headless';
import { afterEach, expect, test, vi } from 'vitest';
import { DeleteProductDocument, ProductToDeleteDocument } from '../../../graphql.generated.ts';
import { setSession } from '../../../session/session-state.ts';
import { listed, openProducts, products, titles } from '../testing/open-products.tsx';
import { productOf } from '../testing/sample-responses.ts';
import { showProducts } from './pending-deletions.ts';

const OPERATOR = {
  id: 'one',
  name: 'Meera',
  email: 'meera@mela.example',
  role: 'OWNER',
  hasSecondFactor: false,
} as const;
const BAG = productOf('1', { title: 'Bag' });
const SHAWL = productOf('2', { title: 'Shawl' });
const STOLE = productOf('2', {
  title: 'Stole',
  sellingPrice: 99.5,
  isNew: true,
  badge: 'BEST_SELL',
  version: 2,
});
/**
 * The product's name, which is isolated by `bdi`, so that direction marks in a name do not affect the
 * surrounding text.
 */
const NAME = { selector: 'p > bdi' };
const LOST = new TypeError('Failed to fetch');

const list = () => listed({}, [SHAWL, BAG]);
const deletion = (version = 1) => ({ query: DeleteProductDocument, variables: { id: '2', version } });
const deleted = (version?: number) => ({
  request: deletion(version),
  result: { data: { deleteProduct: { __typename: 'Product', id: '2' } } },
});
const failed = (code: string) => ({
  request: deletion(),
  result: { errors: [{ message: 'Refused', extensions: { code } }] },
});
const answered = (product: typeof SHAWL | null) => ({
  request: { query: ProductToDeleteDocument, variables: { id: '2' } },
  result: { data: { product } },
});

const dialog = () => within(screen.getByRole('dialog', { name: 'Confirm Delete' }));
const press = (name: string) => fireEvent.click(dialog().getByRole('button', { name }));
/** Leaves the page, which carries out the deletion, like the end of the time for Undo. */
const finish = () => act(() => void dispatchEvent(new Event('pagehide')));
/** Deletes permanently. */
const confirm = () => {
  press('Delete');
  finish();
};

afterEach(() => {
  finish();
  act(() => {
    toast.removeAll();
    // The products are still shown if a response arrives after this.
    showProducts([SHAWL, BAG]);
  });
});

async function openDialog(...mocks: MockLink.MockedResponse[]) {
  const router = await openProducts('/allproducts', list(), ...mocks);
  const link = screen.getByRole('link', { name: 'Delete Shawl' });
  link.focus();
  fireEvent.click(link);
  await screen.findByRole('dialog');
  return router;
}

test('the dialog has its own URL, and keeps the list behind it unchanged', async () => {
  const router = await openDialog();
  expect(router.state.location.pathname).toBe('/admin/products/delete/2');
  expect(dialog().getByText('Shawl', NAME)).toBeTruthy();
  // The list has only one mocked response, so a second query would show an error.
  expect(titles()).toEqual(['Shawl', 'Bag']);
  press('Cancel');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(router.state.location.pathname).toBe('/admin/allproducts');
  expect(titles()).toEqual(['Shawl', 'Bag']);
});

test('a deleted product disappears at once, the list gets the focus, and the count is right', async () => {
  await openDialog({ ...deleted(), delay: 400 });
  confirm();
  await waitFor(() => expect(titles()).toEqual(['Bag']));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(products());
  expect(within(products()).getByText('1–1 of 1')).toBeTruthy();
});

test('the dialog of a deleted product says so, and asks again after the product is restored', async () => {
  const router = await openDialog(deleted(), listed({ text: 'x' }, [SHAWL]));
  confirm();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await router.navigate(1);
  // The product has no mocked response, so a query would show another error.
  expect(await screen.findByText(/Product not found/)).toBeTruthy();
  await router.navigate('/allproducts?q=x');
  fireEvent.click(await screen.findByRole('link', { name: 'Delete Shawl' }));
  expect(await screen.findByText('Shawl', NAME)).toBeTruthy();
});

test('Undo restores a deleted product, and nothing is sent', async () => {
  await openDialog();
  press('Delete');
  await waitFor(() => expect(titles()).toEqual(['Bag']));
  expect(within(products()).getByText('1–1 of 1')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(titles()).toEqual(['Shawl', 'Bag']);
  // The deletion has no mocked response, so a request would show an error.
  finish();
  expect(screen.queryByText('Failed to delete product')).toBeNull();
  expect(titles()).toEqual(['Shawl', 'Bag']);
});

test('a product that could not be deleted reappears', async () => {
  await openDialog({ request: deletion(), error: LOST, delay: 200 });
  confirm();
  await waitFor(() => expect(titles()).toEqual(['Bag']));
  await waitFor(() => expect(titles()).toEqual(['Shawl', 'Bag']));
});

test('a product that another operator has changed is kept, and the dialog asks again with the changes', async () => {
  await openDialog(failed('CONFLICT'), answered(STOLE), deleted(2));
  confirm();
  await screen.findByText(/Someone else has changed this product/);
  const rows = dialog().getAllByRole('row').slice(1);
  expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
    ['Title', 'Shawl', 'Stole'],
    ['Selling price', '₹150', '₹99.50'],
    ['Badge', 'None', 'Best Sell'],
    ['New', 'No', 'Yes'],
  ]);
  expect(titles()).toEqual(['Stole', 'Bag']);
  confirm();
  await waitFor(() => expect(titles()).toEqual(['Bag']));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test.each([
  ['one', 'You have changed this product elsewhere'],
  ['two', 'Someone else has changed this product'],
])('after a change of operator %s it says: %s', async (byId, text) => {
  setSession({ hasAccounts: true, isOpen: false, currency: 'INR', timeZone: 'UTC', operator: OPERATOR });
  vi.stubGlobal('fetch', async () => Response.json({ data: { history: { nodes: [{ byId }] } } }));
  await openDialog(failed('CONFLICT'), answered(STOLE));
  confirm();
  expect(await screen.findByText(new RegExp(`^${text} since you looked at it`))).toBeTruthy();
  press('Cancel');
  vi.unstubAllGlobals();
  setSession(null);
});

test('a change that is not visible in the list is announced', async () => {
  await openDialog(failed('CONFLICT'), answered(productOf('2', { title: 'Shawl', version: 2 })));
  confirm();
  expect(await screen.findByText(/but the description may have/)).toBeTruthy();
  press('Cancel');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(titles()).toEqual(['Shawl', 'Bag']);
});

test('a product that another operator has deleted disappears', async () => {
  await openDialog(failed('NOT_FOUND'));
  confirm();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(titles()).toEqual(['Bag']));
});

test('when opened by its address, the dialog loads the product and returns to the list', async () => {
  const other = listed({}, [BAG]);
  const router = await openProducts('/products/delete/2', other, answered(SHAWL), deleted());
  await screen.findByText('Shawl', NAME);
  confirm();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(router.state.location.pathname).toBe('/admin/allproducts');
  expect(titles()).toEqual(['Bag']);
});

test('the dialog of an unknown product says so', async () => {
  await openProducts('/products/delete/2', listed({}, [BAG]), answered(null));
  expect(await screen.findByText(/Product not found/)).toBeTruthy();
  press('Close');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a product that failed to load can be loaded again', async () => {
  const lost = { request: answered(null).request, error: LOST };
  await openProducts('/products/delete/2', listed({}, [BAG]), lost, answered(SHAWL));
  await screen.findByText(/could not be loaded/);
  press('Retry');
  expect(await screen.findByText('Shawl', NAME)).toBeTruthy();
});

test('when the last product of a page was deleted, the page links to the next ones', async () => {
  const first = listed({}, [SHAWL], { total: 2, endCursor: 'c' });
  await openProducts('/allproducts', first, deleted(), listed({}, [BAG]));
  fireEvent.click(screen.getByRole('link', { name: 'Delete Shawl' }));
  await screen.findByRole('dialog');
  confirm();
  fireEvent.click(await screen.findByRole('button', { name: 'Show the next page' }));
  await waitFor(() => expect(titles()).toEqual(['Bag']));
});
