import { randomBytes } from 'node:crypto';
import { type Db, MongoClient } from 'mongodb';
import { afterAll, inject } from 'vitest';

/** A database that one test file has for itself. */
export interface TestDatabase {
  readonly client: MongoClient;
  readonly db: Db;
  /** Leads to the MongoDB of all tests; the database is named apart, as in `MONGODB_URI` and `MONGODB_DB`. */
  readonly uri: string;
  readonly name: string;
}

/** Gives the test file that calls it an empty database, dropped when the file's tests have run. */
export function openTestDatabase(): TestDatabase {
  const uri = inject('mongodUri');
  const name = `test-${randomBytes(6).toString('hex')}`;
  const client = new MongoClient(uri);
  const db = client.db(name);
  afterAll(async () => {
    await db.dropDatabase();
    await client.close();
  });
  return { client, db, uri, name };
}
