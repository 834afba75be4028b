import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SlowRefusals } from './slow-refusals.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('sends the first refusals at once, and later ones of the same client half a second later', async () => {
  const refusals = new SlowRefusals();
  for (let count = 0; count < 20; count += 1) await refusals.count('a');
  const sent = vi.fn();
  void refusals.count('a').then(sent);
  await refusals.count('b');
  await vi.advanceTimersByTimeAsync(400);
  expect(sent).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(sent).toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(10_000);
  await refusals.count('a');
});

test('never holds more than fifty', async () => {
  const refusals = new SlowRefusals();
  for (let count = 0; count < 20; count += 1) await refusals.count('a');
  for (let count = 0; count < 50; count += 1) void refusals.count('a');
  await refusals.count('a');
});
