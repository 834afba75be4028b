import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { S3Settings } from '../s3-settings.ts';
import { LocalStorage } from './local-storage.ts';
import { S3Storage } from './s3-storage.ts';
import type { Storage } from './storage.ts';

/** Plain data, so that other processes and threads can open the storage. */
export type StorageLocation =
  | {
      folder: string;
      /** The subfolder for unfinished files; '' for the folder itself. */
      temporaryFolder: string;
    }
  | {
      s3: S3Settings;
      /** The prefix of all names, without a trailing slash. */
      prefix: string;
    };

export function openStorage(location: StorageLocation): Storage {
  return 's3' in location
    ? new S3Storage(location.s3, location.prefix)
    : new LocalStorage(location.folder, location.temporaryFolder);
}

type Places = Pick<Config, 'dataDir' | 'releasesDir' | 's3'>;

/**
 * The locations of the images and releases of a database. Each database has its own, so that one never deletes the images of
 * another as unused.
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
