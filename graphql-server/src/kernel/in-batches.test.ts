import { expect, test } from 'vitest';
import { inBatches } from './in-batches.ts';

test.each([
  [0, []],
  [1, [[0]]],
  [2, [[0, 1]]],
  [5, [[0, 1], [2, 3], [4]]],
])('%i items in twos', async (count, batches) => {
  const taken: number[][] = [];
  for await (const batch of inBatches(Array(count).keys(), 2)) taken.push(batch);
  expect(taken).toEqual(batches);
});

test('items that come one by one are collected, and a failure between them is passed on', async () => {
  async function* failing() {
    yield* [1, 2, 3];
    throw new Error('the database is gone');
  }
  const taken: number[][] = [];
  const take = async () => {
    for await (const batch of inBatches(failing(), 2)) taken.push(batch);
  };
  await expect(take()).rejects.toThrow('the database is gone');
  expect(taken).toEqual([[1, 2]]);
});
