import { mkdtempSync, realpathSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import {
  processesOn,
  type RunningProcess,
  stopStaleProcesses,
} from '../../src/kernel/mongodb/embedded/stale-processes.ts';

/** A new data folder for the running test, removed afterwards with all processes that still use it. */
export function createDataFolder(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'data-folder-')));
  onTestFinished(async () => {
    await stopStaleProcesses(dbPathOf(folder), () => undefined);
    await rm(folder, { recursive: true, force: true, maxRetries: 10 });
  });
  return folder;
}

export function dbPathOf(dataDir: string): string {
  return join(dataDir, 'mongodb');
}

/** The number of MongoDB processes on a data folder's files, including its watchdog. */
export async function countDatabaseProcesses(dataDir: string): Promise<number> {
  return (await processesOn(dbPathOf(dataDir))).length;
}

/** The `mongod` processes on the folder's files, without their watchdogs. */
export async function mongodsOf(dataDir: string): Promise<RunningProcess[]> {
  return (await processesOn(dbPathOf(dataDir))).filter(({ command }) => !isWatchdog(command));
}

export async function watchdogsOf(dataDir: string): Promise<RunningProcess[]> {
  return (await processesOn(dbPathOf(dataDir))).filter(({ command }) => isWatchdog(command));
}

function isWatchdog(command: string): boolean {
  return command.includes('watchdog.ts');
}
