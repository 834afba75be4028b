import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { acquireDataFolderLock } from '../src/kernel/mongodb/embedded/data-folder-lock.ts';
import { startEmbeddedServer } from '../src/kernel/mongodb/embedded/embedded-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The connection string of the MongoDB that all test files share, each with its own database. */
    mongodUri: string;
    /** The folder of the `mongod` program, for the PATH of servers in tests. */
    mongodFolder: string;
  }
}

/**
 * The folder of downloaded binaries. They outlive the tests, so that they are downloaded only once for each
 * checkout.
 */
export const CACHED_MONGODS = join(import.meta.dirname, '../../.data/mongod');

/** Starts one MongoDB for all test files, with its files in a temporary folder. */
export default async function startMongodForTests(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'mongod-for-tests-'));
  const lock = acquireDataFolderLock(dataDir);
  const log = (line: string) => void process.stdout.write(`${line}\n`);
  const server = await startEmbeddedServer({ dataDir, mongodDir: CACHED_MONGODS, log });
  project.provide('mongodUri', server.uri);
  project.provide('mongodFolder', dirname(server.mongodPath));
  return async () => {
    await server.stop();
    lock.release();
    await rm(dataDir, { recursive: true, force: true });
  };
}
