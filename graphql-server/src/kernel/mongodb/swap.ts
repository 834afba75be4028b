import type { ClientSession, Collection, Db } from 'mongodb';
import { UserError } from '../errors.ts';
import { kernelMessages } from '../messages.ts';

/** A restore in progress that renames its collections, one by one, to those of the shop. */
export interface Swap {
  _id: 'swap';
  /** The prefix of the staged collections. Earlier versions used the same prefix for all restores. */
  prefix?: string;
  collections: string[];
}

export function swapsIn(db: Db): Collection<Swap> {
  return db.collection<Swap>('restore');
}

/**
 * Rejects a transaction during a swap, because it would write one part to the old shop and the other to the
 * new one. The database aborts transactions that began before a swap.
 * @throws UserError during a swap
 */
export async function assertNoSwap(db: Db, session: ClientSession): Promise<void> {
  if (await swapsIn(db).findOne({ _id: 'swap' }, { session }))
    throw new UserError('UNAVAILABLE', kernelMessages.backupBeingRestored);
}
