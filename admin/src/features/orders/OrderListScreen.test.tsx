import { fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { SAMPLE_ORDERS, type SampleOrder } from '../../sample-data/sample-orders.ts';
import { OrderListScreen } from './OrderListScreen.tsx';

function show(search = '', orders?: SampleOrder[]) {
  render(
    <MemoryRouter initialEntries={[`/orderlist${search}`]}>
      <OrderListScreen {...(orders && { orders })} />
    </MemoryRouter>,
  );
}

const choose = (name: string, option: string) =>
  fireEvent.change(screen.getByRole('combobox', { name }), { target: { value: option } });

/** The texts of a column in all rows, counted from 0. */
function column(index: number) {
  const rows = screen.getAllByRole('row').slice(1);
  return rows.map((row) => within(row).getAllByRole('cell')[index]?.textContent);
}

const optionsOf = (name: string) =>
  within(screen.getByRole('combobox', { name }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

test('the table has its seven columns, and the tools have their options', () => {
  show();
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads).toEqual(['ID', 'Name', 'Email', 'Total', 'Status', 'Date', 'Detail']);
  expect(optionsOf('Status')).toEqual(['Active', 'Disabled', 'Show all']);
  expect(optionsOf('Per page')).toEqual(['20', '30', '40']);
});

test('a mark beside the heading identifies the sample', () => {
  show();
  expect(screen.getByRole('heading', { level: 1 }).nextElementSibling?.textContent).toBe('Sample');
});

test('the list opens with the twenty newest orders', () => {
  show();
  expect(column(0)).toEqual(SAMPLE_ORDERS.slice(0, 20).map(({ id }) => `#${id}`));
  expect(screen.getByRole('status').textContent).toBe(`1–20 of ${SAMPLE_ORDERS.length}`);
});

test.each([
  ['Active', ['Pending', 'Received']],
  ['Disabled', ['Canceled']],
])('"%s" leaves the orders that are %s', (filter, statuses) => {
  show('?size=40');
  choose('Status', filter);
  expect([...new Set(column(4))].sort()).toEqual(statuses);
});

test.each([20, 30, 40])('a page shows %i orders when that size is chosen', (size) => {
  show();
  choose('Per page', String(size));
  expect(column(0)).toHaveLength(size);
});

test('each order is on exactly one page', () => {
  show();
  const seen = [...column(0)];
  while (screen.getByRole('link', { name: 'Next' }).getAttribute('aria-disabled') === 'false') {
    fireEvent.click(screen.getByRole('link', { name: 'Next' }));
    seen.push(...column(0));
  }
  expect(seen).toEqual(SAMPLE_ORDERS.map(({ id }) => `#${id}`));
  fireEvent.click(screen.getByRole('link', { name: 'Next' }));
  expect(screen.getByRole('link', { name: /Page/, current: 'page' }).textContent).toBe('4');
});

test('changing a filter opens the first page', () => {
  show('?page=3');
  expect(screen.getByRole('status').textContent).toMatch(/^41–60/);
  choose('Status', 'Active');
  expect(screen.getByRole('status').textContent).toMatch(/^1–20/);
});

test.each(['?page=99', '?page=-2', '?page=x&size=7&status=Lost'])('%s still shows orders', (search) => {
  show(search);
  expect(column(0).length).toBeGreaterThan(0);
});

test('when nothing matches, a button shows all orders', () => {
  show(
    '?status=Disabled',
    SAMPLE_ORDERS.filter(({ status }) => status !== 'Canceled'),
  );
  expect(screen.getByText('No order matches')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Show all' }));
  expect(column(0)).toHaveLength(20);
});
