import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Storage } from '../../src/kernel/storage/storage.ts';
import { Housekeeping } from '../../src/modules/publishing/process/housekeeping.ts';
import { ReleaseStore } from '../../src/modules/publishing/store/release-store.ts';

const IDLE_MS = 10_000;
const names = ['files/aa/aa1', 'files/aa/aa2', 'files/aa/aa3'];
let there: Set<string>;
let deletions: PromiseWithResolvers<void>[];

beforeEach(() => {
  vi.useFakeTimers();
  there = new Set(names);
  deletions = [];
});
afterEach(() => {
  vi.useRealTimers();
});

/** Files that no release has; each deletion waits until it is let through. */
function storeOfLeftovers(): ReleaseStore {
  const storage: Partial<Storage> = {
    list: async function* (folder) {
      for (const name of names) if (name.startsWith(`${folder}/`)) yield name;
    },
    delete: async (name) => {
      const deletion = Promise.withResolvers<void>();
      deletions.push(deletion);
      await deletion.promise;
      there.delete(name);
    },
  };
  return new ReleaseStore(storage as Storage);
}

test('what no release has is deleted once nothing is published for a while', async () => {
  const housekeeping = new Housekeeping(storeOfLeftovers());
  housekeeping.begin(null);
  await vi.advanceTimersByTimeAsync(IDLE_MS - 1);
  expect(deletions).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(1);
  for (let index = 0; index < names.length; index += 1) {
    deletions[index]?.resolve();
    await vi.advanceTimersByTimeAsync(0);
  }
  expect([...there]).toEqual([]);
});

test('what cannot be deleted is tried again when nothing is published the next time', async () => {
  const housekeeping = new Housekeeping(storeOfLeftovers());
  housekeeping.begin(null);
  await vi.advanceTimersByTimeAsync(IDLE_MS);
  deletions[0]?.reject(new Error('The disk is broken.'));
  await vi.advanceTimersByTimeAsync(2 * IDLE_MS);
  expect([deletions.length, there.size]).toEqual([1, names.length]);
  housekeeping.begin(null);
  await vi.advanceTimersByTimeAsync(IDLE_MS);
  for (let index = 1; index <= names.length; index += 1) {
    deletions[index]?.resolve();
    await vi.advanceTimersByTimeAsync(0);
  }
  expect([...there]).toEqual([]);
});

test('a publish waits for the deletion under way, and nothing more is deleted during it', async () => {
  const housekeeping = new Housekeeping(storeOfLeftovers());
  housekeeping.begin(null);
  await vi.advanceTimersByTimeAsync(IDLE_MS);
  let isPaused = false;
  const pausing = housekeeping.pause().then(() => {
    isPaused = true;
  });
  await vi.advanceTimersByTimeAsync(0);
  expect(isPaused).toBe(false);
  deletions[0]?.resolve();
  await pausing;
  await vi.advanceTimersByTimeAsync(2 * IDLE_MS);
  expect(deletions).toHaveLength(1);
  expect([...there]).toEqual(names.slice(1));
});
