import { expect, test } from 'vitest';
import { financialYearOf } from './financial-year.ts';

test.each([
  ['2027-03-31T18:29:59Z', 'INR', 'Asia/Kolkata', '26-27'],
  // Midnight in India.
  ['2027-03-31T18:30:00Z', 'INR', 'Asia/Kolkata', '27-28'],
  ['2026-12-31T12:00:00Z', 'INR', 'Asia/Kolkata', '26-27'],
  ['2099-04-01T12:00:00Z', 'INR', 'Asia/Kolkata', '99-00'],
  ['2027-01-01T04:59:59Z', 'USD', 'America/New_York', '2026'],
  ['2027-01-01T05:00:00Z', 'USD', 'America/New_York', '2027'],
])('%s in %s and %s is in %s', (moment, currency, timeZone, year) => {
  expect(financialYearOf(new Date(moment), currency, timeZone)).toBe(year);
});
