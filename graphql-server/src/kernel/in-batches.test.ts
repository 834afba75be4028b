import { expect, test } from 'vitest';
import { inBatches, oneAhead } from './in-batches.ts';

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

test('items that arrive one by one are collected, and a failure between them is passed on', async () => {
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

test('the next item is requested while the caller processes the current one', async () => {
  const log: string[] = [];
  async function* items() {
    for (const item of [1, 2]) {
      log.push(`made ${item}`);
      yield item;
    }
  }
  for await (const item of oneAhead(items())) {
    await Promise.resolve();
    log.push(`used ${item}`);
  }
  expect(log).toEqual(['made 1', 'made 2', 'used 1', 'used 2']);
});

test('an error comes after the items before it, and the source is closed when the caller stops early', async () => {
  let isClosed = false;
  async function* items() {
    try {
      yield 1;
      yield 2;
      throw new Error('broken');
    } finally {
      isClosed = true;
    }
  }
  const used: number[] = [];
  const use = async () => {
    for await (const item of oneAhead(items())) used.push(item);
  };
  await expect(use()).rejects.toThrow('broken');
  expect(used).toEqual([1, 2]);
  isClosed = false;
  for await (const _ of oneAhead(items())) break;
  expect(isClosed).toBe(true);
});
