import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { debounce } from './options.ts';
import { RESIZE_DEBOUNCE_MS } from './presets.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('runs once, 50 ms after the last of many calls', () => {
  const run = vi.fn();
  const debounced = debounce(run, RESIZE_DEBOUNCE_MS);
  debounced();
  vi.advanceTimersByTime(49);
  debounced();
  vi.advanceTimersByTime(49);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledTimes(1);
});
