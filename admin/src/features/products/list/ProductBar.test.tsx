import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { toast } from 'react-hot-toast/headless';
import { afterEach, expect, test, vi } from 'vitest';
import { DeleteProductsDocument, UpdateProductsDocument } from '../../../graphql.generated.ts';
import { setSession } from '../../../session/session-state.ts';
import { listed, openProducts, titles } from '../testing/open-products.tsx';
import { productOf } from '../testing/sample-responses.ts';
import { useCategoryOptions } from '../use-category-options.ts';

vi.mock('../use-category-options.ts', { spy: true });

const BAG = productOf('1', { title: 'Bag' });
const SHAWL = productOf('2', { title: 'Shawl' });
const NEW_BAG = productOf('1', { title: 'Bag', badge: 'HOT', version: 2 });

const changed = (
  selection: object,
  change: object,
  count: number,
  skippedProducts: { id: string; title: string; reasons: string[] }[] = [],
) => ({
  request: {
    query: UpdateProductsDocument,
    variables: (sent: { key: string }) => {
      const { key, ...others } = sent;
      return key.length > 10 && JSON.stringify(others) === JSON.stringify({ selection, change });
    },
  },
  result: {
    data: {
      updateProducts: {
        __typename: 'ProductsUpdate',
        changed: count,
        skipped: skippedProducts.length,
        skippedProducts: skippedProducts.map((one) => ({ __typename: 'SkippedProduct', ...one })),
      },
    },
  },
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
const apply = async () => fireEvent.click((await bar()).getByRole('button', { name: 'Apply' }));

// The braces discard `act`'s promise. An awaited `act` stays open until the next task, and updates in between would cause warnings.
afterEach(() => {
  act(() => {
    toast.removeAll();
    setSession(null);
  });
});

test('the chosen change is sent in one call for the selected products, and the list is loaded again', async () => {
  await openProducts(
    '/allproducts',
    listed({}, [SHAWL, BAG]),
    changed({ ids: ['1'] }, { badge: 'HOT' }, 1),
    listed({}, [SHAWL, NEW_BAG]),
  );
  check('Select Bag');
  expect((await bar()).getByText('1 selected')).toBeTruthy();
  await choose('Badge', 'Sell');
  await choose('Badge', 'Hot');
  await apply();
  expect(await screen.findByText('1 product changed')).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Selected products' })).toBeNull();
});

test('products that may not become active are listed with reasons, and the others change', async () => {
  await openProducts(
    '/allproducts',
    listed({}, [SHAWL, BAG]),
    changed({ ids: ['2', '1'] }, { status: 'ACTIVE' }, 1, [{ id: '1', title: 'Bag', reasons: ['NO_IMAGE'] }]),
    listed({}, [SHAWL, BAG]),
  );
  check('Select Bag');
  check('Select Shawl');
  await choose('Status', 'Active');
  await apply();
  const dialog = within(await screen.findByRole('dialog', { name: '1 product not changed' }));
  expect(dialog.getByText(/^1 product changed\./)).toBeTruthy();
  expect(dialog.getByRole('listitem').textContent).toBe('Bag: At least one image required');
  expect(dialog.getByRole('link', { name: 'Bag' }).getAttribute('href')).toMatch(/products\/edit\/1$/);
});

test('products that could not be changed stay selected', async () => {
  const { request } = changed({ ids: ['1'] }, { badge: 'HOT' }, 1);
  await openProducts(
    '/allproducts',
    listed({}, [SHAWL, BAG]),
    { request, error: new TypeError('Failed to fetch') },
    listed({}, [SHAWL, BAG]),
  );
  check('Select Bag');
  await choose('Badge', 'Hot');
  await apply();
  expect(await screen.findByText('Failed to change products')).toBeTruthy();
  expect((await bar()).getByText('1 selected')).toBeTruthy();
  expect(screen.getByRole('checkbox', { name: 'Select Bag' })).toHaveProperty('checked', true);
});

test('selecting a page offers all matching products, which are confirmed before a change', async () => {
  await openProducts(
    '/allproducts?q=a',
    listed({ text: 'a' }, [SHAWL, BAG], { total: 1200 }),
    changed({ filter: { text: 'a' } }, { isNew: true }, 1200),
    listed({ text: 'a' }, [SHAWL, BAG], { total: 1200 }),
  );
  check('Select this page');
  fireEvent.click((await bar()).getByRole('button', { name: 'Select all 1,200' }));
  expect((await bar()).getByText('1,200 selected')).toBeTruthy();
  await choose('Show in', 'New');
  await apply();
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('This changes 1,200 products, including those on other pages.')).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Change products' }));
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
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('You can undo this under Activity.')).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: 'Delete' }));
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

test('several choices are sent as one change, and only once they are applied', async () => {
  await openProducts(
    '/allproducts',
    listed({}, [SHAWL, BAG]),
    changed({ ids: ['1'] }, { badge: 'HOT', status: 'DRAFT' }, 1),
    listed({}, [SHAWL, NEW_BAG]),
  );
  check('Select Bag');
  await apply();
  await choose('Badge', 'Hot');
  await choose('Status', 'Draft');
  await apply();
  expect(await screen.findByText('1 product changed')).toBeTruthy();
});

