import { openStorage, type StorageLocation } from '../../../kernel/storage/open-storage.ts';
import { ReleaseStore } from './release-store.ts';

export function openStore(location: StorageLocation): ReleaseStore {
  return new ReleaseStore(openStorage(location));
}
