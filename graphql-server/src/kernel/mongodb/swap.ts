import type { ClientSession, Collection, Db } from 'mongodb';
import { UserError } from '../errors.ts';

const RESTORING = 'A backup is just taking the place of this shop: try again in a moment.';

/** A restore whose collections are being renamed, one after the other, to those of the shop. */
export interface Swap {
  _id: 'swap';
  /** Of the staged collections, before the names that they get; former versions had one for all. */
  prefix?: string;
  collections: string[];
}

export function swapsIn(db: Db): Collection<Swap> {
  return db.collection<Swap>('restore');
}

/**
 * For a transaction that has to be whole: in the middle of a swap one part of it would be in the shop that comes, and the other in
 * that which goes. One that began before is ended by the database. @throws UserError
 */
export async function assertNoSwap(db: Db, session: ClientSession): Promise<void> {
  if (await swapsIn(db).findOne({ _id: 'swap' }, { session })) throw new UserError('UNAVAILABLE', RESTORING);
}
