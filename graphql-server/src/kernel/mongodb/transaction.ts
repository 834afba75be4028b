import { setTimeout as sleep } from 'node:timers/promises';
import {
  type ClientSession,
  type MongoClient,
  MongoError,
  MongoNetworkError,
  MongoServerError,
} from 'mongodb';
import pLimit, { type LimitFunction } from 'p-limit';
import { within } from '../within.ts';
import { cancelEnding, endAbandoned, endIdleTransactions } from './abandoned-transactions.ts';

/**
 * Conflicts are retried for this long, not for a number of attempts: long transactions and busy machines
 * conflict more often. The time that a retry waits for its turn does not count, because other writers make
 * progress during that time.
 */
const CONFLICT_MS = 10_000;
const RETRY_MS = 5;
/**
 * The maximum delay between retries. With shorter ones, many writers of one document would keep it and the processor busy with
 * failing attempts.
 */
const MAX_RETRY_MS = 500;
/** After a conflict has lasted this long, check for transactions whose server was killed. */
const LASTING_CONFLICT_MS = 250;
/** If an attempt takes longer than this, the next attempt starts without waiting for its end. */
const TURN_MS = 500;
const NO_SUCH_TRANSACTION = 251;
/**
 * Errors to retry: another transaction writes the same document, an index is being built, or another server has aborted this one
 * as dead.
 */
const PASSING_CODES = new Set<unknown>([112, 24, 246, NO_SUCH_TRANSACTION]);

/** Runs writes in one transaction. Calls `write` again when another transaction conflicts. */
export function inTransaction<T>(
  client: MongoClient,
  write: (session: ClientSession) => Promise<T>,
  conflictMs = CONFLICT_MS,
): Promise<T> {
  return client.withSession((session) => inTransactionOf(client, session, write, conflictMs));
}

/**
 * Retries once when the connection is lost or the primary changes, as the driver does with single writes. The driver's own
 * `withTransaction` retries for two minutes while the database is down, but a call has to fail within seconds.
 */
async function inTransactionOf<T>(
  client: MongoClient,
  session: ClientSession,
  write: (session: ClientSession) => Promise<T>,
  conflictMs: number,
): Promise<T> {
  const started = performance.now();
  let waitedMs = 0;
  const attempt = () => tryOnce(client, session, write);
  const retry = () => {
    const queued = performance.now();
    return inTurn(client, () => {
      waitedMs += performance.now() - queued;
      return attempt();
    });
  };
  for (let tries = 1, losses = 0; ; tries += 1) {
    try {
      return await (tries === 1 ? attempt() : retry());
    } catch (error) {
      const isPassing = error instanceof MongoServerError && PASSING_CODES.has(error.code);
      const isLost = error instanceof MongoError && error.hasErrorLabel('TransientTransactionError');
      if (!isPassing) losses += 1;
      const elapsed = performance.now() - started - waitedMs;
      if (!(isPassing || (isLost && losses === 1)) || elapsed > conflictMs) throw error;
      if (isPassing && elapsed > LASTING_CONFLICT_MS) await endIdleTransactions(client);
      await sleep(Math.random() * Math.min(RETRY_MS * 2 ** (tries - 1), MAX_RETRY_MS));
    }
  }
}

const turns = new WeakMap<MongoClient, LimitFunction>();

/**
 * Runs the retries of this server one after another. Otherwise many writers of one document, such as the payments of one customer,
 * would make each other fail again and again.
 */
function inTurn<T>(client: MongoClient, attempt: () => Promise<T>): Promise<T> {
  const turn = turns.get(client) ?? pLimit(1);
  turns.set(client, turn);
  const { promise, resolve } = Promise.withResolvers<T>();
  void turn(async () => {
    const running = attempt();
    resolve(running);
    await within(TURN_MS, running).catch(() => {});
  });
  return promise;
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

/** Whether the database has already ended the transaction. After any other error, abort it. */
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

/** If a socket breaks during the commit, the driver itself throws a TypeError (7.8: `error.hasErrorLabel`). */
function nameLostConnection(error: unknown): never {
  if (error instanceof MongoError) throw error;
  throw new MongoNetworkError('The connection was lost while a transaction was committed.', {
    cause: error as Error,
  });
}
