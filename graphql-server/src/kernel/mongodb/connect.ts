import { createRequire } from 'node:module';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { MongoClient, MongoServerError, MongoServerSelectionError } from 'mongodb';
import { StartupError } from '../errors.ts';
import { kernelTexts } from '../messages.ts';
import { maxPoolSize } from '../open-files.ts';
import { MAJORITY_TIMEOUT_MS, TIMEOUTS } from './timeouts.ts';

/** The name of our connections in the database's logs and lists. */
export const APP_NAME = 'mela';
const START_TIMEOUT_MS = 10_000;
const RETRY_MS = 250;

const UNAUTHORIZED = 13;
const AUTHENTICATION_FAILED = 18;

/**
 * Connects to a replica set or sharded cluster. Writes wait for a majority and the journal.
 * @throws StartupError when nothing responds or transactions are not supported. The message omits the URI,
 * which may contain a password
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
    throw new StartupError(kernelTexts.cannotUseMongodb({ reason: reasonOf(error, otherSet()) }));
  }
  await client.close();
  throw new StartupError(kernelTexts.noReplicaSet);
}

/** Throws a StartupError for missing rights, and rethrows any other error. */
export function explainMissingRights(error: unknown): never {
  if (!(error instanceof MongoServerError) || error.code !== UNAUTHORIZED) throw error;
  throw new StartupError(kernelTexts.userNeedsReadWrite);
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
    throw new StartupError(kernelTexts.invalidConnectionString({ reason: (error as Error).name }));
  }
}

/** `serverSelectionTimeoutMS` in the URI overrides this timeout. */
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
      // Do not retry: waiting does not change the name of a replica set.
      const isPassing = error instanceof MongoServerSelectionError && !otherSet();
      if (!isPassing || Date.now() > deadline) throw error;
      await sleep(RETRY_MS);
    }
  }
}

/** Detects a replica set whose name differs from the one in the URI. The driver would silently ignore its members. */
function watchForOtherSet(client: MongoClient): () => string | undefined {
  const expected = client.options.replicaSet;
  let other: string | undefined;
  client.on('serverHeartbeatSucceeded', ({ reply }) => {
    if (expected && reply['setName'] && reply['setName'] !== expected) {
      other = kernelTexts.otherReplicaSet({ name: reply['setName'], expected });
    }
  });
  return () => other;
}

function reasonOf(error: unknown, otherSet: string | undefined): string {
  if (error instanceof MongoServerError && error.code === AUTHENTICATION_FAILED) {
    return kernelTexts.wrongCredentials;
  }
  if (!(error instanceof MongoServerSelectionError)) {
    return kernelTexts.notConnected({ reason: (error as Error).name });
  }
  if (otherSet) return otherSet;
  const [server] = [...(error.reason?.servers.values() ?? [])];
  const where = server?.address ?? 'its address';
  const cause = causeOf(server?.error ?? error);
  if (cause === 'ENOTFOUND' || cause === 'EAI_AGAIN') return kernelTexts.unknownHost({ where });
  if (cause === 'ECONNREFUSED') return kernelTexts.nothingListens({ where });
  return kernelTexts.noResponse({ where, cause });
}

function causeOf(error: unknown): string {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as NodeJS.ErrnoException;
    if (typeof code === 'string') return code;
  }
  return error instanceof Error ? error.name : 'no reason given';
}

/**
 * The internals of a driver connection that are patched below, for versions 7.8 and 7.9. While the driver writes a large command,
 * it waits for the socket to drain or fail. If the driver closes the socket because the database does not respond, neither event
 * occurs, and the call would wait forever.
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
  // The waiting write then continues and receives the error.
  this.socket.emit('drain');
};
