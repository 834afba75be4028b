import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { OrderCollections } from './collection.ts';
import { type OrdersState, OrderWatch } from './order-watch.ts';

const SECOND_MS = 1_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A database with its local writes, which `commit` replicates to a majority of the nodes. */
function openDatabase() {
  const written: OrdersState = { revision: 0, openCount: 0 };
  const committed = { ...written };
  const read = (options?: { readConcern?: { level: string } }) =>
    options?.readConcern?.level === 'local' ? written : committed;
  const collections = {
    orderState: {
      find: (_?: object, options?: object) => ({ toArray: async () => [{ count: read(options).revision }] }),
    },
    orders: { countDocuments: async (_: object, options?: object) => read(options).openCount },
  } as unknown as OrderCollections;
  return { collections, written, commit: () => void Object.assign(committed, written) };
}

/** @returns the states that a listener receives, as they arrive */
function follow(collections: OrderCollections): OrdersState[] {
  const states: OrdersState[] = [];
  onTestFinished(new OrderWatch(collections).follow((state) => states.push(state)));
  return states;
}

test('a listener gets the current state at once, and a change within a second', async () => {
  const { collections, written, commit } = openDatabase();
  const states = follow(collections);
  await vi.advanceTimersByTimeAsync(0);
  expect(states).toEqual([{ revision: 0, openCount: 0 }]);
  Object.assign(written, { revision: 1, openCount: 1 });
  commit();
  await vi.advanceTimersByTimeAsync(SECOND_MS);
  expect(states.at(-1)).toEqual({ revision: 1, openCount: 1 });
});

test('the count is never older than the revision, however late a majority has the order', async () => {
  const { collections, written, commit } = openDatabase();
  const states = follow(collections);
  await vi.advanceTimersByTimeAsync(SECOND_MS);
  Object.assign(written, { revision: 1, openCount: 1 });
  await vi.advanceTimersByTimeAsync(2 * SECOND_MS);
  commit();
  await vi.advanceTimersByTimeAsync(2 * SECOND_MS);
  expect(states).toEqual([
    { revision: 0, openCount: 0 },
    { revision: 1, openCount: 1 },
  ]);
});

test('nothing is read once the last listener has left', async () => {
  const { collections } = openDatabase();
  const find = vi.spyOn(collections.orderState, 'find');
  const watch = new OrderWatch(collections);
  const leave = watch.follow(() => {});
  await vi.advanceTimersByTimeAsync(SECOND_MS);
  leave();
  const reads = find.mock.calls.length;
  await vi.advanceTimersByTimeAsync(5 * SECOND_MS);
  expect(find.mock.calls.length).toBe(reads);
});
