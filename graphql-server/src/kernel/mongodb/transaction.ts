import { setTimeout as sleep } from 'node:timers/promises';
import {
  type ClientSession,
  type MongoClient,
  MongoError,
  MongoNetworkError,
  MongoServerError,
} from 'mongodb';
import { cancelEnding, endAbandoned, endIdleTransactions } from './abandoned-transactions.ts';

/** By time, not by tries: what is long, or runs on a busy machine, meets the writes of other servers more often. */
const CONFLICT_MS = 10_000;
const RETRY_MS = 5;
/** Many who want one document at once would else keep it and the processor busy with what fails. */
const MAX_RETRY_MS = 500;
/** A conflict that lasts this long may be with a transaction whose server was killed. */
const LASTING_CONFLICT_MS = 250;
const NO_SUCH_TRANSACTION = 251;
/** Another transaction writes the same document, an index is being built, or another server took this one for abandoned. */
const PASSING_CODES = new Set<unknown>([112, 24, 246, NO_SUCH_TRANSACTION]);

/** Runs writes that are kept together or not at all. They may run several times, when others write the same. */
export function inTransaction<T>(
  client: MongoClient,
  write: (session: ClientSession) => Promise<T>,
): Promise<T> {
  return client.withSession((session) => inTransactionOf(client, session, write));
}

/**
 * Retries once when the connection is lost or the primary changes, as the driver
 * does with a single write. The driver's own `withTransaction` retries for two minutes while the database is down; a
 * call has to fail within seconds.
 */
async function inTransactionOf<T>(
  client: MongoClient,
  session: ClientSession,
  write: (session: ClientSession) => Promise<T>,
): Promise<T> {
  const started = performance.now();
  for (let tries = 1, losses = 0; ; tries += 1) {
    try {
      return await tryOnce(client, session, write);
    } catch (error) {
      const isPassing = error instanceof MongoServerError && PASSING_CODES.has(error.code);
      const isLost = error instanceof MongoError && error.hasErrorLabel('TransientTransactionError');
      if (!isPassing) losses += 1;
      const elapsed = performance.now() - started;
      if (!(isPassing || (isLost && losses === 1)) || elapsed > CONFLICT_MS) throw error;
      if (isPassing && elapsed > LASTING_CONFLICT_MS) await endIdleTransactions(client);
      await sleep(Math.random() * Math.min(RETRY_MS * 2 ** (tries - 1), MAX_RETRY_MS));
    }
  }
}

async function tryOnce<T>(
  client: MongoClient,
  session: ClientSession,
  write: (session: ClientSession) => Promise<T>,
): Promise<T> {
  if (session.id) cancelEnding(client, session.id);
  try {
    session.startTransaction();
    const written = await write(session);
    await session.commitTransaction().catch(nameLostConnection);
    return written;
  } catch (error) {
    const isOpen = !(await isEnded(client, session, error));
    if (session.inTransaction()) await session.abortTransaction();
    if (isOpen && session.id) endAbandoned(client, session.id);
    throw error;
  }
}

/** Whether the database has ended the transaction: an error it reports does that, and otherwise it is told to. */
async function isEnded(client: MongoClient, session: ClientSession, error: unknown): Promise<boolean> {
  if (error instanceof MongoServerError) return true;
  if (error instanceof MongoError || !session.inTransaction()) return false;
  // The driver's `abortTransaction` does not say whether it succeeded.
  return client
    .db('admin')
    .command({ abortTransaction: 1 }, { session })
    .then(
      () => true,
      (failure) => failure instanceof MongoServerError,
    );
}

/** A socket that breaks as the commit is written makes the driver throw a TypeError of its own (7.8: `error.hasErrorLabel`). */
function nameLostConnection(error: unknown): never {
  if (error instanceof MongoError) throw error;
  throw new MongoNetworkError('The connection was lost while a transaction was committed.', {
    cause: error as Error,
  });
}
