import { join } from 'node:path';
import { type Collections, collectionsOf, createIndexes } from '../src/catalogue/collections.ts';
import { readConfig } from '../src/config.ts';
import { DiskSpace } from '../src/disk-space.ts';
import { StartupError } from '../src/errors.ts';
import { connectDatabase } from '../src/mongodb/connect.ts';
import { acquireDataFolderLock } from '../src/mongodb/embedded/data-folder-lock.ts';
import { chooseAddress } from '../src/mongodb/embedded/mongod-address.ts';
import { openDatabase } from '../src/mongodb/open-database.ts';

type Environment = Record<string, string | undefined>;

/**
 * Calls `work` with the shop's collections, whether a server runs or not: its own database is asked past it.
 * @throws StartupError when there is no database, and whatever `work` throws
 */
export async function withCollections(
  environment: Environment,
  work: (collections: Collections) => Promise<void>,
): Promise<void> {
  const config = readConfig(environment);
  await using opened = new AsyncDisposableStack();
  const runningUri = config.mongodbUri ?? (await uriOfRunning(config.dataDir));
  if (runningUri !== null) {
    const client = await connectDatabase(runningUri);
    opened.defer(() => client.close());
    return work(await prepare(collectionsOf(client.db(config.mongodbDb))));
  }
  const lock = acquireDataFolderLock(config.dataDir);
  opened.defer(() => lock.release());
  const disk = new DiskSpace(lock.dataDir);
  opened.defer(() => disk.close());
  const database = await openDatabase({ ...config, dataDir: lock.dataDir }, disk, console.error);
  opened.defer(() => database.close());
  return work(await prepare(collectionsOf(database.client.db(config.mongodbDb))));
}

/** @returns null when no server uses the folder: its lock is free. */
async function uriOfRunning(dataDir: string): Promise<string | null> {
  try {
    acquireDataFolderLock(dataDir).release();
    return null;
  } catch (error) {
    if (!(error instanceof StartupError) || process.platform === 'win32') throw error;
    return (await chooseAddress(join(dataDir, 'mongodb'))).uri;
  }
}

async function prepare(collections: Collections): Promise<Collections> {
  await createIndexes(collections);
  return collections;
}
