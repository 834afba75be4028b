import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inject, onTestFinished } from 'vitest';
import { processesOn } from '../../src/mongodb/embedded/stale-processes.ts';

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url));
/** Code that is compiled once lets all later servers start in half the time. */
const COMPILED = fileURLToPath(new URL('../../../node_modules/.cache/server-under-test', import.meta.url));
const READY_LINE = /^Storefront +(\S+)\/$/m;

/** How a server ended, and what it had printed. */
export interface ServerEnd {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly output: string;
  readonly errorOutput: string;
}

/** The server as `npm start` runs it: a process of its own. */
export interface ServerProcess {
  readonly child: ChildProcess;
  readonly dataDir: string;
  /** Its address once it is ready. @throws Error when it ends instead. */
  readonly url: Promise<string>;
  readonly ended: Promise<ServerEnd>;
  /** What it has printed until now. */
  output(): string;
  errorOutput(): string;
}

interface Setting {
  environment?: Record<string, string>;
  /** By default a folder of its own, removed after the test. */
  dataDir?: string;
  nodeOptions?: string[];
}

/** Starts `main.ts` on a free port, with the `mongod` of the tests on its PATH; it ends with the test at the latest. */
export function spawnServer(setting: Setting = {}): ServerProcess {
  const server = spawnServerForFile(setting);
  onTestFinished(() => server.dispose());
  return server;
}

/** Starts a server that is disposed of by whoever starts it. */
export function spawnServerForFile({ environment = {}, dataDir, nodeOptions = [] }: Setting = {}) {
  const folder = dataDir ?? mkdtempSync(join(tmpdir(), 'server-process-'));
  const child = spawn(process.execPath, [...nodeOptions, MAIN], {
    env: environmentFor(folder, environment),
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const output = collect(child, 'stdout');
  const errorOutput = collect(child, 'stderr');
  const ended = once(child, 'close').then(
    ([code, signal]): ServerEnd => ({ code, signal, output: output(), errorOutput: errorOutput() }),
  );
  const server: ServerProcess = {
    child,
    dataDir: folder,
    url: readUrl(child, output, ended),
    ended,
    output,
    errorOutput,
  };
  const dispose = async () => {
    child.kill('SIGKILL');
    await ended;
    if (dataDir === undefined) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  return { ...server, dispose };
}

function environmentFor(dataDir: string, environment: Record<string, string>): NodeJS.ProcessEnv {
  const { MONGODB_URI: _, ...inherited } = process.env;
  const path = `${inject('mongodFolder')}${delimiter}${inherited['PATH']}`;
  const usual = {
    DATA_DIR: dataDir,
    PORT: '0',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'warn',
    NODE_COMPILE_CACHE: COMPILED,
  };
  return { ...inherited, PATH: path, ...usual, ...environment };
}

/** How many processes of MongoDB run on a data folder's files, its watchdog among them. */
export async function countDatabaseProcesses(dataDir: string): Promise<number> {
  return (await processesOn(join(dataDir, 'mongodb'))).length;
}

function collect(child: ChildProcess, name: 'stdout' | 'stderr'): () => string {
  let text = '';
  child[name]?.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
  });
  return () => text;
}

function readUrl(child: ChildProcess, output: () => string, ended: Promise<ServerEnd>): Promise<string> {
  const url = new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', () => {
      const found = READY_LINE.exec(output())?.[1];
      if (found) resolve(found);
    });
    void ended.then((end) => reject(new Error(`The server ended: ${end.errorOutput}${end.output}`)));
  });
  // Whoever expects the end does not wait for the address.
  url.catch(() => {});
  return url;
}
