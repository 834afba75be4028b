import { expect, test } from 'vitest';
import { endOf, timeLeft } from './time-left.ts';

const END = endOf('2026-03-25T00:00');

test.each([
  ['2026-03-22T20:57:56+05:30', { hasEnded: false, days: 2, hours: 3, minutes: 2, seconds: 4 }],
  ['2026-03-24T23:59:59+05:30', { hasEnded: false, days: 0, hours: 0, minutes: 0, seconds: 1 }],
  ['2026-03-24T23:59:58.001+05:30', { hasEnded: false, days: 0, hours: 0, minutes: 0, seconds: 1 }],
  ['2026-03-25T00:00:00+05:30', { hasEnded: true, days: 0, hours: 0, minutes: 0, seconds: 0 }],
  ['2027-01-01T00:00:00+05:30', { hasEnded: true, days: 0, hours: 0, minutes: 0, seconds: 0 }],
])('at %s a deal that ends on 25 March 2026 has %o left', (now, left) => {
  expect(timeLeft(END, Date.parse(now))).toEqual(left);
});
