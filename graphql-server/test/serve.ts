import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { type RunningServer, startServer } from '../src/server.ts';
import { openTestDatabase, type TestDatabase } from './database.ts';

/** A real server over HTTP, on its own port, database and data folder. */
export interface ServedApp extends TestDatabase {
  /** Such as http://localhost:41234 */
  readonly url: string;
  readonly dataDir: string;
  readonly server: RunningServer;
  /** The names of all files under the folder of uploads. */
  uploads(): Promise<string[]>;
  /** The names of the files that wait for the end of their request. */
  temporaryFiles(): Promise<string[]>;
}

/** Starts the server before the file's tests and stops it after them; the environment adds to what it needs. */
export function serveApp(environment: Record<string, string> = {}): ServedApp {
  const database = openTestDatabase();
  const served = { ...database } as { -readonly [Key in keyof ServedApp]: ServedApp[Key] };
  beforeAll(async () => {
    served.dataDir = await mkdtemp(join(tmpdir(), 'served-app-'));
    served.server = await startServer({
      MONGODB_URI: database.uri,
      MONGODB_DB: database.name,
      DATA_DIR: served.dataDir,
      PORT: '0',
      LOG_LEVEL: 'fatal',
      ...environment,
    });
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
