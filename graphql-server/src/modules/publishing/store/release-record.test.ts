import { expect, test } from 'vitest';
import { toRecord } from './release-record.ts';

const RECORD = {
  number: 3,
  createdAt: '',
  pages: 1,
  reused: 0,
  durationMs: 1,
  bytes: 1,
  renderer: 'v',
  buckets: [],
};
const counts = (products: number, categories = 0, content = false) => ({ products, categories, content });

test.each([
  ['Use my catalogue, by $Asha: 1,200 products', 'CATALOGUE_USED', ['$Asha'], counts(1_200)],
  ['Use my catalogue: 1 product', 'CATALOGUE_USED', [], counts(1)],
  ['Go live', 'REQUESTED', [], null],
  ['Go live, by Asha: 2: the storefront content', 'REQUESTED', ['Asha: 2'], counts(0, 0, true)],
  [
    'Import by Asha, Meera and 2 more: 3 products, 1 category and the storefront content',
    'IMPORTED',
    ['Asha, Meera and 2 more'],
    counts(3, 1, true),
  ],
  ['Import: 5 products', 'IMPORTED', [], counts(5)],
  ['Saved changes: 2 categories', 'SAVED', [], counts(0, 2)],
  ['Saved by Meera: 1 product', 'SAVED', ['Meera'], counts(1)],
  ['A date was reached: 1 product', 'DATE_REACHED', [], counts(1)],
  ['Files of the release before were lost', 'REPAIRED', [], null],
  ['New version of the pages', 'PAGES_RENEWED', [], null],
  ['Start of the server', 'SERVER_STARTED', [], null],
])('a release of a version before, "%s", is read as %s of %j', (cause, kind, causedBy, changed) => {
  const read = toRecord({ ...RECORD, cause, changes: ['Changed Red shoe (price)'] });
  expect(read).toEqual({ ...RECORD, cause: kind, causedBy, changed, entries: [] });
});

test('a release of this version is read as it is', () => {
  const record = {
    ...RECORD,
    cause: 'SAVED' as const,
    causedBy: ['A: 1 product'],
    changed: null,
    entries: [],
  };
  expect(toRecord(record)).toBe(record);
});
