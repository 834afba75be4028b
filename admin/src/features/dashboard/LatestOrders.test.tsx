import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LatestOrders } from './LatestOrders.tsx';

function shownStatuses() {
  const rows = screen.getAllByRole('row').slice(1);
  return rows.map((row) => row.querySelector('.status')?.textContent);
}

test('the filter offers Status, All, Paid, Chargeback and Refund', () => {
  render(<LatestOrders />);
  const options = screen.getAllByRole('option').map((option) => option.textContent);
  expect(options).toEqual(['Status', 'All', 'Paid', 'Chargeback', 'Refund']);
});

test.each(['Paid', 'Chargeback', 'Refund'])('"%s" leaves the orders of that status', (status) => {
  render(<LatestOrders />);
  fireEvent.change(screen.getByRole('combobox'), { target: { value: status } });
  expect(new Set(shownStatuses())).toEqual(new Set([status]));
});

test('"All" brings every order back', () => {
  render(<LatestOrders />);
  const all = shownStatuses();
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'Refund' } });
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'All' } });
  expect(shownStatuses()).toEqual(all);
});
