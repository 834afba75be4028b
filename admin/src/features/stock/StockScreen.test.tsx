import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setSession } from '../../session/session-state.ts';
import { StockScreen } from './StockScreen.tsx';

const ROW = {
  variantId: 'a'.repeat(24),
  onHand: 10 as number | null,
  reserved: 2,
  available: 8 as number | null,
  lowAt: null,
  state: 'IN_STOCK',
  variant: { title: 'Red / M', sku: 'KU-R-M' },
  product: { id: 'b'.repeat(24), title: 'Kurta <b>', status: 'ACTIVE' },
};

interface Call {
  operationName: string;
  variables: Record<string, unknown>;
}

let rows: object[];
let tracking: { trackedCount: number; untrackedCount: number };
let calls: Call[];
/** The responses to the next corrections. null: no response. */
let answers: (object | null)[];

beforeEach(() => {
  rows = [ROW];
  tracking = { trackedCount: 113, untrackedCount: 86 };
  calls = [];
  answers = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, request) => {
    const call: Call = JSON.parse(String(request?.body));
    calls.push(call);
    return Response.json(answerTo(call));
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  setSession(null);
});

function answerTo({ operationName }: Call): object {
  const pageInfo = { hasNextPage: false, endCursor: null };
  switch (operationName) {
    case 'ReadStock':
      return {
        data: {
          inventory: {
            nodes: rows,
            totalCount: rows.length,
            lowCount: 3,
            outCount: 0,
            pageInfo,
            ...tracking,
          },
        },
      };
    case 'ReadStockNow':
      return {
        data: {
          product: { variants: [{ id: ROW.variantId, inventory: { ...ROW, onHand: 9, reserved: 1 } }] },
        },
      };
    case 'ReadMovements':
      return { data: { inventoryMovements: { nodes: MOVEMENTS, pageInfo } } };
    default: {
      const answer = answers.shift();
      if (!answer) throw new TypeError('Failed to fetch');
      return answer;
    }
  }
}

const MOVEMENTS = [
  {
    ...{ id: '2', delta: -2, reason: 'SOLD', note: null, onHandAfter: 10 },
    ...{ by: 'Meera', at: '2026-11-24T10:00:00.000Z', order: '1001' },
  },
  {
    ...{ id: '1', delta: 12, reason: 'CORRECTED', note: 'Found <i>', onHandAfter: 12 },
    ...{ by: null, at: '2026-11-23T10:00:00.000Z', order: null },
  },
];
const DONE = { data: { adjustInventory: { ...ROW, onHand: 12 } } };

function show(search = '') {
  render(
    <MemoryRouter initialEntries={[`/stock${search}`]}>
      <StockScreen />
    </MemoryRouter>,
  );
}

async function open(button: RegExp) {
  fireEvent.click(await screen.findByRole('button', { name: button }));
  return within(await screen.findByRole('dialog'));
}

const corrections = () => calls.filter(({ operationName }) => operationName === 'AdjustInventory');

test('a variant shows its numbers, and its texts are not interpreted as HTML', async () => {
  show();
  const row = await screen.findByRole('row', { name: /Kurta/ });
  expect([...row.querySelectorAll('td')].slice(0, -1).map(({ textContent }) => textContent)).toEqual([
    'Kurta <b>Red / MSKU KU-R-M',
    '10',
    '2',
    '8',
    '5',
    'In stock',
  ]);
  expect(screen.getByRole('option', { name: 'Low (3)' })).toBeTruthy();
});

const UNTRACKED = { ...ROW, onHand: null, available: null };

