import { expect, test } from 'vitest';
import { formatDay } from './format-day.ts';
import { formatMoment } from './format-moment.ts';
import { plural } from './plural.ts';

test.each([
  ['2026-03-14', '14 March 2026'],
  ['2026-01-05', '5 January 2026'],
])('%s is written %s, whatever the time zone', (day, words) => {
  expect(formatDay(day)).toBe(words);
});

test.each([
  ['Asia/Kolkata', '27 November 2026 at 9:30 am IST'],
  ['UTC', '27 November 2026 at 4:00 am UTC'],
  ['Europe/Berlin', '27 November 2026 at 5:00 am GMT+1'],
])('a moment in %s names the time zone: %s', (timeZone, text) => {
  expect(formatMoment(new Date('2026-11-27T04:00:00Z'), timeZone)).toBe(text);
});

test.each([
  [0, 'items'],
  [1, 'item'],
  [2, 'items'],
])('%i of them are called %s', (count, form) => {
  expect(plural(count, { one: 'item', other: 'items' })).toBe(form);
});
