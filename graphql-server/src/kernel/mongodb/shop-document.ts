import { SEARCH_VERSION } from '@mela/rules/search.ts';
import type { Collection } from 'mongodb';

/** Facts about the whole shop, in a single document. */
export interface ShopDocument {
  _id: 'shop';
  databaseId: string;
  /** The `SEARCH_VERSION` of the server that last computed the fields for search and sorting. */
  searchVersion?: number;
  /** The modules' product flags, with their versions, that were last computed for all products. */
  flagVersions?: string[];
  /** The version of the stored data (shop/migrations.ts). */
  schemaVersion?: number;
  /** The time of the last backup. */
  backedUpAt?: Date;
  /** How many days the history keeps changes (history/recorder.ts). */
  historyDays?: number;
  /** Counts changes of the category tree (categories/tree.ts). */
  treeChanges?: number;
}

export interface ShopCollections {
  shop: Collection<ShopDocument>;
}

/** The id of this database, created on first use. It stays the same when the database moves to another server. */
export async function readDatabaseId({ shop }: ShopCollections): Promise<string> {
  const found = await shop.findOneAndUpdate(
    { _id: 'shop' },
    { $setOnInsert: { databaseId: crypto.randomUUID() } },
    { upsert: true, returnDocument: 'after' },
  );
  if (!found) throw new Error('The database did not store its own id.');
  return found.databaseId;
}

/** @returns whether the id was missing and was restored */
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
