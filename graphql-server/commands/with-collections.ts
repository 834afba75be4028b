import { type Collections, collectionsOf, createIndexes } from '../src/app/shop/collections.ts';
import { assertReadableSchema, noteSchemaVersion } from '../src/app/shop/migrations.ts';
import { readConfig } from '../src/kernel/config.ts';
import { keptDays, Recorder } from '../src/kernel/history/recorder.ts';
import { joinDatabase } from '../src/kernel/mongodb/join-database.ts';
import { readDatabaseId } from '../src/kernel/mongodb/shop-document.ts';
import { COMMAND_LINE } from '../src/kernel/roles.ts';

export interface RecordedCollections extends Collections {
  recorder: Recorder;
}

/**
 * Calls `work` with the shop's collections, whether a server is running or not. If one is running, connects to its database.
 * @throws StartupError if there is no database, or one of a newer version, and any error of `work`
 */
export async function withCollections(
  environment: Record<string, string | undefined>,
  work: (collections: RecordedCollections) => Promise<void>,
): Promise<void> {
  const config = readConfig(environment);
  await using database = await joinDatabase(config, (line) => console.error(line));
  const collections = collectionsOf(database.client.db(config.mongodbDb));
  const version = await assertReadableSchema(collections);
  await createIndexes(collections);
  await readDatabaseId(collections);
  // Marks the database as new, so that the next start does not upgrade it.
  await noteSchemaVersion(collections, version);
  const days = await keptDays(collections, config.historyDays);
  await work({ ...collections, recorder: new Recorder({ ...collections, days, author: COMMAND_LINE }) });
}
