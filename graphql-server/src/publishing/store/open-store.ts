import { LocalStorage } from './local-storage.ts';
import { ReleaseStore } from './release-store.ts';

/** Where releases are kept: plain data, for processes and threads that open it for themselves. */
export interface StoreLocation {
  folder: string;
}

export function openStore({ folder }: StoreLocation): ReleaseStore {
  return new ReleaseStore(new LocalStorage(folder));
}
