import { createRequire } from 'node:module';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { MongoClient, type MongoClientOptions, MongoServerError, MongoServerSelectionError } from 'mongodb';
import { StartupError } from '../errors.ts';
import { maxPoolSize } from '../open-files.ts';

/** What the database knows our connections by. */
export const APP_NAME = 'mela';
const START_TIMEOUT_MS = 10_000;
const RETRY_MS = 250;
/**
 * With these a call fails within three seconds when the database hangs, the driver's one retry included.
 * `timeoutMS` has no effect in this driver.
 */
const TIMEOUTS = {
  heartbeatFrequencyMS: 500,
  connectTimeoutMS: 1_000,
  serverSelectionTimeoutMS: 1_000,
  waitQueueTimeoutMS: 2_000,
} satisfies MongoClientOptions;
const MAJORITY_TIMEOUT_MS = 2_000;

const UNAUTHORIZED = 13;
const AUTHENTICATION_FAILED = 18;

/**
 * Connects to a replica set or a sharded cluster; writes wait for a majority and the journal.
 * @throws StartupError when nothing answers or transactions are not possible, without the URI, which may hold a password.
 */
export async function connectDatabase(uri: string, appName = APP_NAME): Promise<MongoClient> {
  const client = createClient(uri, appName);
  const otherSet = watchForOtherSet(client);
  try {
    await connectInTime(client, uri, otherSet);
    const hello = await client.db('admin').command({ hello: 1 });
    if (hello['setName'] || hello['msg'] === 'isdbgrid') return client;
  } catch (error) {
    await client.close();
    throw new StartupError(`No MongoDB could be used at MONGODB_URI: ${reasonOf(error, otherSet())}`);
  }
  await client.close();
  throw new StartupError(
    'MONGODB_URI names a MongoDB without a replica set, which cannot do transactions: start it with --replSet and run rs.initiate().',
  );
}

/** Throws a StartupError for missing rights, and any other error as it is. */
export function explainMissingRights(error: unknown): never {
  if (!(error instanceof MongoServerError) || error.code !== UNAUTHORIZED) throw error;
  throw new StartupError(
    'MONGODB_URI names no user, or one that may not change the database: name one with the role readWrite.',
  );
}

function createClient(uri: string, appName: string): MongoClient {
  try {
    return new MongoClient(uri, {
      appName,
      retryWrites: true,
      retryReads: true,
      readPreference: 'primary',
      readConcern: { level: 'majority' },
      writeConcern: { w: 'majority', journal: true, wtimeoutMS: MAJORITY_TIMEOUT_MS },
      maxPoolSize: maxPoolSize(),
      ...TIMEOUTS,
      ignoreUndefined: true,
    });
  } catch (error) {
    throw new StartupError(`MONGODB_URI cannot be read (${(error as Error).name}): check its form.`);
  }
}

/** The URI may set the timeout, by `serverSelectionTimeoutMS`. */
async function connectInTime(
  client: MongoClient,
  uri: string,
  otherSet: () => string | undefined,
): Promise<void> {
  const timeout = /[?&]serverSelectionTimeoutMS=(\d+)/i.exec(uri)?.[1] ?? START_TIMEOUT_MS;
  const deadline = Date.now() + Number(timeout);
  for (;;) {
    try {
      await client.connect();
      return;
    } catch (error) {
      // Waiting does not give a set another name.
      const isPassing = error instanceof MongoServerSelectionError && !otherSet();
      if (!isPassing || Date.now() > deadline) throw error;
      await sleep(RETRY_MS);
    }
  }
}

/** Finds a set with another name than the URI's: the driver ignores its members silently. */
function watchForOtherSet(client: MongoClient): () => string | undefined {
  const expected = client.options.replicaSet;
  let other: string | undefined;
  client.on('serverHeartbeatSucceeded', ({ reply }) => {
    if (expected && reply['setName'] && reply['setName'] !== expected) {
      other = `the set there is named ${reply['setName']}, and not ${expected}: correct replicaSet.`;
    }
  });
  return () => other;
}

function reasonOf(error: unknown, otherSet: string | undefined): string {
  if (error instanceof MongoServerError && error.code === AUTHENTICATION_FAILED) {
    return 'it refuses the user or the password (authSource says in which database they are kept, often admin).';
  }
  if (!(error instanceof MongoServerSelectionError)) {
    return `${(error as Error).name}: check its address, user and password, and that it runs.`;
  }
  if (otherSet) return otherSet;
  const [server] = [...(error.reason?.servers.values() ?? [])];
  const where = server?.address ?? 'its address';
  const cause = causeOf(server?.error ?? error);
  if (cause === 'ENOTFOUND' || cause === 'EAI_AGAIN') return `the name in ${where} is not known: correct it.`;
  if (cause === 'ECONNREFUSED') return `nothing listens at ${where}: start it, or correct the address.`;
  return `${where} does not answer (${cause}): check its address, and that it runs.`;
}

function causeOf(error: unknown): string {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as NodeJS.ErrnoException;
    if (typeof code === 'string') return code;
  }
  return error instanceof Error ? error.name : 'no reason given';
}

/**
 * The part of a connection of the driver that is patched below, for versions 7.8 and 7.9: while the driver writes a large command, it
 * waits for its socket to drain or fail. When the driver closes the socket itself because the database does not answer, neither event
 * comes, and the call would wait forever.
 */
interface DriverConnection {
  socket: Socket;
  cleanup(error: Error): void;
}

const { Connection } = createRequire(import.meta.url)('mongodb/lib/cmap/connection.js') as {
  Connection: { prototype: DriverConnection };
};
const { cleanup } = Connection.prototype;

Connection.prototype.cleanup = function (this: DriverConnection, error: Error): void {
  cleanup.call(this, error);
  // The waiting write continues, and finds the error.
  this.socket.emit('drain');
};
