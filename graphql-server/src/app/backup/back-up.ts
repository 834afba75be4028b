import { stat } from 'node:fs/promises';
import { readDatabaseId } from '../../kernel/mongodb/shop-document.ts';
import { collectionsOf } from '../shop/collections.ts';
import { assertKnownSchema } from '../shop/migrations.ts';
import { HEADER_ENTRY, makeHeader } from './archive.ts';
import { DatabaseSnapshot } from './dump-database.ts';
import { ImageCopies } from './images.ts';
import type { Shop } from './shop.ts';
import { finishSwap } from './staging.ts';
import type { TarFile } from './tar.ts';
import { writeArchive } from './write-archive.ts';

interface Backup {
  images: number;
  bytes: number;
  /** Files of images in use that are missing or damaged. */
  missing: string[];
}

/**
 * Writes the whole shop to one file: a snapshot of its database, and the images.
 * @param signal aborts it; no file remains then
 * @throws StartupError for a file that cannot be written, or a database of a newer version
 */
export async function backUp(shop: Shop, path: string, signal?: AbortSignal): Promise<Backup> {
  const { client, database } = shop;
  const db = client.db(database);
  const collections = collectionsOf(db);
  await finishSwap(db);
  const schemaVersion = await assertKnownSchema(collections);
  const images = new ImageCopies(shop.imagesOf(await readDatabaseId(collections)));
  let missing: string[] = [];
  const header = makeHeader(schemaVersion);

  async function* files(): AsyncGenerator<TarFile> {
    yield { name: HEADER_ENTRY, bytes: Buffer.from(`${JSON.stringify(header, null, 2)}\n`) };
    // An image is stored before its product, and may be deleted after it. So copy most images before the
    // snapshot, which MongoDB keeps for only five minutes, and the new ones right after it.
    yield* images.files();
    await using snapshot = await DatabaseSnapshot.take(client, database);
    yield* images.files();
    missing = await images.missing(snapshot.imageHashes());
    yield* snapshot.files();
  }

  await writeArchive(path, files(), signal);
  const backedUpAt = new Date(header.createdAt);
  await collections.shop.updateOne({ _id: 'shop' }, { $max: { backedUpAt } });
  return { images: images.count, bytes: (await stat(path)).size, missing };
}
