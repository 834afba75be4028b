import { afterEach, expect, test, vi } from 'vitest';
import type { ReleaseStore } from '../store/release-store.ts';
import { Housekeeping } from './housekeeping.ts';

const HOUR_MS = 3_600_000;

afterEach(() => void vi.useRealTimers());

/** A store with one file that no release uses, whose first listings fail. */
function storeThatFails(times: number) {
  let failures = times;
  const deleted: string[] = [];
  const store = {
    releaseNumbers: async () => {
      failures -= 1;
      if (failures >= 0) throw new Error('The object store does not answer.');
      return [];
    },
    shownNumbers: async () => [],
    async *fileNames() {
      if (deleted.length === 0) yield 'left-by-a-killed-publisher';
    },
    deleteFile: async (name: string) => void deleted.push(name),
  };
  return { store: store as unknown as ReleaseStore, deleted };
}

test.each([0, 1, 3])(
  'what a killed publisher left is deleted within an hour, even if the store fails %i times',
  async (times) => {
    vi.useFakeTimers();
    const { store, deleted } = storeThatFails(times);
    new Housekeeping(store).begin(null);
    await vi.advanceTimersByTimeAsync(HOUR_MS);
    expect(deleted).toEqual(['left-by-a-killed-publisher']);
  },
);

test('nothing is deleted while something is published', async () => {
  vi.useFakeTimers();
  const { store, deleted } = storeThatFails(1);
  const housekeeping = new Housekeeping(store);
  housekeeping.begin(null);
  await vi.advanceTimersByTimeAsync(20_000);
  await housekeeping.pause();
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  expect(deleted).toEqual([]);
  housekeeping.begin(null);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(deleted).toHaveLength(1);
});
