import { SEARCH_VERSION } from '@mela/rules/search.ts';
import type { Collection } from 'mongodb';

/** What is known of the shop as a whole. One document. */
export interface ShopDocument {
  _id: 'shop';
  databaseId: string;
  /** `SEARCH_VERSION` of the server that last computed what documents are found and ordered by. */
  searchVersion?: number;
  /** Of the stored data (shop/migrations.ts). */
  schemaVersion?: number;
  /** Which moment its last backup is of. */
  backedUpAt?: Date;
  /** How many days the history keeps changes (history/recorder.ts). */
  historyDays?: number;
  /** Counts the changes of how categories lie in one another (categories/tree.ts). */
  treeChanges?: number;
}

export interface ShopCollections {
  shop: Collection<ShopDocument>;
}

/** The id of this database, made on first use: it stays when the database moves to another server. */
export async function readDatabaseId({ shop }: ShopCollections): Promise<string> {
  const found = await shop.findOneAndUpdate(
    { _id: 'shop' },
    { $setOnInsert: { databaseId: crypto.randomUUID() } },
    { upsert: true, returnDocument: 'after' },
  );
  if (!found) throw new Error('The database did not store its own id.');
  return found.databaseId;
}

/** @returns whether the id was missing and is restored. */
export async function restoreDatabaseId(
  { shop }: ShopCollections,
  databaseId: string,
  schemaVersion: number,
): Promise<boolean> {
  if (await shop.findOne({ _id: 'shop' }, { projection: { _id: 1 } })) return false;
  const { upsertedCount } = await shop.updateOne(
    { _id: 'shop' },
    { $setOnInsert: { databaseId, searchVersion: SEARCH_VERSION, schemaVersion } },
    { upsert: true },
  );
  return upsertedCount > 0;
}
