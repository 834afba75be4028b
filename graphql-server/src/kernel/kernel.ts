import type { Db } from 'mongodb';
import { type CollectionsIn, collection } from './declared-collections.ts';
import type { Encryption } from './encryption.ts';
import type { Extensions } from './extension-point.ts';
import type { HistoryServices, Log } from './history/context.ts';
import { HISTORY_IMAGE_INDEX, HISTORY_INDEXES, type HistoryEntry } from './history/entry.ts';
import type { Recorder } from './history/recorder.ts';
import { NEWEST_IMAGES, type RegisteredImage } from './images/image-register.ts';
import type { ImageSweep } from './images/image-sweep.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { LeaseDocument } from './jobs/lease.ts';
import type { RequestScans, ScanLimit } from './list/scans.ts';
import type { Say } from './log.ts';
import type { ShopDocument } from './mongodb/shop-document.ts';
import type { Viewer } from './roles.ts';
import type { LockPart } from './shared-lock.ts';
import type { ShopAddress } from './shop-address.ts';
import type { StorageLocation } from './storage/open-storage.ts';
import type { Upkeep } from './upkeep.ts';

/** The kernel's own collections. */
export const KERNEL_COLLECTIONS = {
  shop: collection<ShopDocument>({ name: 'shop', operatorsPart: null }),
  history: collection<HistoryEntry>({
    name: 'history',
    counted: 'remembered changes',
    images: { field: 'images', index: HISTORY_IMAGE_INDEX },
    indexes: HISTORY_INDEXES,
  }),
  storedImages: collection<RegisteredImage>({
    name: 'images',
    operatorsPart: null,
    indexes: [NEWEST_IMAGES],
  }),
  /** The holder of each shared job's lease. */
  leases: collection<LeaseDocument>({ name: 'leases', isBackedUp: false, operatorsPart: null }),
  /** Locks that only shared-lock.ts writes. */
  locks: collection<LockPart>({ name: 'locks', isBackedUp: false, operatorsPart: null }),
  /** Small writes that test whether the database accepts writes (mongodb/write-probe.ts). */
  heartbeats: collection({ name: 'heartbeats', isBackedUp: false, operatorsPart: null }),
};

/** The kernel of a running server, as modules use it. */
export interface Kernel extends KernelCollections, HistoryServices {
  db: Db;
  /** Identifies this server. It stays the same after a restart, and is unique among the servers of a database. */
  serverId: string;
  /** The settings for child processes, which open their own connection. */
  databaseUri: string;
  /** Identifies the database, whatever its connection string is. */
  databaseId: string;
  /** Logs a line for operators. */
  say: Say;
  /** The folder of the built storefront. */
  site: string;
  jobs: Jobs;
  encryption: Encryption;
  locations: { images: StorageLocation; releases: StorageLocation };
  /** null if images are in an object store. */
  uploadsFolder: string | null;
  shopAddress: ShopAddress;
  scanLimit: ScanLimit;
  upkeep: Upkeep;
  imageSweep: ImageSweep;
  extensions: Extensions;
}

/** The kernel's part of the context of each request. */
export interface RequestFacts {
  requestId: string;
  viewer: Viewer;
  /** Identifies the caller. */
  principal: string;
  /** The client's IP address. */
  address: string;
  /** The shopper's address, if an app with a STOREFRONT token names it. */
  shopperAddress: string | null;
  /** The User-Agent header. */
  userAgent: string;
  log: Log;
  scans: RequestScans;
  /** Records this caller's changes in the history. */
  recorder: Recorder;
}

/** The context of resolvers. `app/shop/context.ts` adds everything that the kernel and the modules in `mela.config.ts` provide. */
export interface Context extends RequestFacts {}

export interface KernelCollections extends CollectionsIn<typeof KERNEL_COLLECTIONS> {}
