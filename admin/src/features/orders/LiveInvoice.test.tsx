import { fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { LiveInvoice } from './LiveInvoice.tsx';

const ID = 'a'.repeat(24);
const SHEET = {
  title: 'Tax invoice',
  number: 'INV/26-27/1',
  facts: [
    { label: 'Number', text: 'INV/26-27/1' },
    { label: 'Date', text: '3 December 2026' },
  ],
  parties: [
    { label: 'Sold by', lines: ['Mela', '1 Own Street', 'GSTIN 27AAPFU0939F1ZV'] },
    { label: 'Billed to', lines: ['Asha <b>Rao</b>', '12 MG Road'] },
  ],
  columns: [
    { title: 'Description', isNumber: false },
    { title: 'Total', isNumber: true },
  ],
  rows: [
    ['Rug', '₹1,180'],
    ['Rug', '₹1,180'],
  ],
  totals: [{ label: 'Total', amount: '₹2,360', isTotal: true }],
  words: 'Rupees two thousand three hundred sixty only',
  taxes: { columns: ['Rate', 'Taxable value', 'IGST'], rows: [['18%', '₹2,000', '₹360 (18%)']] },
  notes: [] as string[],
};
const INVOICE = { id: '1', kind: 'INVOICE', number: SHEET.number, url: '/api/invoices/1/pdf', sheet: SHEET };
const NOTE = {
  ...{ id: '2', kind: 'CREDIT_NOTE', number: 'CN/26-27/1', url: '/api/invoices/2/pdf' },
  sheet: { ...SHEET, title: 'Credit note', number: 'CN/26-27/1' },
};

const NO_ORDERS = { orders: { openCount: 0, nodes: [] } };

afterEach(() => vi.restoreAllMocks());

function show(answer: object | Error | null, search = `?order=${ID}`): void {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    if (answer instanceof Error) throw answer;
    return answer === null
      ? Response.json({ data: null, errors: [{ message: 'No', extensions: { code: 'NOT_FOUND' } }] })
      : Response.json({ data: { orderById: answer, ...NO_ORDERS } });
  });
  render(
    <MemoryRouter initialEntries={[`/invoice${search}`]}>
      <LiveInvoice />
    </MemoryRouter>,
  );
}
const order = (documents: object[]) => ({
  ...{ id: ID, number: '1001', paymentMethod: 'upi', paymentStatus: 'PAID', documents },
});

test('an invoice shows the content of its PDF, and can be saved and printed', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  show(order([INVOICE, NOTE]));
  const receipt = within(await screen.findByRole('article', { name: 'Tax invoice INV/26-27/1' }));
  expect(receipt.getByText('Asha <b>Rao</b>')).toBeTruthy();
  expect(receipt.getByText('GSTIN 27AAPFU0939F1ZV')).toBeTruthy();
  expect(receipt.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'DescriptionTotal',
    'Rug₹1,180',
    'Rug₹1,180',
    'RateTaxable valueIGST',
    '18%₹2,000₹360 (18%)',
  ]);
  expect(receipt.getByText(SHEET.words)).toBeTruthy();
  const save = screen.getByRole('link', { name: 'Save PDF' });
  expect([save.getAttribute('href'), save.getAttribute('download')]).toEqual([
    INVOICE.url,
    'INV-26-27-1.pdf',
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
  vi.unstubAllGlobals();
});

test('the credit notes are one press away', async () => {
  show(order([INVOICE, NOTE]));
  const link = await screen.findByRole('link', { name: 'CN/26-27/1' });
  expect(link.getAttribute('aria-current')).toBeNull();
  fireEvent.click(link);
  expect(await screen.findByRole('article', { name: 'Credit note CN/26-27/1' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'CN/26-27/1' }).getAttribute('aria-current')).toBe('page');
});

test('an order without an invoice says when it will get one', async () => {
  show(order([]));
  expect(await screen.findByRole('heading', { name: 'Order #1001 has no invoice yet' })).toBeTruthy();
});

test('an unknown order shows that it was not found', async () => {
  show(null);
  expect(await screen.findByText('Order not found')).toBeTruthy();
});

test('a shop without orders says so', async () => {
  show(order([]), '');
  expect(await screen.findByText('No orders yet')).toBeTruthy();
});

test('an invoice that failed to load can be loaded again', async () => {
  show(new TypeError('Failed to fetch'));
  expect(await screen.findByText('The invoice could not be loaded', {}, { timeout: 20_000 })).toBeTruthy();
  vi.mocked(fetch).mockImplementation(async () => Response.json({ data: { orderById: order([INVOICE]) } }));
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('article', { name: 'Tax invoice INV/26-27/1' })).toBeTruthy();
}, 30_000);
