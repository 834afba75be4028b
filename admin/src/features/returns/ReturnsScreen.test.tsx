import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { toast } from 'react-hot-toast/headless';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setSession } from '../../session/session-state.ts';
import { Toaster } from '../../toast/Toaster.tsx';
import { ReturnsScreen } from './ReturnsScreen.tsx';

const money = (amount: number) => ({ amount, currency: 'INR' });
const REFUNDABLE = {
  ...{ isThroughProvider: false, amount: money(300_000) },
  lines: [{ lineId: '1', quantity: 3, refunded: 0, unshipped: 0, restockable: 3, paid: money(300_000) }],
};
const REQUESTED = {
  ...{ id: 'a', number: '1001-R1', status: 'REQUESTED', requestedAt: '2026-11-20T10:00:00.000Z' },
  ...{ reason: 'Too small', hasPhoto: true, note: null as string | null, decidedAt: null },
  lines: [{ quantity: 2, received: 0, line: { id: '1', title: 'Rug', variantTitle: 'Red' } }],
  receipts: [] as object[],
  order: {
    ...{ id: 'order', number: '1001', paymentStatus: 'PAID', isErased: false, total: money(300_000) },
    ...{ shippingAddress: { name: 'Asha Rao' }, refundable: REFUNDABLE },
  },
};
const ACCEPTED = { ...REQUESTED, id: 'b', number: '1001-R2', status: 'ACCEPTED', hasPhoto: false };

interface Call {
  operationName: string;
  variables: { input?: object; key?: string };
}

let returns: object[];
let calls: Call[];
let answer: (call: Call) => object | undefined;

beforeEach(() => {
  returns = [REQUESTED, ACCEPTED];
  calls = [];
  answer = () => undefined;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, request) => {
    const call: Call = JSON.parse(String(request?.body));
    calls.push(call);
    const own = answer(call);
    if (own) return Response.json(own);
    if (call.operationName === 'ReadReturnPhoto')
      return Response.json({ data: { returnById: { photo: 'data:image/webp;base64,AA' } } });
    if (call.operationName === 'FindReplacements') {
      const found = { variantId: 'v', available: 2, product: { title: 'Mat' }, variant: { title: 'Blue' } };
      return Response.json({ data: { inventory: { nodes: [found] } } });
    }
    if (call.operationName !== 'ReadReturns') return Response.json({ data: {} });
    const pageInfo = { hasNextPage: false, endCursor: null };
    return Response.json({
      data: { returns: { totalCount: returns.length, requestedCount: 1, nodes: returns, pageInfo } },
    });
  });
});
afterEach(() => {
  act(() => toast.removeAll());
  vi.restoreAllMocks();
  setSession(null);
});

async function open(address = '/returns'): Promise<void> {
  render(
    <MemoryRouter initialEntries={[address]}>
      <ReturnsScreen />
      <Toaster />
    </MemoryRouter>,
  );
  await waitFor(() => expect(screen.queryByText('Loading the returns')).toBeNull());
}

const sent = (name: string) =>
  calls.filter(({ operationName }) => operationName === name).map(({ variables }) => variables);
const press = (name: string) => {
  const button = screen.getByRole('button', { name });
  button.focus();
  fireEvent.click(button);
};
const dialog = () => within(screen.getByRole('dialog'));
/** Submits the form of the button with this name. */
const send = async (name: string | RegExp) => {
  const button = await dialog().findByRole('button', { name });
  fireEvent.submit(button.closest('form') as HTMLFormElement);
};
const enter = (label: RegExp, value: string) =>
  fireEvent.change(dialog().getByLabelText(label), { target: { value } });

test('shows the returned items, reasons and operators, and loads the photo on request', async () => {
  await open();
  expect(screen.getByText('1 waiting for your decision')).toBeTruthy();
  expect(screen.getAllByText('2 × Rug, Red')).toHaveLength(2);
  expect(screen.getAllByText('Too small')).toHaveLength(2);
  const [link] = screen.getAllByRole('link', { name: 'Order #1001, Asha Rao' });
  expect(link?.getAttribute('href')).toBe('/orderdetails?order=order');
  expect(sent('ReadReturnPhoto')).toEqual([]);
  press('Show photo');
  const photo = await screen.findByRole('img', { name: 'From the customer, return 1001-R1' });
  expect(photo.getAttribute('src')).toBe('data:image/webp;base64,AA');
});

test.each([
  ['/returns', { first: 20, filter: {} }],
  ['/returns?status=accepted&search=1001', { first: 20, filter: { search: '1001', status: 'ACCEPTED' } }],
])('%s is read by its filters', async (address, variables) => {
  await open(address);
  expect(sent('ReadReturns')).toEqual([variables]);
});

