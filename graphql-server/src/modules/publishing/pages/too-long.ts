import { setTimeout as sleep } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';

const MIN_PAUSE_MS = 50;
/** A thread that is blocked or starved is given up after this multiple of its limit. */
const MAX_FACTOR = 6;

/**
 * Resolves when a thread has spent too long on its current task. Measures the thread's own time, not the time other programs kept
 * it from the processor: a page that is slow because the machine is busy is not endless.
 * @throws AbortError when the signal aborts, and an error when the thread ends
 */
export async function untilTooLong(worker: Worker, maxMs: number, signal: AbortSignal): Promise<void> {
  const [cpu, loop] = [worker.cpuUsage(), worker.performance.eventLoopUtilization()];
  const ownMs = async () => {
    const { user, system } = await worker.cpuUsage(await cpu);
    return (user + system) / 1_000 + worker.performance.eventLoopUtilization(loop).idle;
  };
  const atLatest = sleep(MAX_FACTOR * maxMs, Number.POSITIVE_INFINITY, { signal });
  for (const promise of [cpu, atLatest]) promise.catch(() => {});
  for (let taken = 0; taken < maxMs; ) {
    await sleep(Math.max(MIN_PAUSE_MS, maxMs - taken), undefined, { signal });
    taken = await Promise.race([ownMs(), atLatest]);
  }
}
