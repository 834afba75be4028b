import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { toast } from 'react-hot-toast/headless';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setSession } from '../../session/session-state.ts';
import { Toaster } from '../../toast/Toaster.tsx';
import { CustomerScreen } from './CustomerScreen.tsx';
import { CustomersScreen } from './CustomersScreen.tsx';

const money = (amount: number) => ({ amount, currency: 'INR' });
const ROW = {
  ...{ id: 'c1', name: 'Asha Rao', email: 'asha@example.com', orderCount: 2, spent: money(250_000) },
  lastOrderAt: '2026-11-20T10:00:00.000Z',
};
const ORDER = {
  ...{
    id: 'o2',
    number: '1002',
    placedAt: ROW.lastOrderAt,
    status: 'DELIVERED',
    paymentStatus: 'PARTLY_REFUNDED',
  },
  ...{ total: money(200_000), refunded: money(50_000), lines: [{ id: '1', title: 'Mat', quantity: 2 }] },
};
const DETAIL = {
  ...{ ...ROW, phone: '+91 98220 12345', firstOrderAt: '2026-10-20T10:00:00.000Z' },
  notes: [{ id: 'n1', text: 'Likes mats', at: ROW.lastOrderAt, by: 'Meera' }],
  messages: [{ id: 'm1', text: 'Is it wool?', sentAt: ROW.lastOrderAt, isDone: false }],
  orders: { nodes: [ORDER], pageInfo: { hasNextPage: true, endCursor: 'next' } },
};

interface Call {
  operationName: string;
  variables: Record<string, unknown>;
}

let calls: Call[];
let customers: object[];
let detail: object;
let refusal: object | null;

beforeEach(() => {
  calls = [];
  customers = [ROW];
  detail = DETAIL;
  refusal = null;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, request) => {
    const call: Call = JSON.parse(String(request?.body));
    calls.push(call);
    const pageInfo = { hasNextPage: false, endCursor: null };
    const answers: Record<string, object> = {
      ReadCustomers: { customers: { totalCount: customers.length, nodes: customers, pageInfo } },
      ReadCustomer: { customerById: detail },
      ExportCustomer: { customerExport: '{}' },
    };
    const isChange = !(call.operationName in answers);
    if (isChange && refusal) return Response.json({ errors: [refusal] });
    return Response.json({ data: answers[call.operationName] ?? {} });
  });
});
afterEach(() => {
  act(() => toast.removeAll());
  vi.restoreAllMocks();
  setSession(null);
});

async function open(address: string) {
  const router = createMemoryRouter(
    [
      { path: '/customers', Component: CustomersScreen },
      { path: '/customers/:id', Component: CustomerScreen },
    ],
    { initialEntries: [address] },
  );
  render(
    <>
      <RouterProvider router={router} useTransitions={false} />
      <Toaster />
    </>,
  );
  await waitFor(() => expect(screen.queryByText(/^Loading the customer/)).toBeNull());
  return router;
}

const sent = (name: string) =>
  calls.filter(({ operationName }) => operationName === name).map(({ variables }) => variables);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('lists customers with their orders and spending, each linked to its page', async () => {
  await open('/customers');
  expect(screen.getByText('₹2,500')).toBeTruthy();
  const link = screen.getAllByRole('link').find((one) => one.getAttribute('href') === '/customers/c1');
  expect(link).toBeTruthy();
});

test.each([
  ['/customers', { first: 20, orderBy: { field: 'LAST_ORDER', direction: 'DESC' } }],
  [
    '/customers?sort=highest&search=asha',
    { first: 20, filter: { search: 'asha' }, orderBy: { field: 'SPENT', direction: 'DESC' } },
  ],
])('%s is read in its order', async (address, variables) => {
  await open(address);
  expect(sent('ReadCustomers')).toEqual([variables]);
});

test('a customer’s page shows orders, refunds, messages and notes, and loads older orders', async () => {
  await open('/customers/c1');
  const orders = within(screen.getByRole('region', { name: 'Orders' }));
  expect(orders.getByRole('link', { name: 'Order #1002' }).getAttribute('href')).toBe(
    '/orderdetails?order=o2',
  );
  expect(orders.getByText(/₹500 refunded$/)).toBeTruthy();
  expect(orders.getByText('2 × Mat')).toBeTruthy();
  expect(screen.getByText('Is it wool?')).toBeTruthy();
  expect(screen.getByText('Likes mats')).toBeTruthy();
  press('Older orders');
  await waitFor(() => expect(sent('ReadCustomer').at(-1)).toEqual({ id: 'c1', after: 'next' }));
  expect(await screen.findByRole('button', { name: 'Newest orders' })).toBeTruthy();
});

test('a note is saved, and deleted', async () => {
  await open('/customers/c1');
  const field = screen.getByPlaceholderText<HTMLTextAreaElement>('Seen by the team only');
  fireEvent.change(field, { target: { value: ' Calls back ' } });
  press('Save note');
  expect(await screen.findByText('Note saved')).toBeTruthy();
  expect(sent('AddCustomerNote')).toEqual([{ id: 'c1', text: 'Calls back' }]);
  expect(field.value).toBe('');
  fireEvent.click(screen.getByRole('button', { name: /^Delete the note/ }));
  expect(await screen.findByText('Note deleted')).toBeTruthy();
  expect(sent('DeleteCustomerNote')).toEqual([{ id: 'c1', noteId: 'n1' }]);
});

test('after a note is deleted, the focus is at the notes that remain', async () => {
  await open('/customers/c1');
  const button = screen.getByRole('button', { name: /^Delete the note/ });
  button.focus();
  detail = { ...DETAIL, notes: [] };
  fireEvent.click(button);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Notes' })));
});

test('the data is exported as a file', async () => {
  const create = vi.fn(() => 'blob:x');
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: create, revokeObjectURL: () => {} }));
  await open('/customers/c1');
  press('Export CSV');
  await waitFor(() => expect(sent('ExportCustomer')).toEqual([{ id: 'c1', format: 'CSV' }]));
  await waitFor(() => expect(create).toHaveBeenCalled());
  vi.unstubAllGlobals();
});

test('erasing asks for confirmation, shows why it is refused, and returns to the list', async () => {
  const router = await open('/customers/c1');
  press('Erase customer data');
  expect(sent('EraseCustomer')).toEqual([]);
  refusal = { message: 'These orders are not over: #1003.', extensions: { code: 'CONFLICT' } };
  press('Delete');
  expect(await screen.findByText('These orders are not over: #1003.')).toBeTruthy();
  expect(router.state.location.pathname).toBe('/customers/c1');
  refusal = null;
  await new Promise((resolve) => setTimeout(resolve, 600));
  press('Erase customer data');
  press('Delete');
  await waitFor(() => expect(router.state.location.pathname).toBe('/customers'));
  expect(screen.getByText('Customer data erased')).toBeTruthy();
});
