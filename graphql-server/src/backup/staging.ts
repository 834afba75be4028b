import { type Collection, type Db, MongoServerError } from 'mongodb';

/** What is restored lies beside the shop until all of it is there, and then takes its place by renaming. */
const PREFIX = 'restored.';
const NAMESPACE_NOT_FOUND = 26;

interface Swap {
  _id: 'swap';
  /** The names that the staged collections get. */
  collections: string[];
}

export function isStaged(collection: string): boolean {
  return collection.startsWith(PREFIX) || collection === 'restore';
}

/** A database for `collectionsOf`: its collections are the staged ones. */
export function stagedIn(db: Db): Pick<Db, 'collection'> {
  const collection: Db['collection'] = (name, options) => db.collection(PREFIX + name, options);
  return { collection };
}

export async function dropStaged(db: Db): Promise<void> {
  for (const name of await stagedNames(db)) await db.dropCollection(PREFIX + name);
}

/** Puts all that is staged in the place of what is there. */
export async function swapStaged(db: Db): Promise<void> {
  await swapsIn(db).insertOne({ _id: 'swap', collections: await stagedNames(db) });
  await finishSwap(db);
}

/** Ends a swap that was broken off. @returns whether there was one */
export async function finishSwap(db: Db): Promise<boolean> {
  const swap = await swapsIn(db).findOne({ _id: 'swap' });
  if (!swap) return false;
  for (const name of swap.collections) {
    await db
      .collection(PREFIX + name)
      .rename(name, { dropTarget: true })
      .catch(ignoreMissing);
  }
  await swapsIn(db).drop();
  return true;
}

/** Whether a restore was broken off before it changed anything, or runs just now. */
export async function hasStaged(db: Db): Promise<boolean> {
  return (await stagedNames(db)).length > 0;
}

async function stagedNames(db: Db): Promise<string[]> {
  const found = await db.listCollections({ type: 'collection' }, { nameOnly: true }).toArray();
  return found.flatMap(({ name }) => (name.startsWith(PREFIX) ? [name.slice(PREFIX.length)] : []));
}

/** This one was renamed before. */
function ignoreMissing(error: unknown): void {
  if (!(error instanceof MongoServerError && error.code === NAMESPACE_NOT_FOUND)) throw error;
}

function swapsIn(db: Db): Collection<Swap> {
  return db.collection<Swap>('restore');
}
