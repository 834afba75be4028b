import { type CollectionsIn, collection } from './declared-collections.ts';
import { HISTORY_IMAGE_INDEX, HISTORY_INDEXES, type HistoryEntry } from './history/entry.ts';
import type { LeaseDocument } from './jobs/lease.ts';
import type { ShopDocument } from './mongodb/shop-document.ts';
import type { LockPart } from './shared-lock.ts';

/** The collections of no module. */
export const KERNEL_COLLECTIONS = {
  shop: collection<ShopDocument>({ name: 'shop', operatorsPart: null }),
  history: collection<HistoryEntry>({
    name: 'history',
    counted: 'remembered changes',
    images: { field: 'images', index: HISTORY_IMAGE_INDEX },
    indexes: HISTORY_INDEXES,
  }),
  /** Which server runs which job. */
  leases: collection<LeaseDocument>({ name: 'leases', isBackedUp: false, operatorsPart: null }),
  /** Written only by shared-lock.ts. */
  locks: collection<LockPart>({ name: 'locks', isBackedUp: false, operatorsPart: null }),
  /** Small writes that show whether the database takes any (mongodb/write-probe.ts). */
  heartbeats: collection({ name: 'heartbeats', isBackedUp: false, operatorsPart: null }),
};

export interface KernelCollections extends CollectionsIn<typeof KERNEL_COLLECTIONS> {}
