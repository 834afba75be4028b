import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WaitingChanges } from './waiting-changes.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Waits for a burst of changes. @param further the number of changes that each look adds @returns the number of looks */
async function looksAtBurst(first: number, ...further: number[]): Promise<number> {
  const waiting = new WaitingChanges({} as never);
  let looks = 0;
  const add = (count: number) => {
    waiting.touched.add(
      'products',
      Array.from({ length: count }, () => crypto.randomUUID()),
    );
  };
  add(first);
  await waiting.awaitBurst(async () => {
    add(further[looks] ?? further.at(-1) ?? 0);
    looks += 1;
    vi.advanceTimersByTime(100);
  });
  return looks;
}

test('a few changes are released at once', async () => {
  expect(await looksAtBurst(20, 500)).toBe(0);
});

test('many changes are collected until no more arrive in numbers', async () => {
  expect(await looksAtBurst(21, 500, 4_000, 3)).toBe(3);
});

test('endless changes are collected for two seconds', async () => {
  expect(await looksAtBurst(30, 100)).toBe(20);
});
