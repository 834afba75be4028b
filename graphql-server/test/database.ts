import { randomBytes, randomUUID } from 'node:crypto';
import { SEARCH_VERSION } from '@mela/rules/search.ts';
import { type CollectionInfo, type Db, MongoClient } from 'mongodb';
import { afterAll, beforeAll, inject } from 'vitest';
import { collectionsOf, createIndexes, isIndexMissing } from '../src/app/shop/collections.ts';
import { SCHEMA_VERSION } from '../src/app/shop/migrations.ts';
import { COLLECTION_FACTS } from '../src/app/shop/modules.ts';
import { createListIndexes } from '../src/modules/publishing/released/collections.ts';

/** A database for one test file. */
export interface TestDatabase {
  readonly client: MongoClient;
  readonly db: Db;
  /** The connection string of the MongoDB for all tests; the database is named separately, as in `MONGODB_URI` and `MONGODB_DB`. */
  readonly uri: string;
  readonly name: string;
}

/**
 * Gives the calling test file a database without collections, which is dropped after its tests. For files that use few collections, or test
 * how a database is created or upgraded; all others use `openShopDatabase`.
 */
export function openTestDatabase(): TestDatabase {
  const database = connect(`test-${randomBytes(6).toString('hex')}`);
  afterAll(async () => {
    await database.db.dropDatabase();
    await database.client.close();
  });
  return database;
}

/** Databases with all collections and indexes, emptied by earlier files, because creating one takes half a second. */
const spare: TestDatabase[] = [];

/**
 * Gives the calling test file the database of a new shop, with all collections and indexes, including those of the first release. The files
 * of a worker share it one after the other: each empties it, or drops it if it changed more than documents and indexes.
 */
export function openShopDatabase(): TestDatabase {
  const known = spare.pop();
  const database = known ?? connect(`shop-${randomBytes(6).toString('hex')}`);
  beforeAll(async () => {
    const collections = collectionsOf(database.db);
    if (!known) await createIndexes(collections);
    await createListIndexes(collections);
    await collections.shop.insertOne({
      ...{ _id: 'shop', databaseId: randomUUID() },
      ...{ searchVersion: SEARCH_VERSION, schemaVersion: SCHEMA_VERSION },
    });
  });
  afterAll(async () => {
    if (await empty(database.db)) return void spare.push(database);
    await database.db.dropDatabase();
    await database.client.close();
  });
  return database;
}

function connect(name: string): TestDatabase {
  const uri = inject('mongodUri');
  // Read like the server. By default, tests would see changes before the server itself reads them.
  const client = new MongoClient(uri, { readConcern: { level: 'majority' } });
  return { client, db: client.db(name), uri, name };
}

/**
 * The maximum number of documents to delete from a collection. With a dozen indexes, deleting more takes longer
 * than creating the collection.
 */
const MAX_DELETED = 500;

/**
 * Empties a database.
 * @returns false if a collection was changed in a way that emptying does not undo
 */
async function empty(db: Db): Promise<boolean> {
  const found = (await db.listCollections().toArray()) as CollectionInfo[];
  if (!found.every(isPlain)) return false;
  const declared = new Set(COLLECTION_FACTS.map(({ name }) => name));
  const filled = await findFilled(
    db,
    found.filter(({ name }) => declared.has(name)),
  );
  const sizes = await Promise.all(filled.map((name) => db.collection(name).estimatedDocumentCount()));
  const large = new Set(filled.filter((_, index) => (sizes[index] ?? 0) > MAX_DELETED));
  const dropped = found.filter(({ name }) => !declared.has(name) || large.has(name));
  for (const { name } of dropped) await db.dropCollection(name);
  const small = filled.filter((name) => !large.has(name));
  await Promise.all(small.map((name) => db.collection(name).deleteMany({})));
  const collections = collectionsOf(db);
  if (await isIndexMissing(collections)) await createIndexes(collections);
  return true;
}

/**
 * Whether this is an ordinary collection without a validator: neither a view nor the profiler's collection.
 * `{}` removes a validator.
 */
function isPlain({ name, type, options = {} }: CollectionInfo): boolean {
  const { validator = {}, validationAction: _, validationLevel: __, ...others } = options;
  const isUnlimited = Object.keys({ ...validator, ...others }).length === 0;
  return type === 'collection' && isUnlimited && !name.startsWith('system.');
}

/**
 * Finds the collections that contain documents with one query.
 * @returns their names
 */
async function findFilled(db: Db, collections: readonly CollectionInfo[]): Promise<string[]> {
  const [first, ...others] = collections.map(({ name }) => name);
  if (first === undefined) return [];
  const firstOf = (name: string) => [{ $limit: 1 }, { $project: { _id: 0, name: { $literal: name } } }];
  const union = others.map((coll) => ({ $unionWith: { coll, pipeline: firstOf(coll) } }));
  const filled = db.collection(first).aggregate<{ name: string }>([...firstOf(first), ...union]);
  return (await filled.toArray()).map(({ name }) => name);
}
