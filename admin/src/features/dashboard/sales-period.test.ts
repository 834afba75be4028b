import { afterEach, beforeEach, expect, test } from 'vitest';
import { setSession } from '../../session/session-state.ts';
import { barsOf, changeSince, daysOf, monthAt } from './sales-period.ts';

/** A time at which it is already the first of March in India. */
const NOW = new Date('2028-02-29T19:00:00Z');

beforeEach(() =>
  setSession({
    hasAccounts: false,
    isOpen: true,
    currency: 'INR',
    timeZone: 'Asia/Kolkata',
    operator: null,
  }),
);

afterEach(() => setSession(null));

test.each([
  ['week', '2028-02-24'],
  ['month', '2028-02-01'],
  ['year', '2027-04-01'],
] as const)('a %s begins on %s, and ends today', (period, from) => {
  expect(daysOf(period, NOW)).toEqual({ from, to: '2028-03-01', month: '2028-03-01' });
});

test('months follow the shop’s time zone', () => {
  expect(monthAt(NOW)).toBe('March');
});

const ofDay = (date: string, amount: number) => ({ date, revenue: { amount } });

test('each day has a bar', () => {
  expect(barsOf('week', [ofDay('2026-11-26', 100)])).toEqual([
    { name: '26 Nov 2026', shortName: '26 Nov', amount: 100 },
  ]);
});

test('the days of a year are summed by month', () => {
  const days = [ofDay('2025-12-31', 1), ofDay('2026-01-01', 10), ofDay('2026-01-31', 100)];
  expect(barsOf('year', days)).toEqual([
    { name: 'December 2025', shortName: 'Dec', amount: 1 },
    { name: 'January 2026', shortName: 'Jan', amount: 110 },
  ]);
});

test.each([
  [0, 5, ''],
  [100, 112, ' · up 12%'],
  [100, 40, ' · down 60%'],
  [1000, 1004, ' · no change'],
  [1, 13, ' · up 1,200%'],
  [5, 0, ' · down 100%'],
])('%d before and %d now reads "%s"', (previous, current, text) => {
  expect(changeSince(previous, current)).toBe(text);
});
