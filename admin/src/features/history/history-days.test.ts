import { expect, test } from 'vitest';
import { changeRuns, historyDays, timeWords } from './history-days.ts';
import { changeOf } from './testing/sample-changes.ts';

const NOON = new Date(2026, 10, 22, 12).getTime();
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** The time this many milliseconds before noon. */
const before = (ms: number) => new Date(NOON - ms).toISOString();

test('changes are grouped by day in this device’s time zone; today and yesterday are named', () => {
  const changes = [0, MINUTE_MS, DAY_MS, 3 * DAY_MS].map((age, index) =>
    changeOf({ id: String(index), at: before(age) }),
  );
  const days = historyDays(changes, NOON).map(({ name, changes }) => [name, changes.map(({ id }) => id)]);
  expect(days).toEqual([
    ['Today', ['0', '1']],
    ['Yesterday', ['2']],
    ['19 Nov 2026', ['3']],
  ]);
});

test.each([
  [10, '11:59, just now'],
  [3 * MINUTE_MS, '11:57, 3 minutes ago'],
  [61 * MINUTE_MS, '10:59, 1 hour ago'],
  [2 * DAY_MS, '12:00'],
])('%i ms ago reads %s', (age, words) => {
  expect(timeWords(before(age), NOON)).toBe(words);
});

const work = (count: number, changes: object) =>
  Array.from({ length: count }, (_, index) => changeOf({ id: String(index), ...changes }));

test.each([
  ['a bulk change', work(5, { source: 'BULK' }), [5]],
  ['a few of one', work(3, { source: 'BULK' }), [1, 1, 1]],
  ['changes by hand', work(5, {}), [1, 1, 1, 1, 1]],
  ['undone ones', work(4, { source: 'UNDO', undoes: '1' }), [1, 1, 1, 1]],
  [
    'imports of two people',
    [...work(4, { source: 'IMPORT', by: 'Anil' }), ...work(4, { source: 'IMPORT', by: 'Meera' })],
    [4, 4],
  ],
])('of %s these stand together: %j', (_, changes, lengths) => {
  expect(changeRuns(changes).map(({ length }) => length)).toEqual(lengths);
});
