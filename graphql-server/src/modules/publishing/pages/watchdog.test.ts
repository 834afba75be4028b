import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Watchdog } from './watchdog.ts';

const BEAT_MS = 5_000;
const noted: number[] = [];
let watchdog: Watchdog;

beforeEach(() => {
  vi.useFakeTimers();
  noted.length = 0;
  watchdog = new Watchdog(BEAT_MS, (seconds) => noted.push(seconds));
  watchdog.begin();
});
afterEach(() => {
  watchdog.end();
  vi.useRealTimers();
});

test('six missed heartbeats are reported once', () => {
  vi.advanceTimersByTime(5 * BEAT_MS);
  expect(noted).toEqual([]);
  vi.advanceTimersByTime(20 * BEAT_MS);
  expect(noted).toEqual([30]);
});

test('an occasional heartbeat is enough', () => {
  for (let beat = 0; beat < 20; beat += 1) {
    vi.advanceTimersByTime(5 * BEAT_MS);
    watchdog.reset();
  }
  expect(noted).toEqual([]);
});

test('the next process has twice the time', () => {
  vi.advanceTimersByTime(6 * BEAT_MS);
  watchdog.begin();
  vi.advanceTimersByTime(11 * BEAT_MS);
  expect(noted).toEqual([30]);
  vi.advanceTimersByTime(BEAT_MS);
  expect(noted).toEqual([30, 60]);
});

test('nothing is reported after the end', () => {
  watchdog.end();
  vi.advanceTimersByTime(100 * BEAT_MS);
  expect(noted).toEqual([]);
});
