import { expect, test } from 'vitest';
import { INDIAN_TIME } from '../shop-days.ts';
import { endOf, timeLeft } from './time-left.ts';

const END = endOf('2026-03-25T00:00', INDIAN_TIME);

test.each([
  ['2026-03-22T20:57:56+05:30', { hasEnded: false, days: 2, hours: 3, minutes: 2, seconds: 4 }],
  ['2026-03-24T23:59:59+05:30', { hasEnded: false, days: 0, hours: 0, minutes: 0, seconds: 1 }],
  ['2026-03-24T23:59:58.001+05:30', { hasEnded: false, days: 0, hours: 0, minutes: 0, seconds: 1 }],
  ['2026-03-25T00:00:00+05:30', { hasEnded: true, days: 0, hours: 0, minutes: 0, seconds: 0 }],
  ['2027-01-01T00:00:00+05:30', { hasEnded: true, days: 0, hours: 0, minutes: 0, seconds: 0 }],
])('at %s a deal that ends on 25 March 2026 has %o left', (now, left) => {
  expect(timeLeft(END, Date.parse(now))).toEqual(left);
});

test.each([
  ['Europe/Berlin', '2026-03-25T00:00+01:00'],
  ['America/New_York', '2026-03-25T00:00-04:00'],
  ['UTC', '2026-03-25T00:00Z'],
])('in %s the deal ends at %s', (timeZone, end) => {
  expect(endOf('2026-03-25T00:00', timeZone)).toBe(Date.parse(end));
});
