import { expect, test } from 'vitest';
import { changeRuns } from './change-runs.ts';
import { changeOf } from './testing/sample-changes.ts';

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
