import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** The resources that a measured process has used. */
export interface Usage {
  /** User and system time of all its threads since it started, without its children. */
  cpuMicroseconds: number;
  rssBytes: number;
  /** Peak memory. */
  peakRssBytes: number;
  heapUsedBytes: number;
  /** The longest delay of the event loop since watching began. */
  longestDelayMs: number;
  /** The longest processor time in one iteration of the event loop. */
  longestTurnMs: number;
  /** Peak memory since watching began. */
  watchedRssBytes: number;
}

/** Makes a process with an IPC channel answer `readUsage`. */
export const METER_OPTIONS = ['--import', fileURLToPath(new URL('./meter.ts', import.meta.url))];

/** Requests the usage of a process started with `METER_OPTIONS` and an `ipc` channel. */
export async function readUsage(child: ChildProcess): Promise<Usage> {
  const answered = once(child, 'message');
  child.send('usage');
  const [usage] = await answered;
  return usage as Usage;
}

/** Restarts the measurement of event loop and memory. */
export function watchUsage(child: ChildProcess): void {
  child.send('watch');
}
