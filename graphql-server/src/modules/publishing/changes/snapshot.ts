import { setTimeout as sleep } from 'node:timers/promises';
import {
  type ClientSession,
  type Collection,
  type Document,
  type MongoClient,
  MongoServerError,
  ReadConcern,
  type Timestamp,
} from 'mongodb';
import { type Swap, swapsIn } from '../../../kernel/mongodb/swap.ts';
import type { ImportStep } from '../../catalogue/import/product-write.ts';

const SNAPSHOT_UNAVAILABLE = 246;
const RETRY_MS = 50;
const MAX_TRIES = 20;
/** The collections that releases are made of. */
const READ = ['products', 'categories', 'redirects', 'storefront', 'inventory', 'productCollections'];
/** An aggregation that reads at most one document of a collection. */
const FIRST = [{ $limit: 1 }, { $project: { _id: 1 } }];
const SWAP: Pick<Swap, '_id'> = { _id: 'swap' };

export interface Source {
  client: MongoClient;
  database: string;
}

/** The database at one moment. */
export interface Snapshot extends AsyncDisposable {
  at: Timestamp;
  /** Whether an import or restore is running. It is published as a whole or not at all. */
  isImporting: boolean;
  session: ClientSession;
  collection<Stored extends Document = Document>(name: string): Collection<Stored>;
}

/**
 * Opens a snapshot of everything that releases show. MongoDB cannot read collections at times before they were created, renamed or
 * indexed, so this retries, at a later time if necessary.
 * @param moment returns the time for each attempt. By default the current time
 */
export async function openSnapshot(
  source: Source,
  moment: (tries: number) => Promise<Timestamp | undefined> = async () => undefined,
): Promise<Snapshot> {
  for (let tries = 1; ; tries += 1) {
    const session = source.client.startSession({ snapshot: true });
    try {
      return await readMoment(source, session, await moment(tries));
    } catch (error) {
      await session.endSession();
      const isPassing = error instanceof MongoServerError && error.code === SNAPSHOT_UNAVAILABLE;
      if (!isPassing || tries === MAX_TRIES) throw error;
      await sleep(RETRY_MS);
    }
  }
}

/** @returns whether an import or restore is running now */
export async function findImport({ imports }: { imports: Collection<ImportStep> }): Promise<boolean> {
  const options = { projection: { _id: 1 }, readConcern: { level: 'majority' } } as const;
  const found = [imports.findOne({}, options), swapsIn(imports.db).findOne(SWAP, options)];
  return (await Promise.all(found)).some((one) => one !== null);
}

async function readMoment(
  { client, database }: Source,
  session: ClientSession & { snapshotTime?: Timestamp },
  at: Timestamp | undefined,
): Promise<Snapshot> {
  // The driver has no public option for the time of a snapshot, but it uses this property.
  if (at) session.snapshotTime = at;
  // The client's read concern would override the session's. The object must be new, because the driver stores the snapshot's time in it.
  const db = client.db(database, { readConcern: new ReadConcern('snapshot') });
  const others = READ.map((coll) => ({ $unionWith: { coll, pipeline: FIRST } }));
  const known = [{ $limit: 1 }, { $project: { isImport: { $literal: true } } }];
  const swap = { $unionWith: { coll: swapsIn(db).collectionName, pipeline: [{ $match: SWAP }, ...known] } };
  const found = await db
    .collection('imports')
    .aggregate([...known, swap, ...others], { session })
    .toArray();
  if (!session.snapshotTime) throw new Error('The database did not say which moment it has shown.');
  return {
    at: session.snapshotTime,
    isImporting: found.some(({ isImport }) => isImport),
    session,
    collection: (name) => db.collection(name),
    [Symbol.asyncDispose]: () => session.endSession(),
  };
}
