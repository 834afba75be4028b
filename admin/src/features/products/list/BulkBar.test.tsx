import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { toast } from 'react-hot-toast/headless';
import { afterEach, expect, test } from 'vitest';
import { ChangeProductsDocument, DeleteProductsDocument } from '../../../graphql.generated.ts';
import { listed, openProducts, titles } from '../testing/open-products.tsx';
import { productOf } from '../testing/sample-responses.ts';

const BAG = productOf('1', { title: 'Bag' });
const SHAWL = productOf('2', { title: 'Shawl' });
const NEW_BAG = productOf('1', { title: 'Bag', badge: 'HOT', version: 2 });

const changed = (selection: object, change: object, count: number) => ({
  request: { query: ChangeProductsDocument, variables: { selection, change } },
  result: { data: { changeProducts: count } },
});
const deleted = (selection: object, count: number) => ({
  request: { query: DeleteProductsDocument, variables: { selection } },
  result: { data: { deleteProducts: count } },
});
const check = (name: string) => fireEvent.click(screen.getByRole('checkbox', { name }));
const bar = async () => within(await screen.findByRole('region', { name: 'Selected products' }));
const choose = async (label: string, text: string) => {
  const select = (await bar()).getByLabelText(`${label} of the selected products`);
  const option = within(select).getByRole<HTMLOptionElement>('option', { name: text });
  fireEvent.change(select, { target: { value: option.value } });
};

// Not returned: to wait for it would leave its scope open while the next screen is looked for.
afterEach(() => {
  act(() => toast.removeAll());
});

test('what is chosen for the selected products is sent in one call, and the list is loaded again', async () => {
  await openProducts(
    '/allproducts',
    listed({}, [SHAWL, BAG]),
    changed({ ids: ['1'] }, { badge: 'HOT' }, 1),
    listed({}, [SHAWL, NEW_BAG]),
  );
  check('Select Bag');
  expect((await bar()).getByText('1 selected')).toBeTruthy();
  await choose('Badge', 'Hot');
  expect(await screen.findByText('1 product changed')).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Selected products' })).toBeNull();
});

test('products that could not be changed are still selected', async () => {
  const { request } = changed({ ids: ['1'] }, { badge: 'HOT' }, 1);
  await openProducts(
    '/allproducts',
    listed({}, [SHAWL, BAG]),
    { request, error: new TypeError('Failed to fetch') },
    listed({}, [SHAWL, BAG]),
  );
  check('Select Bag');
  await choose('Badge', 'Hot');
  expect(await screen.findByText('Failed to change products')).toBeTruthy();
  expect((await bar()).getByText('1 selected')).toBeTruthy();
  expect(screen.getByRole('checkbox', { name: 'Select Bag' })).toHaveProperty('checked', true);
});

test('a page is selected at once, then all that match, which are asked about', async () => {
  await openProducts(
    '/allproducts?q=a',
    listed({ text: 'a' }, [SHAWL, BAG], { total: 1200 }),
    changed({ filter: { text: 'a' } }, { isNew: true }, 1200),
    listed({ text: 'a' }, [SHAWL, BAG], { total: 1200 }),
  );
  check('Select this page');
  fireEvent.click((await bar()).getByRole('button', { name: 'Select all 1,200' }));
  expect((await bar()).getByText('1,200 selected')).toBeTruthy();
  await choose('Shown among', 'New');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('This changes 1,200 products, those of the other pages too.')).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Change them' }));
  expect(await screen.findByText('1,200 products changed')).toBeTruthy();
});

test('the selected products are deleted in one call, which can be undone before it is sent', async () => {
  await openProducts(
    '/allproducts',
    listed({}, [SHAWL, BAG]),
    deleted({ ids: ['2', '1'] }, 2),
    listed({}, []),
  );
  const remove = async () => {
    check('Select this page');
    fireEvent.click((await bar()).getByRole('button', { name: 'Delete' }));
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(titles()).toEqual([]));
  };
  await remove();
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(titles()).toEqual(['Shawl', 'Bag']);
  await remove();
  act(() => void dispatchEvent(new Event('pagehide')));
  expect(
    await screen.findByText('2 products deleted', { selector: '[role=status] *, [role=status]' }),
  ).toBeTruthy();
});

test('another view starts with nothing selected', async () => {
  const router = await openProducts('/allproducts', listed({}, [SHAWL, BAG]), listed({ text: 'x' }, [BAG]));
  check('Select Bag');
  await bar();
  await act(() => router.navigate('/admin/allproducts?q=x'));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Selected products' })).toBeNull());
});
