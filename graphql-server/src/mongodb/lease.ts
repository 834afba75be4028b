import type { Collection } from 'mongodb';

/** Who does what only one may do at a time, of all processes on a database. */
export interface LeaseDocument {
  _id: string;
  holder: string;
  until: Date;
}

/**
 * Takes a lease that is free or has run out, or keeps it. Its clock is the database's.
 * @returns whether it is held.
 */
export async function takeLease(
  leases: Collection<LeaseDocument>,
  _id: string,
  holder: string,
  durationMs: number,
): Promise<boolean> {
  const isFree = {
    $or: [{ $eq: ['$holder', holder] }, { $lt: [{ $ifNull: ['$until', new Date(0)] }, '$$NOW'] }],
  };
  const fields = {
    holder: { $cond: [isFree, holder, '$holder'] },
    until: { $cond: [isFree, { $add: ['$$NOW', durationMs] }, '$until'] },
  };
  const options = { upsert: true, returnDocument: 'after' } as const;
  return (await leases.findOneAndUpdate({ _id }, [{ $set: fields }], options))?.holder === holder;
}
