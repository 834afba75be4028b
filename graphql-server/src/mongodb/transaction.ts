import { setTimeout as sleep } from 'node:timers/promises';
import {
  type ClientSession,
  type MongoClient,
  MongoError,
  MongoNetworkError,
  MongoServerError,
} from 'mongodb';

/** By time, not by tries: what is long, or runs on a busy machine, meets the writes of other servers more often. */
const CONFLICT_MS = 10_000;
const RETRY_MS = 5;
/** Many who want one document at once would else keep it and the processor busy with what fails. */
const MAX_RETRY_MS = 500;
/** Another transaction writes the same document, or an index is being built. */
const PASSING_CODES = new Set<unknown>([112, 24, 246]);

/** Runs writes that are kept together or not at all. They may run several times, when others write the same. */
export function inTransaction<T>(
  client: MongoClient,
  write: (session: ClientSession) => Promise<T>,
): Promise<T> {
  return client.withSession((session) => inTransactionOf(session, write));
}

/**
 * The same in a session that is there. What a lost connection or another primary ends is tried once more, as the driver does
 * with a write by itself. The driver's own `withTransaction` goes on for two minutes when the database is
 * lost; a call has to fail within seconds.
 */
export async function inTransactionOf<T>(
  session: ClientSession,
  write: (session: ClientSession) => Promise<T>,
): Promise<T> {
  const lastTry = performance.now() + CONFLICT_MS;
  for (let tries = 1, losses = 0; ; tries += 1) {
    try {
      session.startTransaction();
      const written = await write(session);
      await session.commitTransaction().catch(nameLostConnection);
      return written;
    } catch (error) {
      if (session.inTransaction()) await session.abortTransaction().catch(() => {});
      const isPassing = error instanceof MongoServerError && PASSING_CODES.has(error.code);
      const isLost = error instanceof MongoError && error.hasErrorLabel('TransientTransactionError');
      if (!isPassing) losses += 1;
      if (!(isPassing || (isLost && losses === 1)) || performance.now() > lastTry) throw error;
      await sleep(Math.random() * Math.min(RETRY_MS * 2 ** (tries - 1), MAX_RETRY_MS));
    }
  }
}

/** A socket that breaks as the commit is written makes the driver throw a TypeError of its own (7.8: `error.hasErrorLabel`). */
function nameLostConnection(error: unknown): never {
  if (error instanceof MongoError) throw error;
  throw new MongoNetworkError('The connection was lost while a transaction was committed.', {
    cause: error as Error,
  });
}