test('an untracked variant is marked, shows no number, and offers to start tracking', async () => {
  rows = [UNTRACKED];
  answers = [DONE];
  show();
  expect(await screen.findByText('Not tracked')).toBeTruthy();
  expect(screen.getAllByText('–')).toHaveLength(3);
  expect(screen.queryByRole('button', { name: /^Low-stock threshold/ })).toBeNull();
  const dialog = await open(/^Start tracking Kurta/);
  fireEvent.change(dialog.getByLabelText('On hand'), { target: { value: '12' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Start tracking' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(corrections()[0]?.variables).toEqual({
    ...{ variantId: ROW.variantId, onHand: 12, expected: null, reason: 'CORRECTED', note: null },
    key: expect.any(String),
  });
});

test('the totals include the number of untracked variants', async () => {
  show();
  expect(
    await screen.findByText(
      '199 variants: 113 tracked, 86 not tracked. Variants that are not tracked are always in stock.',
    ),
  ).toBeTruthy();
  expect(screen.getByRole('option', { name: 'Tracked (113)' })).toBeTruthy();
  expect(screen.getByRole('option', { name: 'Not tracked (86)' })).toBeTruthy();
});

test.each([
  ['untracked', { tracking: 'UNTRACKED' }],
  ['tracked', { tracking: 'TRACKED' }],
  ['out', { state: 'OUT_OF_STOCK', withDrafts: false }],
])('the filter %s is asked for', async (state, filter) => {
  show(`?state=${state}`);
  await screen.findByRole('row', { name: /Kurta/ });
  expect(calls[0]?.variables['filter']).toEqual(filter);
});

test('a draft is marked', async () => {
  rows = [{ ...ROW, product: { ...ROW.product, status: 'DRAFT' } }];
  show();
  const row = await screen.findByRole('row', { name: /Kurta/ });
  expect(row.querySelector('td')?.textContent).toBe('Kurta <b>Red / MSKU KU-R-MDraft');
});

test('the address contains the search, and an invalid one does not filter', async () => {
  show('?search=kurta&state=low&size=50&after=x');
  await screen.findByRole('row', { name: /Kurta/ });
  expect(calls[0]?.variables).toEqual({
    first: 50,
    filter: { search: 'kurta', state: 'LOW', withDrafts: false },
    after: 'x',
  });
});

test('an unknown state does not filter', async () => {
  show('?state=toString');
  await screen.findByRole('row', { name: /Kurta/ });
  expect(calls[0]?.variables).toEqual({ first: 20, filter: {} });
});

test.each([
  ['', 'No products yet'],
  ['?state=untracked', 'All inventory is tracked'],
  ['?state=tracked', 'No tracked inventory yet'],
  ['?state=low', 'No low stock'],
  ['?state=out', 'No sold-out stock'],
  ['?search=x', 'No results'],
])('without any variant at "%s" it says "%s"', async (search, title) => {
  rows = [];
  show(search);
  expect(await screen.findByText(title)).toBeTruthy();
});

test('a correction shows its result, and sends the difference with a key', async () => {
  answers = [DONE];
  show();
  const dialog = await open(/^Adjust/);
  fireEvent.change(dialog.getByLabelText(/^Adjust by/), { target: { value: '2' } });
  expect(dialog.getByText('New quantity: 12 on hand')).toBeTruthy();
  fireEvent.change(dialog.getByLabelText('Note'), { target: { value: ' Found ' } });
  const save = dialog.getByRole('button', { name: 'Save' });
  fireEvent.click(save);
  fireEvent.click(save);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(corrections()).toHaveLength(1);
  expect(corrections()[0]?.variables).toEqual({
    ...{ variantId: ROW.variantId, delta: 2, reason: 'CORRECTED', note: 'Found' },
    key: expect.any(String),
  });
});

test('a quantity is accepted in digits of any script, and an invalid one is refused in place', async () => {
  answers = [DONE];
  show();
  const dialog = await open(/^Adjust/);
  const field = dialog.getByLabelText(/^Adjust by/);
  const save = dialog.getByRole('button', { name: 'Save' });
  fireEvent.change(field, { target: { value: 'two' } });
  fireEvent.click(save);
  expect(await dialog.findByText('Enter a whole number')).toBeTruthy();
  fireEvent.change(field, { target: { value: '−२' } });
  expect(dialog.getByText('New quantity: 8 on hand')).toBeTruthy();
  fireEvent.click(save);
  await waitFor(() => expect(corrections()[0]?.variables).toMatchObject({ delta: -2 }));
});

test('a retry after a lost response sends the same correction with the same key', async () => {
  answers = [null, DONE];
  show();
  const dialog = await open(/^Adjust/);
  fireEvent.change(dialog.getByLabelText(/^Adjust by/), { target: { value: '2' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(/did not respond/)).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [first, second] = corrections();
  expect(second?.variables['key']).toBe(first?.variables['key']);
});

test('a count that another change has overtaken is reported in place, with the current number', async () => {
  const message = 'The quantity is now 9. Check it and save again';
  const conflict = { message, extensions: { code: 'CONFLICT', fieldErrors: { onHand: message } } };
  answers = [{ errors: [conflict] }, DONE];
  show();
  const dialog = await open(/^Adjust/);
  fireEvent.click(dialog.getByLabelText('Set quantity'));
  fireEvent.change(dialog.getByLabelText('On hand'), { target: { value: '12' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect((await dialog.findByText(message)).getAttribute('role')).toBe('alert');
  expect(await dialog.findByText('9 on hand, 1 reserved')).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(corrections().map(({ variables }) => [variables['onHand'], variables['expected']])).toEqual([
    [12, 10],
    [12, 9],
  ]);
});

test('an empty field removes the low-stock threshold', async () => {
  rows = [{ ...ROW, lowAt: 3 }];
  answers = [{ data: { updateInventorySettings: ROW } }];
  show();
  const dialog = await open(/^Low-stock threshold/);
  fireEvent.change(dialog.getByLabelText('Warn at or below'), { target: { value: '' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [set] = calls.filter(({ operationName }) => operationName === 'UpdateInventorySettings');
  expect(set?.variables).toEqual({ variantId: ROW.variantId, lowAt: null });
});

test('the stock history shows who, why and when', async () => {
  show();
  const dialog = await open(/^Stock history/);
  const [sold, found] = await dialog.findAllByRole('listitem');
  expect(sold?.textContent).toMatch(/^−2Sold, order #100110 on handMeera, 24 Nov 2026/);
  expect(found?.textContent).toMatch(/^\+12Adjusted12 on handFound <i>23 Nov 2026/);
});

test('a viewer can only open the stock history', async () => {
  const operator = { id: '1', name: 'Ravi', email: 'ravi@mela.example', hasSecondFactor: false } as const;
  setSession({
    hasAccounts: true,
    isOpen: false,
    currency: 'INR',
    timeZone: 'UTC',
    operator: { ...operator, role: 'VIEWER' },
  });
  show();
  const isDisabled = async (name: RegExp) =>
    (await screen.findByRole('button', { name })).matches(':disabled, fieldset:disabled *');
  expect(await isDisabled(/^Adjust/)).toBe(true);
  expect(await isDisabled(/^Import/)).toBe(true);
  expect(await isDisabled(/^Stock history/)).toBe(false);
});

test('when a variant leaves the list, the focus moves to the row in its place', async () => {
  rows = [ROW, { ...ROW, variantId: 'c'.repeat(24), product: { id: 'd'.repeat(24), title: 'Stole' } }];
  show('?state=out');
  (await screen.findByRole('button', { name: /^Adjust the stock of Kurta/ })).focus();
  rows = rows.slice(1);
  dispatchEvent(new Event('focus'));
  await waitFor(() => expect(screen.queryByRole('row', { name: /Kurta/ })).toBeNull());
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Stock history of Stole/ })),
  );
});