test('a chosen category stays chosen when others are added or removed, and is reset when it is deleted', async () => {
  const [bags, shawls, tins] = ['Bags', 'Shawls', 'Tins'].map((name) => ({ id: name, name, parent: null }));
  const show = async (...found: (typeof bags)[]) => {
    const options = found.filter((category) => category !== undefined);
    const known = { hasFailed: false, retry: () => {}, add: () => {}, options };
    vi.mocked(useCategoryOptions).mockReturnValue(known);
    if (!screen.queryByRole('region', { name: 'Selected products' })) return;
    // Each choice renders the bar again.
    await choose('Status', 'Draft');
    await choose('Status', 'Status…');
  };
  await show(bags, shawls, tins);
  await openProducts(
    '/allproducts',
    listed({}, [SHAWL, BAG]),
    changed({ ids: ['1'] }, { categoryId: 'Shawls' }, 1),
    listed({}, [SHAWL, NEW_BAG]),
  );
  check('Select Bag');
  await choose('Category', 'Shawls');
  await show(bags, tins);
  expect((await bar()).getByRole('button', { name: 'Apply' }).getAttribute('aria-disabled')).toBe('true');
  await show(shawls, tins);
  await apply();
  expect(await screen.findByText('1 product changed')).toBeTruthy();
  vi.mocked(useCategoryOptions).mockReset();
});

test('prices that would break a rule stay unchanged; the dialog keeps its input and names the products', async () => {
  const change = { sellingPrice: { percent: 12.5 } };
  const { request } = changed({ ids: ['2', '1'] }, change, 2);
  const message = 'Selling price must be less than regular price: "Bag". Nothing was changed.';
  const errors = [{ message, extensions: { code: 'BAD_USER_INPUT' } }];
  await openProducts(
    '/allproducts',
    listed({}, [SHAWL, BAG]),
    { request, result: { errors } },
    listed({}, [SHAWL, BAG]),
    changed({ ids: ['2', '1'] }, { regularPrice: { set: 1500 }, sellingPrice: { set: 1500 } }, 2),
    listed({}, [SHAWL, NEW_BAG]),
  );
  check('Select this page');
  fireEvent.click((await bar()).getByRole('button', { name: 'Prices…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change prices' }));
  const send = () => fireEvent.click(dialog.getByRole('button', { name: 'Apply to 2 products' }));
  const enter = (label: string, value: string) =>
    fireEvent.change(dialog.getByLabelText(label), { target: { value } });
  enter('Amount', '1.234');
  send();
  const alert = (text: string) => waitFor(() => expect(dialog.getByRole('alert').textContent).toBe(text));
  await alert('Enter an amount with at most two decimals');
  enter('Amount', '12.5');
  send();
  await alert(message);
  enter('Price', 'both');
  enter('Change', 'set');
  enter('Amount', '1,500');
  send();
  expect(await screen.findByText('2 products changed')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('an amount with decimals in a currency without decimals is refused with a message', async () => {
  setSession({ hasAccounts: false, isOpen: true, currency: 'JPY', timeZone: 'UTC', operator: null });
  await openProducts('/allproducts', listed({}, [SHAWL, BAG]));
  check('Select Bag');
  fireEvent.click((await bar()).getByRole('button', { name: 'Prices…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change prices' }));
  fireEvent.change(dialog.getByLabelText('Change'), { target: { value: 'set' } });
  fireEvent.change(dialog.getByLabelText('Amount'), { target: { value: '1.5' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Apply to 1 product' }));
  expect(await dialog.findByText('Enter an amount without decimals')).toBeTruthy();
  act(() => setSession(null));
});

test('stock can be reduced, and tracking can be stopped', async () => {
  await openProducts(
    '/allproducts',
    listed({}, [SHAWL, BAG]),
    changed({ ids: ['1'] }, { stock: { add: -3 } }, 1),
    listed({}, [SHAWL, NEW_BAG]),
    changed({ ids: ['1'] }, { stock: { isCounted: false } }, 1),
    listed({}, [SHAWL, NEW_BAG]),
  );
  for (const [step, number] of [['take', '3'], ['uncount']] as const) {
    check('Select Bag');
    fireEvent.click((await bar()).getByRole('button', { name: 'Stock…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change stock' }));
    fireEvent.change(dialog.getByLabelText('Change'), { target: { value: step } });
    if (number) fireEvent.change(dialog.getByLabelText('Number'), { target: { value: number } });
    fireEvent.click(dialog.getByRole('button', { name: 'Apply to 1 product' }));
    expect(await screen.findByText('1 product changed')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    act(() => toast.removeAll());
  }
});

test('another view starts with an empty selection', async () => {
  const router = await openProducts('/allproducts', listed({}, [SHAWL, BAG]), listed({ text: 'x' }, [BAG]));
  check('Select Bag');
  await bar();
  await act(() => router.navigate('/admin/allproducts?q=x'));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Selected products' })).toBeNull());
});

test('a viewer can select and export, but not import, change or delete', async () => {
  setSession({ operator: { role: 'VIEWER' } } as never);
  await openProducts('/allproducts', listed({}, [BAG, SHAWL]));
  const isDisabled = (control: HTMLElement) => control.closest('fieldset')?.disabled;
  expect(isDisabled(screen.getByRole('button', { name: 'Import' }))).toBe(true);
  expect(screen.getByRole('link', { name: 'Export' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Create new' })).toBeNull();
  check('Select Bag');
  const selected = await bar();
  for (const name of ['Delete', 'Prices…', 'Stock…'])
    expect(isDisabled(selected.getByRole('button', { name }))).toBe(true);
  expect(isDisabled(selected.getByLabelText('Badge of the selected products'))).toBe(true);
});
