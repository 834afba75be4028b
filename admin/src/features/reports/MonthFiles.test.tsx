import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { MonthFiles } from './MonthFiles.tsx';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2027-01-15T06:30:00Z') });
  return () => vi.useRealTimers();
});

const links = () =>
  screen
    .getAllByRole<HTMLAnchorElement>('link')
    .map((link) => [link.textContent?.trim(), link.getAttribute('href')]);

test('offers the files of last month, or of another one', () => {
  render(<MonthFiles isIndian />);
  const hrefOf = (table: string) => `/api/invoices/return/${table}?month=2026-12`;
  expect(links()).toEqual([
    ['Accounting', hrefOf('accounting')],
    ['B2B', hrefOf('b2b')],
    ['B2C', hrefOf('b2cs')],
    ['Credit notes', hrefOf('cdnr')],
    ['HSN', hrefOf('hsn')],
    ['Documents', hrefOf('docs')],
  ]);
  const month = screen.getByRole('combobox', { name: 'Month of the files' });
  expect(month.querySelectorAll('option')[0]?.textContent).toBe('January 2027');
  fireEvent.change(month, { target: { value: '2026-02' } });
  expect(links()[0]).toEqual(['Accounting', '/api/invoices/return/accounting?month=2026-02']);
});

test('offers no Indian tax return to other shops', () => {
  render(<MonthFiles isIndian={false} />);
  expect(links().map(([label]) => label)).toEqual(['Accounting']);
});
