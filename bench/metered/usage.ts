import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** What a measured process has used. */
export interface Usage {
  /** User and system time of all its threads since it started, without its children. */
  cpuMicroseconds: number;
  rssBytes: number;
  /** The most it has had so far. */
  peakRssBytes: number;
  heapUsedBytes: number;
  /** The longest that its event loop was held up since it is watched. */
  longestDelayMs: number;
  /** The most processor time that it took without letting others in. */
  longestTurnMs: number;
  /** The most memory it has had since it is watched. */
  watchedRssBytes: number;
}

/** Makes a process with a channel answer `readUsage`. */
export const METER_OPTIONS = ['--import', fileURLToPath(new URL('./meter.ts', import.meta.url))];

/** Asks a process that was started with `METER_OPTIONS` and an `ipc` channel. */
export async function readUsage(child: ChildProcess): Promise<Usage> {
  const answered = once(child, 'message');
  child.send('usage');
  const [usage] = await answered;
  return usage as Usage;
}

/** Begins to watch its event loop and its memory, anew each time. */
export function watchUsage(child: ChildProcess): void {
  child.send('watch');
}
