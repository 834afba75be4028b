import { MongoNetworkError } from 'mongodb';
import { expect, test } from 'vitest';
import { Batch, type Outcome } from './batch.ts';

/** A batch that doubles numbers. @param answer its result, if any, replaces the doubled numbers */
function doubling(answer: (group: readonly number[]) => Outcome<number>[] | undefined = () => undefined) {
  const groups: number[][] = [];
  const commits = new Batch<number, number>({
    maxSize: 3,
    failsAll: (error) => error instanceof MongoNetworkError,
    commit: async (group) => {
      groups.push([...group]);
      await Promise.resolve();
      return answer(group) ?? group.map((item) => ({ result: 2 * item }));
    },
  });
  return { commits, groups };
}

test('waiting items share a commit, up to a maximum', async () => {
  const { commits, groups } = doubling();
  const results = await Promise.all([1, 2, 3, 4, 5].map((item) => commits.run(item)));
  expect(results).toEqual([2, 4, 6, 8, 10]);
  expect(groups).toEqual([[1], [2, 3, 4], [5]]);
  expect(await commits.run(6)).toBe(12);
});

test('a rejected item does not affect its group', async () => {
  const refused = new Error('not this one');
  const { commits, groups } = doubling((group) =>
    group.map((item) => (item === 3 ? { error: refused } : { result: item })),
  );
  const results = await Promise.allSettled([1, 2, 3, 4].map((item) => commits.run(item)));
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
  expect(results[2]).toMatchObject({ reason: refused });
  expect(groups).toEqual([[1], [2, 3, 4]]);
});

test('the items of a failed group are retried one by one, so none fails because of another', async () => {
  const { commits, groups } = doubling((group) => {
    if (group.includes(3)) throw new Error('the third again');
    return undefined;
  });
  const results = await Promise.allSettled([1, 2, 3, 4].map((item) => commits.run(item)));
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
  expect(groups).toEqual([[1], [2, 3, 4], [2], [3], [4]]);
});

test('when the database does not answer, all items fail at once', async () => {
  const { commits, groups } = doubling(() => {
    throw new MongoNetworkError('gone');
  });
  const results = await Promise.allSettled([1, 2, 3].map((item) => commits.run(item)));
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(groups).toEqual([[1], [2, 3]]);
});

test('items that arrive right after a commit share the next one', async () => {
  const groups: number[] = [];
  const commits = new Batch<number, number>({
    gatherMs: 200,
    failsAll: () => false,
    commit: async (group) => {
      groups.push(group.length);
      return group.map((result) => ({ result }));
    },
  });
  await Promise.all([1, 2, 3].map((item) => commits.run(item)));
  const late = [4, 5].map(async (item) => {
    await new Promise(setImmediate);
    return commits.run(item);
  });
  expect(await Promise.all(late)).toEqual([4, 5]);
  expect(groups).toEqual([1, 2, 2]);
});

test('items that arrive after a shared commit join those that waited during it', async () => {
  const groups: number[] = [];
  const commits = new Batch<number, number>({
    gatherMs: 200,
    maxSize: 4,
    failsAll: () => false,
    commit: async (group) => {
      groups.push(group.length);
      if (groups.length === 2) for (const item of [4, 5]) void commits.run(item);
      return group.map((result) => ({ result }));
    },
  });
  await Promise.all([1, 2, 3].map((item) => commits.run(item)));
  await Promise.all([6, 7].map((item) => commits.run(item)));
  expect(groups).toEqual([1, 2, 4]);
});
