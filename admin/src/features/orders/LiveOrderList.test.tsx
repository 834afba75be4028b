import { render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LiveOrderList } from './LiveOrderList.tsx';
import { orderListPath } from './live-orders.ts';

const ORDER = {
  id: 'a'.repeat(24),
  number: '1001',
  placedAt: '2026-11-24T10:00:00.000Z',
  email: 'asha@example.com',
  status: 'CONFIRMED',
  paymentStatus: 'PENDING',
  hasLatePayment: false,
  isPartlyShipped: false,
  packedAt: null,
  refundOwed: { amount: 0, currency: 'INR' },
  shippingAddress: { name: 'Asha <b>Rao</b>' },
  total: { amount: 157_500, currency: 'INR' },
};
/** The server's stream of order events. */
let stream: EventTarget;
let orders: object[] = [];
let calls: { operationName: string; variables: Record<string, unknown> }[] = [];

beforeEach(() => {
  orders = [ORDER];
  const Silent = globalThis.EventSource;
  globalThis.EventSource = class extends Silent {
    constructor(address: string | URL) {
      super(address);
      stream = this;
    }
  };
  calls = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, request) => {
    const call = JSON.parse(String(request?.body));
    calls.push(call);
    const pageInfo = { hasNextPage: false, endCursor: null };
    const page = { nodes: orders, totalCount: orders.length, openCount: orders.length, pageInfo };
    return Response.json({ data: { orders: page, draftOrders: page } });
  });
});

afterEach(() => vi.restoreAllMocks());

function show(search = '') {
  render(
    <MemoryRouter initialEntries={[`/orderlist${search}`]}>
      <LiveOrderList />
    </MemoryRouter>,
  );
}

test('an order is a row that links to it, and its texts are not interpreted as HTML', async () => {
  show();
  const row = await screen.findByRole('row', { name: /1001/ });
  expect([...row.querySelectorAll('td')].map(({ textContent }) => textContent)).toEqual([
    '#1001',
    expect.stringContaining('24 Nov 2026'),
    'Asha <b>Rao</b>',
    'asha@example.com',
    'Confirmed',
    '₹1,575',
  ]);
  expect(screen.getByRole('link', { name: '#1001' }).getAttribute('href')).toBe(
    `/orderdetails?order=${ORDER.id}`,
  );
});

test('drafts are searched, and an expired link is marked', async () => {
  const draft = { ...ORDER, status: 'DRAFT', draft: { isExpired: false } };
  orders = [
    { ...draft, number: 'D12' },
    { ...draft, id: 'b'.repeat(24), number: 'D11', draft: { isExpired: true } },
  ];
  show('?status=DRAFT&search=asha');
  expect((await screen.findByRole('row', { name: /D12/ })).textContent).toContain('Draft');
  expect(screen.getByRole('row', { name: /D11/ }).textContent).toContain('Link expired');
  const read = calls.find(({ operationName }) => operationName === 'ReadDraftOrders');
  expect(read?.variables).toMatchObject({ search: 'asha' });
});

test('a new order appears by itself', async () => {
  show();
  await screen.findByRole('row', { name: /1001/ });
  orders = [{ ...ORDER, id: 'b'.repeat(24), number: '1002' }, ORDER];
  stream.dispatchEvent(new Event('orders'));
  await waitFor(() => expect(screen.getByRole('row', { name: /1002/ })).toBeTruthy());
});

test('an order that was announced but failed to load appears with the next announcement', async () => {
  show();
  await screen.findByRole('row', { name: /1001/ });
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const broken = stream;
  orders = [{ ...ORDER, id: 'b'.repeat(24), number: '1002' }, ORDER];
  vi.mocked(fetch).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  broken.dispatchEvent(new Event('orders'));
  await vi.advanceTimersByTimeAsync(6_000);
  expect(stream).not.toBe(broken);
  stream.dispatchEvent(new Event('orders'));
  expect(await screen.findByRole('row', { name: /1002/ })).toBeTruthy();
  vi.useRealTimers();
});

