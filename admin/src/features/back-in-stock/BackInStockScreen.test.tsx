import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { toast } from 'react-hot-toast/headless';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setSession } from '../../session/session-state.ts';
import { Toaster } from '../../toast/Toaster.tsx';
import { BackInStockScreen } from './BackInStockScreen.tsx';

const MAT = {
  ...{ variantId: 'a'.repeat(24), title: 'Red / M', waiting: 1_200, since: '2026-11-20T10:00:00.000Z' },
  product: { id: 'b'.repeat(24), title: 'Mat' },
};
const GONE = { ...MAT, variantId: 'c'.repeat(24), title: null, waiting: 1, product: null };
const ALERT = { id: 'd'.repeat(24), email: 'asha@example.com', requestedAt: '2026-11-20T10:00:00.000Z' };

interface Call {
  operationName: string;
  variables: object;
}

let variants: object[];
let alerts: object[];
let calls: Call[];
let hasFailed: boolean;

beforeEach(() => {
  variants = [MAT, GONE];
  alerts = [ALERT];
  calls = [];
  hasFailed = false;
  const pageInfo = { hasNextPage: false, endCursor: null };
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, request) => {
    const call: Call = JSON.parse(String(request?.body));
    calls.push(call);
    if (hasFailed) throw new TypeError('Failed to fetch');
    if (call.operationName === 'ReadWaitedVariants') {
      const page = { totalCount: variants.length, requestCount: 1_201, nodes: variants, pageInfo };
      return Response.json({ data: { stockAlerts: page } });
    }
    if (call.operationName === 'ReadWaitingAddresses')
      return Response.json({
        data: { stockAlertsOf: { totalCount: alerts.length, nodes: alerts, pageInfo } },
      });
    alerts = [];
    return Response.json({ data: { deleteStockAlert: ALERT.id } });
  });
});
afterEach(() => {
  act(() => toast.removeAll());
  vi.restoreAllMocks();
  setSession(null);
});

async function open(address = '/back-in-stock'): Promise<void> {
  render(
    <MemoryRouter initialEntries={[address]}>
      <BackInStockScreen />
      <Toaster />
    </MemoryRouter>,
  );
  await waitFor(() => expect(screen.queryByText('Loading the variants')).toBeNull());
}

const sent = (name: string) => calls.filter(({ operationName }) => operationName === name);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name, hidden: true }));

test('each variant shows how many shoppers wait, and a deleted product is marked', async () => {
  await open();
  expect(screen.getByText('1,201 requests')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Mat, Red / M' }).getAttribute('href')).toBe(
    `/products/edit/${MAT.product.id}`,
  );
  expect(screen.getByText('1,200')).toBeTruthy();
  expect(screen.getByText('Deleted product')).toBeTruthy();
});

test('the addresses are shown, and a request can be deleted', async () => {
  await open();
  press('Requests for Mat, Red / M');
  await waitFor(() => expect(screen.queryByText('Loading the requests')).toBeNull());
  expect(sent('ReadWaitingAddresses')[0]?.variables).toEqual({ variantId: MAT.variantId, first: 20 });
  press('Delete the request from asha@example.com');
  expect(await screen.findByText('Request deleted')).toBeTruthy();
  expect(sent('DeleteStockAlert').map(({ variables }) => variables)).toEqual([{ id: ALERT.id }]);
  expect(await screen.findByText('There are no more requests.')).toBeTruthy();
});

test.each([
  ['/back-in-stock', 'No requests'],
  ['/back-in-stock?search=x', 'No variant matches'],
])('%s without variants says so', async (address, title) => {
  variants = [];
  await open(address);
  expect(screen.getByText(title)).toBeTruthy();
});

test('a list that failed to load can be loaded again', async () => {
  hasFailed = true;
  await open();
  expect(await screen.findByText('The variants could not be loaded')).toBeTruthy();
  hasFailed = false;
  press('Retry');
  expect(await screen.findByText('1,201 requests')).toBeTruthy();
});
