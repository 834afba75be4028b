import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Readiness } from './readiness.ts';

const GRACE_MS = 20_000;
let canWrite = true;
const publishing = { state: 'LIVE' };
const readiness = new Readiness({
  upkeep: { state: { status: 'ready' } },
  publisher: { current: { isLost: false }, read: async () => publishing, ...publishing },
  orderQueue: { isFailing: false },
  probe: { canWrite: async () => canWrite },
  shutdown: { isDraining: false },
  graceMs: GRACE_MS,
} as unknown as ConstructorParameters<typeof Readiness>[0]);
const isReady = async (isForOrders = false) => (await readiness.read(isForOrders)).isReady;

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

test('a server that cannot write is ready during the grace period, but not for orders, and then not at all', async () => {
  expect([await isReady(), await isReady(true)]).toEqual([true, true]);
  canWrite = false;
  expect([await isReady(), await isReady(true)]).toEqual([true, false]);
  vi.advanceTimersByTime(GRACE_MS - 1);
  expect(await isReady()).toBe(true);
  vi.advanceTimersByTime(1);
  expect(await isReady()).toBe(false);
});

test('a server that writes again gets the whole grace period the next time', async () => {
  canWrite = true;
  expect(await isReady()).toBe(true);
  canWrite = false;
  vi.advanceTimersByTime(GRACE_MS);
  expect(await isReady()).toBe(true);
});
