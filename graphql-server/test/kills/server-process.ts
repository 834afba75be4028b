import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { processesOn } from '../../src/mongodb/embedded/stale-processes.ts';

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url));
const READY_LINE = /^Storefront\s+(\S+)\/$/;
/** Long enough for a start that recovers a database on a busy machine. */
const START_PATIENCE_MS = 120_000;
const MAX_KEPT_OUTPUT = 10_000;

/** What is killed: the server alone, its process group, or all there is, as when the power goes. */
export const KILL_TARGETS = ['process', 'group', 'everything'] as const;
type KillTarget = (typeof KILL_TARGETS)[number];

/** The server as its users run it: a process of its own, with its database. */
export interface ServerProcess {
  readonly child: ChildProcess;
  /** @returns its address, such as http://localhost:41234. @throws Error with its output when it ends instead. */
  ready(): Promise<string>;
  /** Sends SIGKILL, and waits until the server is gone; a MongoDB that was not hit ends by itself a little later. */
  kill(target: KillTarget): Promise<void>;
  /** Sends SIGTERM and waits for the end. @returns the exit code. */
  stop(): Promise<number | null>;
}

interface ServerSetting {
  dataDir: string;
  environment?: Record<string, string>;
  /** Options of Node.js itself. */
  nodeOptions?: string[];
  /** Gives the server a channel for messages. */
  hasChannel?: boolean;
}

/** Starts `main.ts` in a process group of its own, on a free port. */
export function spawnServer({
  dataDir,
  environment = {},
  nodeOptions = [],
  hasChannel = false,
}: ServerSetting): ServerProcess {
  const { MONGODB_URI: _, ...inherited } = process.env;
  const child = spawn(process.execPath, [...nodeOptions, MAIN], {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', hasChannel ? 'ipc' : 'ignore'],
    env: { ...inherited, DATA_DIR: dataDir, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'warn', ...environment },
  });
  const { pid } = child;
  // To kill process 0 would be to kill the group of whoever runs this.
  if (pid === undefined) throw new Error('The server could not be started.');
  const exited = once(child, 'exit') as Promise<[number | null]>;
  const killWithUs = () => void child.kill('SIGKILL');
  process.once('exit', killWithUs);
  void exited.then(() => process.off('exit', killWithUs));
  const readyUrl = watchOutput(child);
  return {
    child,
    ready: () => readyUrl,
    kill: async (target) => {
      const database = target === 'everything' ? await processesOn(join(dataDir, 'mongodb')) : [];
      for (const { pid } of database) sendKill(pid);
      sendKill(target === 'group' ? -pid : pid);
      await exited;
    },
    stop: async () => {
      child.kill('SIGTERM');
      return (await exited)[0];
    },
  };
}

function watchOutput(child: ChildProcess): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  // Whoever kills the server during its start does not wait for it.
  promise.catch(() => undefined);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue;
    createInterface({ input: stream }).on('line', (line) => {
      output = `${output}${line}\n`.slice(-MAX_KEPT_OUTPUT);
      const url = READY_LINE.exec(line)?.[1];
      if (url) resolve(url);
    });
  }
  child.once('close', (code, signal) =>
    reject(new Error(`The server ended (${signal ?? code}). It said:\n${output}`)),
  );
  setTimeout(
    () => reject(new Error(`The server did not start. It said:\n${output}`)),
    START_PATIENCE_MS,
  ).unref();
  return promise;
}

function sendKill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    // It has just ended by itself.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
