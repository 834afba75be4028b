import type { ClientSession, Collection } from 'mongodb';

/**
 * The number of documents that make up a lock. Transactions that share it write a random one, so they rarely
 * conflict.
 */
const PARTS = 16;

export interface LockPart {
  _id: string;
  uses: number;
}

type Locks = Collection<LockPart>;

/**
 * Shares a lock with other transactions until this one ends. It conflicts with a transaction that holds the lock exclusively,
 * whichever began first: one of the two is retried, and then reads the other's committed data.
 */
export async function shareLock(locks: Locks, name: string, session: ClientSession): Promise<void> {
  await locks.bulkWrite([useOf(name, Math.floor(Math.random() * PARTS))], { session });
}

/** Holds a lock exclusively until the transaction ends. */
export async function holdLock(locks: Locks, name: string, session: ClientSession): Promise<void> {
  const parts = Array.from({ length: PARTS }, (_, part) => useOf(name, part));
  await locks.bulkWrite(parts, { session });
}

function useOf(name: string, part: number) {
  return { updateOne: { filter: { _id: `${name} ${part}` }, update: { $inc: { uses: 1 } }, upsert: true } };
}
