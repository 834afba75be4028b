import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { toast } from 'react-hot-toast/headless';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setSession } from '../../session/session-state.ts';
import { Toaster } from '../../toast/Toaster.tsx';
import { DiscountsScreen } from './DiscountsScreen.tsx';

const rupees = (amount: number) => ({ amount, currency: 'INR' });
const PERCENT = {
  ...{ id: 'a'.repeat(24), version: 3, code: 'SAVE10', label: 'SAVE10', kind: 'PERCENT', percent: 10 },
  ...{ amount: null, buys: null, gets: null, from: null, until: null, status: 'ACTIVE' },
  ...{ usesInAll: 100, uses: 7, discounted: rupees(123_450) },
};
const PIECES = {
  ...{ ...PERCENT, id: 'b'.repeat(24), code: null, label: 'Summer', kind: 'BUY_X_GET_Y', percent: 50 },
  ...{ buys: 2, gets: 1, usesInAll: null, status: 'ENDED' },
};
const LAMP = { id: 'c'.repeat(24), title: 'Lamp' };
const WHOLE = {
  ...{ ...PERCENT, title: null, value: 10, usesEach: 1, minimum: rupees(50_000), combines: true },
  products: [{ id: 'd'.repeat(24), name: null }],
  categories: [{ id: 'e'.repeat(24), name: 'Home' }],
};

interface Call {
  operationName: string;
  variables: { input?: object };
}

let discounts: object[];
let calls: Call[];
/** The server's responses by operation. null: no response. */
let answers: Record<string, object | null>;

beforeEach(() => {
  discounts = [PERCENT, PIECES];
  calls = [];
  answers = {
    ReadDiscount: { data: { discount: WHOLE } },
    SaveDiscount: { data: { saveDiscount: { id: PERCENT.id } } },
    FindDiscountProducts: { data: { products: { nodes: [LAMP] } } },
  };
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, request) => {
    const call: Call = JSON.parse(String(request?.body));
    calls.push(call);
    const answer = answers[call.operationName];
    if (answer) return Response.json(answer);
    if (answer === null) throw new TypeError('Failed to fetch');
    const pageInfo = { hasNextPage: false, endCursor: null };
    return Response.json({
      data: { discounts: { totalCount: discounts.length, nodes: discounts, pageInfo } },
    });
  });
});
afterEach(() => {
  act(() => toast.removeAll());
  vi.restoreAllMocks();
  setSession(null);
});

async function open(address = '/discounts'): Promise<void> {
  render(
    <MemoryRouter initialEntries={[address]}>
      <DiscountsScreen />
      <Toaster />
    </MemoryRouter>,
  );
  await waitFor(() => expect(screen.queryByText('Loading the discounts')).toBeNull());
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const sent = (name: string) => calls.filter(({ operationName }) => operationName === name);
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('lists discounts with their terms and results', async () => {
  const titled = { ...PERCENT, id: 'f'.repeat(24), code: 'DIWALI', label: 'Diwali sale' };
  discounts = [PERCENT, titled, PIECES];
  await open();
  const rows = await screen.findAllByRole('row');
  expect(rows.slice(1).map(({ textContent }) => textContent)).toEqual([
    'SAVE10Code · 10% offActiveAlways7 of 100₹1,234.50Delete',
    'Diwali saleCode DIWALI · 10% offActiveAlways7 of 100₹1,234.50Delete',
    'SummerAutomatic · Buy 2, get 1 at 50% offEndedAlways7₹1,234.50Delete',
  ]);
});

test('an empty list explains discounts; without matches it offers all', async () => {
  discounts = [];
  await open('/discounts?search=x');
  expect(sent('ReadDiscounts')[0]?.variables).toEqual({ first: 20, search: 'x' });
  fireEvent.click(await screen.findByRole('button', { name: 'Show all' }));
  await screen.findByText('No discounts yet');
});

test('reports that the list cannot be loaded, and loads it again', async () => {
  answers['ReadDiscounts'] = null;
  await open();
  await screen.findByText('The discounts could not be loaded');
  delete answers['ReadDiscounts'];
  press('Retry');
  await screen.findByText('SAVE10');
});

test('adds a discount; an error appears beside its field, and the input stays', async () => {
  const extensions = {
    code: 'BAD_USER_INPUT',
    fieldErrors: { code: 'There is already a discount with the code TEN' },
  };
  answers['SaveDiscount'] = { errors: [{ message: 'x', extensions }] };
  await open();
  press('Add discount');
  await screen.findByRole('dialog');
  type('Discount code', 'TEN');
  type('Type', 'AMOUNT');
  type('Amount off the order, in INR', '99.50');
  type('Minimum purchase, in INR', '1,000');
  type('Usage limit per customer', '1');
  press('Save');
  await screen.findByText('There is already a discount with the code TEN');
  expect(sent('SaveDiscount')[0]?.variables.input).toEqual({
    ...{
      code: 'TEN',
      title: null,
      kind: 'AMOUNT',
      value: 9_950,
      minimum: 100_000,
      usesEach: 1,
      usesInAll: null,
    },
    ...{ buys: null, gets: null, from: null, until: null, combines: false, productIds: [], categoryIds: [] },
  });
  answers['SaveDiscount'] = { data: { saveDiscount: { id: PERCENT.id } } };
  press('Save');
  await screen.findByText('Discount added');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('saves a discount with the version that was read, its products and categories', async () => {
  await open();
  fireEvent.click(await screen.findByRole('button', { name: 'Edit the discount SAVE10' }));
  await screen.findByLabelText('Percentage off');
  press(`Remove Deleted (${'d'.repeat(24)})`);
  type('Search products', 'lamp');
  fireEvent.click(await screen.findByRole('button', { name: 'Add Lamp' }));
  expect(screen.queryByRole('button', { name: 'Add Lamp' })).toBeNull();
  type('Ends', '2026-12-31T23:59');
  press('Save');
  await screen.findByText('Discount saved');
  expect(sent('SaveDiscount')[0]?.variables.input).toMatchObject({
    ...{ id: PERCENT.id, version: 3, code: 'SAVE10', kind: 'PERCENT', value: 10, minimum: 50_000 },
    ...{ until: new Date('2026-12-31T23:59').toISOString(), usesInAll: 100, usesEach: 1, combines: true },
    ...{ productIds: [LAMP.id], categoryIds: ['e'.repeat(24)] },
  });
});

test('deletes a discount after a confirmation', async () => {
  answers['DeleteDiscount'] = { data: { deleteDiscount: { id: PERCENT.id } } };
  await open();
  fireEvent.click(await screen.findByRole('button', { name: 'Delete the discount SAVE10' }));
  const dialog = await screen.findByRole('dialog');
  expect(sent('DeleteDiscount')).toHaveLength(0);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await screen.findByText('Discount deleted');
  expect(sent('DeleteDiscount')[0]?.variables).toEqual({ id: PERCENT.id });
});
