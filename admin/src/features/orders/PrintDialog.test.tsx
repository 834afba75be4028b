import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { OrderPapers } from './PrintDialog.tsx';

const ORDERS = ['1001', '1002', '1005'].map((number) => ({ number }));

afterEach(() => vi.restoreAllMocks());

function answer(make: () => Response | Promise<Response>) {
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => make());
  render(<OrderPapers orders={ORDERS} />);
  return fetched;
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const pdf = (headers = {}) =>
  new Response('%PDF-', { headers: { 'content-type': 'application/pdf', ...headers } });

test('packing slips of the selected orders are one file', async () => {
  const fetched = answer(() => pdf());
  press('Print packing slips');
  expect(screen.getByText(/Preparing 3 packing slips/)).toBeTruthy();
  const open = await screen.findByRole('link', { name: 'Open PDF' });
  expect(open.getAttribute('href')).toBe('/api/orders/packing-slips?orders=1001-1002,1005');
  expect(fetched.mock.calls.map(([address]) => address)).toEqual([open.getAttribute('href')]);
  expect(screen.queryByText(/Without an invoice/)).toBeNull();
});

test('orders without an invoice are named', async () => {
  answer(() => pdf({ 'x-orders-without-invoice': '1001-1002' }));
  press('Print invoices');
  expect(await screen.findByText(/No invoice yet.*1001–1002\./)).toBeTruthy();
});

test('a refusal shows the server’s message and can be retried', async () => {
  const message = 'None of these orders has an invoice yet.';
  const fetched = answer(() => Response.json({ message }, { status: 404 }));
  press('Print invoices');
  expect((await screen.findByRole('alert')).textContent).toBe(message);
  fetched.mockImplementation(async () => pdf());
  press('Try again');
  expect(await screen.findByRole('link', { name: 'Open PDF' })).toBeTruthy();
});

test('an unreachable server is reported', async () => {
  answer(() => Promise.reject(new TypeError('Failed to fetch')));
  press('Print invoices');
  expect((await screen.findByRole('alert')).textContent).toContain('did not respond');
});

test('printing can be canceled, which aborts the request', async () => {
  const fetched = answer(() => new Promise<Response>(() => {}));
  press('Print invoices');
  const [, request] = fetched.mock.calls[0] ?? [];
  press('Cancel');
  await expect.poll(() => request?.signal?.aborted).toBe(true);
});
