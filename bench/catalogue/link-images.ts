import { linkSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Collections } from '../../graphql-server/src/app/shop/collections.ts';
import { imageFiles } from '../../graphql-server/src/kernel/images/image-store.ts';
import { readDatabaseId } from '../../graphql-server/src/kernel/mongodb/shop-document.ts';
import { drawImage } from '../../graphql-server/test/sample-images/draw.ts';

/** Stores one small image under the names of all images of a catalogue. */
export async function linkImages(dataDir: string, collections: Collections): Promise<void> {
  const folder = join(dataDir, 'uploads', await readDatabaseId(collections));
  mkdirSync(folder, { recursive: true });
  const drawn = join(folder, 'drawn');
  writeFileSync(drawn, await drawImage('webp', 320, 320));
  for await (const { images } of collections.products.find({}, { projection: { images: 1 } })) {
    for (const file of images.flatMap(({ hash }) => Object.values(imageFiles(hash)))) {
      linkSync(drawn, join(folder, file));
    }
  }
}
