import { stat } from 'node:fs/promises';
import { collectionsOf, readDatabaseId } from '../catalogue/collections.ts';
import { IMAGE_FILE } from '../catalogue/images/image-store.ts';
import { assertKnownSchema, SCHEMA_VERSION } from '../catalogue/migrations.ts';
import { HEADER_ENTRY, makeHeader, UPLOADS_FOLDER } from './archive.ts';
import { DatabaseSnapshot } from './dump-database.ts';
import type { Shop } from './shop.ts';
import { finishSwap } from './staging.ts';
import type { TarFile } from './tar.ts';
import { writeArchive } from './write-archive.ts';

interface Backup {
  images: number;
  bytes: number;
}

/**
 * Writes all of a shop into one file: its database as it is at one moment, and the images.
 * @throws StartupError for a file that cannot be written, or a database of a newer version
 */
export async function backUp(shop: Shop, path: string): Promise<Backup> {
  const { client, database } = shop;
  const db = client.db(database);
  const collections = collectionsOf(db);
  await finishSwap(db);
  await assertKnownSchema(collections);
  const images = shop.imagesOf(await readDatabaseId(collections));
  let count = 0;

  async function* files(): AsyncGenerator<TarFile> {
    const header = makeHeader(SCHEMA_VERSION);
    yield { name: HEADER_ENTRY, bytes: Buffer.from(`${JSON.stringify(header, null, 2)}\n`) };
    // An image is there before its product is, and may go after it: so most are copied before the snapshot, which
    // MongoDB keeps for five minutes only, and those that came meanwhile right after it.
    const copied = new Set<string>();
    yield* imageFiles(copied);
    await using snapshot = await DatabaseSnapshot.take(client, database);
    yield* imageFiles(copied);
    count = copied.size;
    yield* snapshot.files();
  }

  async function* imageFiles(copied: Set<string>): AsyncGenerator<TarFile> {
    for await (const name of images.list('')) {
      // null: it was deleted meanwhile.
      const bytes = copied.has(name) || !IMAGE_FILE.test(name) ? null : await images.read(name);
      if (!bytes) continue;
      copied.add(name);
      yield { name: UPLOADS_FOLDER + name, bytes };
    }
  }

  await writeArchive(path, files());
  return { images: count, bytes: (await stat(path)).size };
}
