import { mkdtempSync, realpathSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { processesOn, stopLeftovers } from '../../src/database/embedded/leftovers.ts';
import type { RunningProcess } from '../../src/database/embedded/running-processes.ts';

/** A new data folder for the running test, removed afterwards with whatever still runs on it. */
export function createDataFolder(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'data-folder-')));
  onTestFinished(async () => {
    await stopLeftovers(dbPathOf(folder), () => undefined);
    await rm(folder, { recursive: true, force: true });
  });
  return folder;
}

export function dbPathOf(dataDir: string): string {
  return join(dataDir, 'mongodb');
}

/** The `mongod`s on the folder's files; its keepers are named apart. */
export async function mongodsOf(dataDir: string): Promise<RunningProcess[]> {
  return (await processesOn(dbPathOf(dataDir))).filter(({ command }) => !isKeeper(command));
}

export async function keepersOf(dataDir: string): Promise<RunningProcess[]> {
  return (await processesOn(dbPathOf(dataDir))).filter(({ command }) => isKeeper(command));
}

function isKeeper(command: string): boolean {
  return command.includes('keeper.ts');
}
