import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { LatestOrders } from './LatestOrders.tsx';

function show() {
  render(
    <MemoryRouter>
      <LatestOrders />
    </MemoryRouter>,
  );
}

function shownStatuses() {
  const rows = screen.getAllByRole('row').slice(1);
  return rows.map((row) => row.querySelector('.status')?.textContent);
}

test('the filter offers Status, All, Paid, Chargeback and Refund', () => {
  show();
  const options = screen.getAllByRole('option').map((option) => option.textContent);
  expect(options).toEqual(['Status', 'All', 'Paid', 'Chargeback', 'Refund']);
});

test.each(['Paid', 'Chargeback', 'Refund'])('"%s" shows the orders with that status', (status) => {
  show();
  fireEvent.change(screen.getByRole('combobox'), { target: { value: status } });
  expect(new Set(shownStatuses())).toEqual(new Set([status]));
});

test('"All" brings every order back', () => {
  show();
  const all = shownStatuses();
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'Refund' } });
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'All' } });
  expect(shownStatuses()).toEqual(all);
});

test('each order links to its page', () => {
  show();
  const links = screen.getAllByRole('link');
  expect(links.length).toBe(shownStatuses().length);
  const number = links[1]?.textContent?.slice(1);
  expect(links[1]?.getAttribute('href')).toBe(`/orderdetails?order=${number}`);
});
