import { setTimeout as sleep } from 'node:timers/promises';
import { type Db, MongoServerError } from 'mongodb';
import { StartupError } from '../../kernel/errors.ts';
import type { Say } from '../../kernel/log.ts';
import { toUnavailable } from '../../kernel/mongodb/failures.ts';
import { swapsIn } from '../../kernel/mongodb/swap.ts';
import { inTransaction } from '../../kernel/mongodb/transaction.ts';
import { appTexts } from '../messages.ts';
import type { RestoreLock } from './restore-lock.ts';

/** Restored collections get this prefix until all are complete. Then renaming puts them in place. */
const PREFIX = 'restored.';
const NAMESPACE_NOT_FOUND = 26;
const MAX_TRIES = 20;
const RETRY_MS = 500;

export function isStaged(collection: string): boolean {
  return collection.startsWith(PREFIX) || collection === 'restore';
}

/** The prefix for the collections of one restore. It differs for each restore, in case an earlier one lost its lock but still writes. */
export function prefixOf({ id }: RestoreLock): string {
  return `${PREFIX}${id}.`;
}

/** A database for `collectionsOf` with the staged collections. */
export function stagedIn(db: Db, prefix: string): Pick<Db, 'collection'> {
  const collection: Db['collection'] = (name, options) => db.collection(prefix + name, options);
  return { collection };
}

/** @param prefix of one restore; all restores by default */
export async function dropStaged(db: Db, prefix = PREFIX): Promise<void> {
  for (const name of await stagedNames(db, prefix)) await db.dropCollection(prefix + name);
}

/**
 * Replaces the shop's collections with the staged ones. From this call on, the staged collections may already
 * be the shop, so the caller must not drop them.
 * @throws StartupError when another restore has begun, or the database does not respond
 */
export async function swapStaged(db: Db, lock: RestoreLock): Promise<void> {
  const prefix = prefixOf(lock);
  const collections = await stagedNames(db, prefix);
  await inTransaction(db.client, async (session) => {
    await lock.assertHeld(session);
    await swapsIn(db).insertOne({ _id: 'swap', prefix, collections }, { session });
  }).catch(async (error: unknown) => {
    // After any other error the swap may already be recorded.
    if (error instanceof StartupError) await dropStaged(db, prefix);
    throw error;
  });
  for (let tries = 1; ; tries += 1) {
    try {
      await finishSwap(db);
      return;
    } catch (error) {
      if (!toUnavailable(error)) throw error;
      if (tries === MAX_TRIES) throw new StartupError(appTexts.restoreNotFinished, { cause: error });
      await sleep(RETRY_MS);
    }
  }
}

/** Completes an interrupted swap. Several processes may do so at once. @returns whether there was one */
export async function finishSwap(db: Db): Promise<boolean> {
  const swap = await swapsIn(db).findOne({ _id: 'swap' });
  if (!swap) return false;
  const { prefix = PREFIX, collections } = swap;
  for (const name of collections) {
    await db
      .collection(prefix + name)
      .rename(name, { dropTarget: true })
      .catch(ignoreMissing);
  }
  await swapsIn(db).deleteOne(swap);
  return true;
}

/** Whether a restore is running, or was interrupted before its swap. */
async function hasStaged(db: Db): Promise<boolean> {
  return (await stagedNames(db, PREFIX)).length > 0;
}

async function stagedNames(db: Db, prefix: string): Promise<string[]> {
  const found = await db.listCollections({ type: 'collection' }, { nameOnly: true }).toArray();
  return found.flatMap(({ name }) => (name.startsWith(prefix) ? [name.slice(prefix.length)] : []));
}

/** Ignores the error that a collection is missing: an earlier attempt has already renamed it. */
function ignoreMissing(error: unknown): void {
  if (!(error instanceof MongoServerError && error.code === NAMESPACE_NOT_FOUND)) throw error;
}

/** Called at startup: completes an interrupted swap, and reports a restore that was interrupted earlier. */
export async function endBrokenRestore(db: Db, log: Say): Promise<void> {
  if (await finishSwap(db)) log(appTexts.restoreFinished);
  if (await hasStaged(db)) log(appTexts.restoreBrokenOff, 'warn');
}
