import { expect, test } from 'vitest';
import { formatDate } from './format-date.ts';

test.each([
  ['2026-03-14', '14 March 2026'],
  ['2026-01-05', '5 January 2026'],
])('%s is written %s, whatever the time zone', (day, words) => {
  expect(formatDate(day)).toBe(words);
});