test('of two responses the later request wins, in whatever order they arrive', async () => {
  show();
  await screen.findByRole('row', { name: /1001/ });
  const latest = (openCount: number, nodes: object[]) =>
    Response.json({ data: { orders: { openCount, nodes } } });
  const { promise, resolve } = Promise.withResolvers<Response>();
  vi.mocked(fetch).mockReturnValueOnce(promise);
  stream.dispatchEvent(new Event('orders'));
  orders = [{ ...ORDER, id: 'b'.repeat(24), number: '1002' }, ORDER];
  stream.dispatchEvent(new Event('orders'));
  await screen.findByRole('row', { name: /1002/ });
  const before = calls.length;
  resolve(latest(1, [ORDER]));
  await new Promise((done) => setTimeout(done, 50));
  expect(calls).toHaveLength(before);
});

test('the list is refreshed when the window gets the focus', async () => {
  show();
  await screen.findByRole('row', { name: /Confirmed/ });
  orders = [{ ...ORDER, status: 'SHIPPED' }];
  dispatchEvent(new Event('focus'));
  expect(await screen.findByRole('row', { name: /Shipped/ })).toBeTruthy();
});

test('the address contains the search', async () => {
  show('?search=asha&status=SHIPPED&payment=PAID&size=40');
  await screen.findByRole('row', { name: /1001/ });
  const read = calls.find(({ operationName }) => operationName === 'ReadOrders');
  expect(read?.variables).toMatchObject({
    first: 40,
    filter: { search: 'asha', status: 'SHIPPED', paymentStatus: 'PAID' },
  });
});

test('a figure of a report leads to its orders of a product or a discount, and shows which filters apply', async () => {
  const [product, discount] = ['e'.repeat(24), 'd'.repeat(24)];
  show(
    orderListPath({ from: '2026-11-01', to: '2026-11-30', figure: 'ORDERS', product, discount }).slice(
      '/orderlist'.length,
    ),
  );
  await screen.findByRole('row', { name: /1001/ });
  const read = calls.find(({ operationName }) => operationName === 'ReadOrders');
  const days = { from: '2026-11-01', to: '2026-11-30' };
  expect(read?.variables).toMatchObject({
    filter: { ...days, figure: 'ORDERS', productId: product, discountId: discount },
  });
  for (const name of ['Product', 'Discount'])
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name }).value).not.toBe('');
});

test('an empty list says that there are no orders', async () => {
  orders = [];
  show();
  expect(await screen.findByText('No orders yet')).toBeTruthy();
});

test('the filter for packing is in the address, and a packed order is marked', async () => {
  orders = [{ ...ORDER, packedAt: '2026-11-24T11:00:00.000Z' }];
  show(orderListPath({ packing: 'TO_PACK' }).slice('/orderlist'.length));
  const row = await screen.findByRole('row', { name: /1001/ });
  expect(row.querySelector('.orders__marks')?.textContent).toBe('ConfirmedPacked');
  const read = calls.find(({ operationName }) => operationName === 'ReadOrders');
  expect(read?.variables).toMatchObject({ filter: { isPacked: false } });
});

test('a partly shipped order and an owed refund are marked', async () => {
  orders = [
    { ...ORDER, isPartlyShipped: true },
    {
      ...ORDER,
      id: 'c'.repeat(24),
      number: '1000',
      status: 'CANCELED',
      refundOwed: { amount: 1, currency: 'INR' },
    },
  ];
  show('?refund=owed');
  expect(await screen.findByText('Partially shipped')).toBeTruthy();
  expect(screen.getByText('Refund owed')).toBeTruthy();
  const read = calls.find(({ operationName }) => operationName === 'ReadOrders');
  expect(read?.variables).toMatchObject({ filter: { isRefundOwed: true } });
});
