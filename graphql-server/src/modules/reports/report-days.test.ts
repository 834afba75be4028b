import { expect, test } from 'vitest';
import { inParts } from './read-parts.ts';
import { assertDays, daysBefore, intervalsOf, startsOf } from './report-days.ts';

test.each([
  ['2026-11-01', '2026-11-30', '2026-10-02', '2026-10-31'],
  ['2026-11-15', '2026-11-15', '2026-11-14', '2026-11-14'],
  ['2024-01-01', '2024-12-31', '2022-12-31', '2023-12-31'],
])('as many days as from %s to %s begin on %s and end on %s', (from, to, before, until) => {
  expect(daysBefore({ from, to })).toEqual({ from: before, to: until });
});

test.each([
  [
    'WEEK',
    '2026-11-04',
    '2026-11-17',
    ['2026-11-04–2026-11-08', '2026-11-09–2026-11-15', '2026-11-16–2026-11-17'],
  ],
  ['WEEK', '2026-11-09', '2026-11-15', ['2026-11-09–2026-11-15']],
  ['WEEK', '2026-11-15', '2026-11-16', ['2026-11-15–2026-11-15', '2026-11-16–2026-11-16']],
  [
    'MONTH',
    '2026-01-31',
    '2026-03-01',
    ['2026-01-31–2026-01-31', '2026-02-01–2026-02-28', '2026-03-01–2026-03-01'],
  ],
  ['MONTH', '2025-12-01', '2026-01-31', ['2025-12-01–2025-12-31', '2026-01-01–2026-01-31']],
  ['DAY', '2026-02-28', '2026-03-01', ['2026-02-28–2026-02-28', '2026-03-01–2026-03-01']],
] as const)('each %s from %s to %s is one of %o', (by, from, to, expected) => {
  expect(intervalsOf({ from, to }, by).map((one) => `${one.from}–${one.to}`)).toEqual(expected);
});

test('each interval follows the one before, and together they are the period', () => {
  for (const by of ['DAY', 'WEEK', 'MONTH'] as const) {
    const all = intervalsOf({ from: '2027-12-30', to: '2028-12-29' }, by);
    expect(all[0]?.from).toBe('2027-12-30');
    expect(all.at(-1)?.to).toBe('2028-12-29');
    for (const [index, { from }] of all.entries())
      if (index > 0) expect(daysBefore({ from, to: from }).to).toBe(all[index - 1]?.to);
  }
});

test.each([
  ['Asia/Kolkata', [24, 24, 24]],
  // Summer time starts on the 29th.
  ['Europe/Berlin', [24, 23, 24]],
])('in %s days around the end of March have %o hours', (timeZone, hours) => {
  const starts = startsOf({ from: '2026-03-28', to: '2026-03-30' }, timeZone);
  const lengths = starts.slice(1).map((start, index) => (Number(start) - Number(starts[index])) / 3_600_000);
  expect(lengths).toEqual(hours);
});

test.each([
  ['yesterday', '2025-03-10', 'from'],
  ['2025-03-10', '2025-02-30', 'to'],
  ['2025-03-10', '2025-03-09', 'to'],
  ['2025-01-01', '2026-01-02', 'to'],
])('no report is from %s to %s', (from, to, field) => {
  expect(() => assertDays({ from, to })).toThrow(
    expect.objectContaining({ fieldErrors: { [field]: expect.any(String) } }),
  );
});

test('a report has up to 366 days', () => {
  expect(assertDays({ from: '2024-01-01', to: '2024-12-31' })).toBe(366);
  expect(assertDays({ from: '2024-01-01', to: '2024-01-01' })).toBe(1);
});

test.each([
  ['2026-11-01', '2026-11-01', ['2026-11-01–2026-11-01']],
  ['2026-01-01', '2026-04-02', ['2026-01-01–2026-04-02']],
  ['2026-01-01', '2026-04-03', ['2026-01-01–2026-04-02', '2026-04-03–2026-04-03']],
  [
    '2024-01-01',
    '2024-12-31',
    ['2024-01-01–2024-04-01', '2024-04-02–2024-07-02', '2024-07-03–2024-10-02', '2024-10-03–2024-12-31'],
  ],
])('%s to %s is read in parts that cover each day once', async (from, to, expected) => {
  expect(await inParts({ from, to }, async (part) => [`${part.from}–${part.to}`])).toEqual(expected);
});
