import { join } from 'node:path';
import { collectionsOf } from '../../src/app/shop/collections.ts';
import { findUnusedImages } from '../../src/app/shop/find-unused-images.ts';
import { readDatabaseId } from '../../src/kernel/mongodb/shop-document.ts';
import { locationsFor } from '../../src/kernel/storage/open-storage.ts';
import { openStore } from '../../src/modules/publishing/store/open-store.ts';
import { findUnreleased } from '../../src/modules/publishing/store/unreleased-images.ts';
import type { ServedApp } from '../serve.ts';

/** @returns those of the images that the sweep would delete, were they a day old */
export async function unusedAmong(
  { db, dataDir }: Pick<ServedApp, 'db' | 'dataDir'>,
  hashes: string[],
): Promise<string[]> {
  const collections = collectionsOf(db);
  const places = { dataDir, releasesDir: join(dataDir, 'releases'), s3: null };
  const { releases } = locationsFor(places, await readDatabaseId(collections));
  return findUnreleased(openStore(releases), await findUnusedImages(collections, hashes));
}
