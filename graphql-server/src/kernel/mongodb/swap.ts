import type { ClientSession, Collection, Db } from 'mongodb';
import { UserError } from '../errors.ts';

const RESTORING = 'A backup is being restored. Try again in a moment.';

/** A restore that is renaming its collections, one after another, to those of the shop. */
export interface Swap {
  _id: 'swap';
  /** The prefix of the staged collections; former versions had one for all. */
  prefix?: string;
  collections: string[];
}

export function swapsIn(db: Db): Collection<Swap> {
  return db.collection<Swap>('restore');
}

/**
 * For transactions that must not span a swap: one part would be in the new shop, the other in the old. The database aborts
 * transactions that began before. @throws UserError during a swap
 */
export async function assertNoSwap(db: Db, session: ClientSession): Promise<void> {
  if (await swapsIn(db).findOne({ _id: 'swap' }, { session })) throw new UserError('UNAVAILABLE', RESTORING);
}