test.each([
  ['Accept return 1001-R1', 'Accept', { id: 'a', accept: true, note: 'Hello' }, 'Return 1001-R1: accepted'],
  [
    'Decline return 1001-R1',
    'Decline',
    { id: 'a', accept: false, note: 'Hello' },
    'Return 1001-R1: declined',
  ],
  ['Close return 1001-R2', 'Close', { id: 'b', accept: false, note: 'Hello' }, 'Return 1001-R2: closed'],
])('%s', async (button, action, variables, told) => {
  await open();
  press(button);
  enter(/^Note/, ' Hello ');
  fireEvent.click(dialog().getByRole('button', { name: action }));
  expect(await screen.findByText(told)).toBeTruthy();
  expect(sent('DecideReturn')).toEqual([variables]);
  expect(sent('ReadReturns')).toHaveLength(2);
});

test('after a decision the focus is on the return, or on the heading if a filter hides it', async () => {
  await open();
  const [item] = screen.getAllByRole('listitem');
  press('Decline return 1001-R1');
  const declined = { ...REQUESTED, status: 'DECLINED' };
  returns = [declined, ACCEPTED];
  await send('Decline');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Decline return 1001-R1' })).toBeNull());
  expect(document.activeElement).toBe(item);
  press('Close return 1001-R2');
  returns = [declined];
  await send('Close');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Returns' })));
});

test('receives some of the items, restocks some of them, and refunds their share', async () => {
  await open();
  press('Receive return 1001-R2');
  expect(dialog().getByRole('button', { name: 'Receive and refund ₹2,000' })).toBeTruthy();
  enter(/^Rug/, '1');
  enter(/^Restock/, '0');
  enter(/^Reason/, 'UTR 1');
  await send('Receive and refund ₹1,000');
  expect(await screen.findByText('Return 1001-R2: received')).toBeTruthy();
  const lines = [{ lineId: '1', quantity: 1, restock: false }];
  expect(sent('ReceiveReturn')).toMatchObject([
    { id: 'b', input: { lines, amount: 100_000, note: 'UTR 1', isManual: false }, replacement: [] },
  ]);
});

test('replaces the items without a refund, or with a refund of the difference', async () => {
  await open();
  press('Receive return 1001-R2');
  enter(/^Search replacement/, 'mat');
  const found = dialog().getByRole('list', { name: 'Found replacement' });
  expect(found.getAttribute('aria-live')).toBe('polite');
  const add = await within(found).findByRole('button', { name: 'Add Mat, Blue, 2 available' });
  add.focus();
  fireEvent.click(add);
  expect(document.activeElement).toBe(dialog().getByLabelText(/^Search replacement/));
  expect(dialog().getByRole('button', { name: 'Receive' })).toBeTruthy();
  enter(/^Quantity of Mat/, '2');
  enter(/^Amount/, '50');
  await send('Receive and refund ₹50');
  expect(await screen.findByText('Return 1001-R2: received')).toBeTruthy();
  expect(sent('ReceiveReturn')).toMatchObject([
    { input: { amount: 5_000 }, replacement: [{ variantId: 'v', quantity: 2 }] },
  ]);
});

test('shows a refusal; after a lost response it retries with the same key', async () => {
  await open();
  press('Receive return 1001-R2');
  const refusal = { message: 'Mat: only 1 available.', extensions: { code: 'BAD_USER_INPUT' } };
  answer = ({ operationName }) => (operationName === 'ReceiveReturn' ? { errors: [refusal] } : undefined);
  await send(/^Receive and refund/);
  expect(await dialog().findByText(refusal.message)).toBeTruthy();
  answer = ({ operationName }) => {
    if (operationName === 'ReceiveReturn') throw new TypeError('Failed to fetch');
    return undefined;
  };
  await send(/^Receive and refund/);
  await waitFor(() => expect(sent('ReceiveReturn')).toHaveLength(2));
  await waitFor(() => expect(dialog().queryByText(refusal.message)).toBeNull());
  answer = () => undefined;
  await send(/^Receive and refund/);
  expect(await screen.findByText('Return 1001-R2: received')).toBeTruthy();
  const [, second, third] = sent('ReceiveReturn').map(({ key }) => key);
  expect(third).toBe(second);
});

test.each([
  ['/returns', 'No returns yet'],
  ['/returns?search=x', 'No return matches'],
])('%s without returns says so', async (address, title) => {
  returns = [];
  await open(address);
  expect(screen.getByText(title)).toBeTruthy();
});
