import { join } from 'node:path';
import type { MongoClient } from 'mongodb';
import type { Config } from '../config.ts';
import { DiskSpace } from '../disk-space.ts';
import { connectDatabase } from './connect.ts';
import { acquireDataFolderLock, DataFolderInUse, type DataFolderLock } from './embedded/data-folder-lock.ts';
import { chooseAddress } from './embedded/mongod-address.ts';
import { openDatabase } from './open-database.ts';

interface JoinedDatabase extends AsyncDisposable {
  client: MongoClient;
}

interface JoinOptions {
  /** Whether to prevent servers from starting on the data folder, even if they use another database. */
  keepsOut?: boolean;
  /** `false`: no server may run on the data folder, now or while the command runs. */
  allowsServer?: boolean;
}

/**
 * Opens the configured database for a command, whether or not a server uses it.
 * @throws StartupError when there is none, or a running server is not allowed. On Windows also when a server uses the embedded
 * database, because its address is unknown
 */
export async function joinDatabase(
  config: Config,
  log: (line: string) => void,
  { keepsOut = false, allowsServer = true }: JoinOptions = {},
): Promise<JoinedDatabase> {
  const opened = new AsyncDisposableStack();
  try {
    const locks = config.mongodbUri === null || keepsOut || !allowsServer;
    const lock = locks ? lockFolder(config, allowsServer) : null;
    if (lock) opened.defer(() => lock.release());
    const client = lock
      ? await openOwn({ ...config, dataDir: lock.dataDir }, opened, log)
      : await connect(config);
    opened.defer(() => client.close());
    return { client, [Symbol.asyncDispose]: () => opened.disposeAsync() };
  } catch (error) {
    await opened.disposeAsync();
    throw error;
  }
}

function lockFolder({ mongodbUri, dataDir }: Config, allowsServer: boolean): DataFolderLock | null {
  try {
    return acquireDataFolderLock(dataDir);
  } catch (error) {
    const isJoinable = allowsServer && (mongodbUri !== null || process.platform !== 'win32');
    if (!(error instanceof DataFolderInUse && isJoinable)) throw error;
    return null;
  }
}

async function openOwn(
  config: Config,
  opened: AsyncDisposableStack,
  log: (line: string) => void,
): Promise<MongoClient> {
  const disk = new DiskSpace(config.dataDir, { hasReserve: config.mongodbUri === null });
  opened.defer(() => disk.close());
  const database = await openDatabase(config, disk, log);
  opened.defer(() => database.close());
  return database.client;
}

async function connect({ mongodbUri, dataDir }: Config): Promise<MongoClient> {
  return connectDatabase(mongodbUri ?? (await chooseAddress(join(dataDir, 'mongodb'))).uri);
}
