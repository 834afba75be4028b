import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { Job, type JobOptions } from './job.ts';

const EVERY_MS = 10_000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function startJob(options: Partial<JobOptions> & Pick<JobOptions, 'run'>): Job {
  const job = new Job({ name: 'test', everyMs: EVERY_MS, ...options });
  onTestFinished(() => job.close());
  job.start();
  return job;
}

/**
 * Follows a job for some seconds.
 * @returns the seconds at which its function was called
 */
async function secondsOfCalls(run: ReturnType<typeof vi.fn>, seconds: number): Promise<number[]> {
  const calls: number[] = [];
  for (let second = 0; second <= seconds; second += 1) {
    if (run.mock.calls.length > 0) calls.push(second);
    run.mockClear();
    await vi.advanceTimersByTimeAsync(1_000);
  }
  return calls;
}

test('runs at the start, and again each time the interval has passed since the last run ended', async () => {
  const run = vi.fn(() => new Promise<void>((resolve) => setTimeout(resolve, 2_000)));
  startJob({ run });
  expect(await secondsOfCalls(run, 30)).toEqual([0, 12, 24]);
});

test('waits for the first interval when it starts later', async () => {
  const run = vi.fn(async () => {});
  startJob({ run, startsLater: true });
  expect(await secondsOfCalls(run, 25)).toEqual([10, 20]);
});

test('keeps its interval when the clock is set back', async () => {
  const run = vi.fn(async () => {});
  startJob({ run });
  await vi.advanceTimersByTimeAsync(1_000);
  run.mockClear();
  vi.setSystemTime(Date.now() - 3_600_000);
  expect(await secondsOfCalls(run, 20)).toEqual([9, 19]);
});

test('retries a failed run after growing delays, never later than the next regular run', async () => {
  const run = vi.fn().mockRejectedValue(new Error('no'));
  const job = startJob({ run });
  expect(await secondsOfCalls(run, 40)).toEqual([0, 1, 3, 7, 15, 25, 35]);
  expect(job.figures).toMatchObject({ failures: 7 });
});

test('waits for the next regular run after eight retries', async () => {
  const run = vi.fn().mockRejectedValue(new Error('no'));
  const failures: unknown[] = [];
  const job = startJob({ run, everyMs: 600_000, onFailure: (error) => failures.push(error) });
  expect(await secondsOfCalls(run, 700)).toEqual([0, 1, 3, 7, 15, 31, 63, 127, 255]);
  expect(await secondsOfCalls(run, 155)).toEqual([154, 155]);
  expect(job.figures).toMatchObject({ failures: 11 });
  expect(failures).toHaveLength(11);
});

test('stops retrying after a success', async () => {
  const run = vi.fn(async () => {});
  run.mockRejectedValueOnce(new Error('no')).mockRejectedValueOnce(new Error('no'));
  startJob({ run });
  expect(await secondsOfCalls(run, 24)).toEqual([0, 1, 3, 13, 23]);
});

test('runs once more, for all callers, if it is woken while it runs', async () => {
  const ends: (() => void)[] = [];
  const run = vi.fn(() => new Promise<void>((resolve) => ends.push(resolve)));
  const job = startJob({ run });
  const woken = Promise.all([job.wake(), job.wake(), job.wake()]);
  expect(run).toHaveBeenCalledTimes(1);
  ends[0]?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(run).toHaveBeenCalledTimes(2);
  ends[1]?.();
  await woken;
  await vi.advanceTimersByTimeAsync(EVERY_MS - 1);
  expect(run).toHaveBeenCalledTimes(2);
});

test('tells a hanging run to stop, and continues without it', async () => {
  const signals: AbortSignal[] = [];
  const run = vi.fn((signal: AbortSignal) => {
    signals.push(signal);
    return new Promise<void>(() => {});
  });
  const failures: unknown[] = [];
  startJob({ run, timeoutMs: 3_000, graceMs: 2_000, onFailure: (error) => failures.push(error) });
  await vi.advanceTimersByTimeAsync(2_999);
  expect(signals[0]?.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(signals[0]?.aborted).toBe(true);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(failures).toEqual([new Error('The job test hangs.')]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(run).toHaveBeenCalledTimes(2);
});

test('tells the run to stop and waits for it when it is closed, and starts no other', async () => {
  let hasEnded = false;
  const run = vi.fn(async (signal: AbortSignal) => {
    await new Promise((resolve) => signal.addEventListener('abort', () => setTimeout(resolve, 1_000)));
    hasEnded = true;
  });
  const job = startJob({ run });
  const closing = job.close().then(() => hasEnded);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await closing).toBe(true);
  await job.wake();
  await vi.advanceTimersByTimeAsync(10 * EVERY_MS);
  expect(run).toHaveBeenCalledTimes(1);
});

test('does not wait for a hanging run when it is closed', async () => {
  const job = startJob({ run: () => new Promise(() => {}), graceMs: 2_000 });
  const closing = job.close().then(() => 'closed');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await closing).toBe('closed');
});
