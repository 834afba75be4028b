import { type Collections, collectionsOf, createIndexes } from '../src/catalogue/collections.ts';
import { assertKnownSchema } from '../src/catalogue/migrations.ts';
import { readConfig } from '../src/config.ts';
import { joinDatabase } from '../src/mongodb/join-database.ts';

/**
 * Calls `work` with the shop's collections, whether a server runs or not: its own database is asked past it.
 * @throws StartupError when there is no database, or one of a newer version, and whatever `work` throws
 */
export async function withCollections(
  environment: Record<string, string | undefined>,
  work: (collections: Collections) => Promise<void>,
): Promise<void> {
  const config = readConfig(environment);
  await using database = await joinDatabase(config, console.error);
  const collections = collectionsOf(database.client.db(config.mongodbDb));
  await assertKnownSchema(collections);
  await createIndexes(collections);
  await work(collections);
}
