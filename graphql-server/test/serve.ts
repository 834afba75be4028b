import { mkdtempSync, realpathSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, inject, onTestFinished } from 'vitest';
import { BUILT } from '../src/app/http/static-files.ts';
import { type RunningServer, startServer } from '../src/app/server.ts';
import type { Say } from '../src/kernel/log.ts';
import { openShopDatabase, openTestDatabase, type TestDatabase } from './database.ts';
import { type ServerProcess, type ServerProcessOptions, startServerProcess } from './server-process.ts';

/** A real server over HTTP, with its own port and data folder, and a database that no other test file uses at the same time. */
export interface ServedApp extends TestDatabase {
  /** The server's address, such as http://localhost:41234. */
  readonly url: string;
  readonly dataDir: string;
  readonly server: RunningServer;
  /** The names of all files in the uploads folder. */
  uploads(): Promise<string[]>;
  /** The names of temporary files of running requests. */
  temporaryFiles(): Promise<string[]>;
}

/**
 * Starts the server before the file's tests and stops it after them; the environment is added to the required one.
 * @param site the folder of a built site, instead of the real one
 * @param log receives the lines for the operator
 */
export function serveApp(environment: Record<string, string> = {}, site = BUILT.site, log?: Say): ServedApp {
  // A second server of a shop uses the first one's database.
  const database = environment['MONGODB_DB'] === undefined ? openShopDatabase() : openTestDatabase();
  const served = { ...database } as { -readonly [Key in keyof ServedApp]: ServedApp[Key] };
  beforeAll(async () => {
    served.dataDir = await mkdtemp(join(tmpdir(), 'served-app-'));
    const settings = {
      ...{ MONGODB_URI: database.uri, MONGODB_DB: database.name, DATA_DIR: served.dataDir },
      ...{ PORT: '0', LOG_LEVEL: 'fatal', ...environment },
    };
    served.server = await startServer(settings, log, undefined, { ...BUILT, site });
    served.url = served.server.url;
  });
  afterAll(async () => {
    await served.server?.stop();
    await rm(served.dataDir, { recursive: true, force: true });
  });
  served.uploads = async () => {
    const entries = await readdir(join(served.dataDir, 'uploads'), { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  };
  served.temporaryFiles = () => readdir(join(served.dataDir, 'tmp'));
  return served;
}

/** How long `eventually` waits, with a margin for a busy machine. */
const PATIENCE_MS = 120_000;
const FIRST_INTERVAL_MS = 20;
const MAX_INTERVAL_MS = 200;

/**
 * Calls the check until it passes, with growing delays.
 * @returns its result
 * @throws its last error, with the remark that time was up, because such a test is not repeated
 */
export async function eventually<T>(check: () => T | Promise<T>): Promise<T> {
  const deadline = performance.now() + PATIENCE_MS;
  for (let interval = FIRST_INTERVAL_MS; ; interval = Math.min(2 * interval, MAX_INTERVAL_MS)) {
    try {
      return await check();
    } catch (error) {
      if (performance.now() > deadline) throw timedOut(error as Error);
    }
    await sleep(interval);
  }
}

function timedOut(error: Error): Error {
  error.message = `Timed out after ${PATIENCE_MS / 1_000} s: ${error.message}`;
  return error;
}

interface Spawned extends Omit<ServerProcessOptions, 'dataDir'> {
  /** The data folder. By default a new one, which is removed after the test. */
  dataDir?: string;
}

/** Starts the server as a process with the tests' `mongod` on its PATH; it ends with the test at the latest. */
export function spawnServer(options: Spawned = {}): ServerProcess {
  const server = spawnDisposable(options);
  onTestFinished(() => server.dispose());
  return server;
}

/** Starts the server as a process before the file's tests, and ends it after them. */
export function spawnServerForFile(options: Spawned = {}): {
  readonly server: ServerProcess;
  readonly url: string;
} {
  const spawned = {} as { server: ServerProcess; url: string };
  beforeAll(async () => {
    const server = spawnDisposable(options);
    Object.assign(spawned, { server, url: await server.url });
    return () => server.dispose();
  });
  return spawned;
}

function spawnDisposable({ environment, dataDir, ...options }: Spawned) {
  const folder = dataDir ?? realpathSync(mkdtempSync(join(tmpdir(), 'server-process-')));
  const path = `${inject('mongodFolder')}${delimiter}${process.env['PATH']}`;
  const server = startServerProcess({
    ...options,
    dataDir: folder,
    environment: { PATH: path, ...environment },
  });
  const dispose = async () => {
    await server.kill('everything');
    if (dataDir === undefined) await rm(folder, { recursive: true, force: true, maxRetries: 10 });
  };
  return { ...server, dispose };
}
