import { expect, test } from 'vitest';
import { pruneReleases, type ReleaseCause, type ReleaseCollection } from './releases.ts';

/**
 * Prunes releases.
 * @returns the numbers of the releases that remain after pruning
 */
async function left(count: number, current: number | null, causeOf: (number: number) => ReleaseCause) {
  const all = Array.from({ length: count }, (_, index) => ({
    _id: count - index,
    cause: causeOf(count - index),
  }));
  let gone: number[] = [];
  const releases = {
    find: () => ({ sort: () => ({ toArray: async () => all }) }),
    deleteMany: async ({ _id }: { _id: { $in: number[] } }) => {
      gone = _id.$in;
    },
  };
  await pruneReleases(releases as unknown as ReleaseCollection, current);
  return all.map(({ _id }) => _id).filter((number) => !gone.includes(number));
}

const SAVED = () => 'SAVED' as const;
const range = (from: number, to: number) => Array.from({ length: from - to + 1 }, (_, index) => from - index);

test('twenty releases are kept, and fewer if there are fewer', async () => {
  expect(await left(0, null, SAVED)).toEqual([]);
  expect(await left(3, 3, SAVED)).toEqual([3, 2, 1]);
  expect(await left(30, 30, SAVED)).toEqual(range(30, 11));
});

test('the live release and ten before it are kept, however many newer ones exist', async () => {
  expect(await left(60, 30, SAVED)).toEqual([...range(60, 41), ...range(30, 20)]);
});

test('releases caused by stock only are deleted with the next release, except for the live one', async () => {
  const byStock = (number: number) => (number % 2 === 0 ? ('STOCK' as const) : ('SAVED' as const));
  const kept = await left(60, 60, byStock);
  expect(kept[0]).toBe(60);
  expect(kept.slice(1).every((number) => number % 2 === 1)).toBe(true);
  expect(kept).toHaveLength(20);
});
