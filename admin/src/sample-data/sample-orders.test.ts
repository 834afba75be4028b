import { expect, test } from 'vitest';
import { SAMPLE_ORDERS } from './sample-orders.ts';

test('the orders are listed newest first, each with a unique number', () => {
  const ids = SAMPLE_ORDERS.map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)].sort((a, b) => b - a));
  const days = SAMPLE_ORDERS.map(({ date }) => date);
  expect(days).toEqual(days.toSorted().reverse());
});

test('only canceled orders are refunded', () => {
  for (const { status, paymentStatus } of SAMPLE_ORDERS) {
    expect(status === 'Canceled').toBe(paymentStatus !== 'Paid');
  }
});
