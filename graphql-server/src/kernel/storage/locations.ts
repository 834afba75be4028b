import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { StorageLocation } from './open-storage.ts';

type Places = Pick<Config, 'dataDir' | 'releasesDir' | 's3'>;

/**
 * Where the images and the releases of a database are. Each database has places of its own: with another one the images
 * in them must not look unused.
 */
export function locationsFor(
  { dataDir, releasesDir, s3 }: Places,
  databaseId: string,
): { images: StorageLocation; releases: StorageLocation } {
  if (!s3) {
    return {
      images: { folder: join(dataDir, 'uploads', databaseId), temporaryFolder: '' },
      releases: { folder: join(releasesDir, databaseId), temporaryFolder: 'tmp' },
    };
  }
  return {
    images: { s3, prefix: `${s3.prefix}uploads/${databaseId}` },
    releases: { s3, prefix: `${s3.prefix}releases/${databaseId}` },
  };
}
