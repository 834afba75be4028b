import { MongoClient, MongoServerError } from 'mongodb';
import { StartupError } from '../errors.ts';

const CONNECT_TIMEOUT_MS = 10_000;
const UNAUTHORIZED = 13;

/**
 * Connects to a replica set or a sharded cluster; every write is kept by a majority and in the journal.
 * @throws StartupError when nothing answers, or what answers cannot do transactions. The URI may hold a password: it is never repeated.
 */
export async function connectDatabase(uri: string): Promise<MongoClient> {
  const client = createClient(uri);
  try {
    await client.connect();
    const hello = await client.db('admin').command({ hello: 1 });
    if (hello['setName'] || hello['msg'] === 'isdbgrid') return client;
  } catch (error) {
    await client.close();
    throw new StartupError(
      `No MongoDB could be used at MONGODB_URI (${(error as Error).name}): check its address, user and password, and that it runs.`,
    );
  }
  await client.close();
  throw new StartupError(
    'MONGODB_URI names a MongoDB without a replica set, which cannot do transactions: start it with --replSet and run rs.initiate().',
  );
}

/** Explains why the first commands failed, where the person who set MONGODB_URI can mend it; throws what it is given else. */
export function explainMissingRights(error: unknown): never {
  if (!(error instanceof MongoServerError) || error.code !== UNAUTHORIZED) throw error;
  throw new StartupError(
    'MONGODB_URI names no user, or one that may not change the database: name one with the role readWrite.',
  );
}

function createClient(uri: string): MongoClient {
  try {
    return new MongoClient(uri, {
      appName: 'mela',
      retryWrites: true,
      retryReads: true,
      readPreference: 'primary',
      readConcern: { level: 'majority' },
      writeConcern: { w: 'majority', journal: true },
      connectTimeoutMS: CONNECT_TIMEOUT_MS,
      // The URI may say how patient to be; in everything above it may not.
      ...(!/[?&]serverSelectionTimeoutMS=/i.test(uri) && { serverSelectionTimeoutMS: CONNECT_TIMEOUT_MS }),
      ignoreUndefined: true,
    });
  } catch (error) {
    throw new StartupError(`MONGODB_URI cannot be read (${(error as Error).name}): check its form.`);
  }
}
