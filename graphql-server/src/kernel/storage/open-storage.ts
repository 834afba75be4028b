import type { S3Settings } from '../s3-settings.ts';
import { LocalStorage } from './local-storage.ts';
import { S3Storage } from './s3-storage.ts';
import type { Storage } from './storage.ts';

/** Plain data, for processes and threads that open it for themselves. */
export type StorageLocation =
  | {
      folder: string;
      /** In the folder, for what is being written; '' for beside the others. */
      temporaryFolder: string;
    }
  | {
      s3: S3Settings;
      /** Of all names in it, without a slash at the end. */
      prefix: string;
    };

export function openStorage(location: StorageLocation): Storage {
  return 's3' in location
    ? new S3Storage(location.s3, location.prefix)
    : new LocalStorage(location.folder, location.temporaryFolder);
}
