import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stderrPath } from './mongod-log.ts';

const WATCHDOG = fileURLToPath(new URL('./watchdog.ts', import.meta.url));
/** Limits the watchdog's memory to about 47 MB, nearly all of which it shares with the server. */
const WATCHDOG_OPTIONS = ['--max-old-space-size=16'];

interface MongodStart {
  readonly mongodPath: string;
  readonly dbPath: string;
  readonly mongodArguments: readonly string[];
}

export interface MongodProcess {
  /** Resolves when the watchdog has ended: with the exit code of `mongod`, or with null if the watchdog was killed. */
  readonly exited: Promise<number | null>;
  stop(): Promise<void>;
}

/** Starts `mongod` under a watchdog, so that `mongod` ends with this process. */
export function startMongod({ mongodPath, dbPath, mongodArguments }: MongodStart): MongodProcess {
  const errorOutput = openSync(stderrPath(dbPath), 'w', 0o600);
  const watchdog = spawn(
    process.execPath,
    [...WATCHDOG_OPTIONS, WATCHDOG, mongodPath, '--dbpath', dbPath, ...mongodArguments],
    {
      detached: true,
      cwd: dbPath,
      env: watchdogEnvironment(dbPath),
      stdio: ['pipe', 'pipe', errorOutput],
      windowsHide: true,
    },
  );
  closeSync(errorOutput);
  const exited = exitOf(watchdog);
  // Ignore errors of writing to a watchdog that was just killed: `exited` handles that.
  watchdog.stdin?.on('error', () => undefined);
  watchdog.stdout?.once('data', () => watchdog.stdin?.write('start\n')).resume();
  const stop = async () => {
    watchdog.stdin?.end();
    await exited;
  };
  return { exited, stop };
}

/** The compile cache halves the watchdog's start time and saves a third of its memory. */
function watchdogEnvironment(dbPath: string): NodeJS.ProcessEnv {
  const { NODE_OPTIONS: _, ...environment } = process.env;
  return { ...environment, NODE_COMPILE_CACHE: join(dbPath, 'watchdog-cache') };
}

async function exitOf(watchdog: ChildProcess): Promise<number | null> {
  const [code] = await once(watchdog, 'exit');
  return code;
}
