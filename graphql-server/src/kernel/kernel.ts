import type { Db } from 'mongodb';
import type { KernelCollections } from './collections.ts';
import type { Encryption } from './encryption.ts';
import type { Extensions } from './extension-point.ts';
import type { HistoryServices, Log } from './history/context.ts';
import type { Recorder } from './history/recorder.ts';
import type { ImageSweep } from './images/image-sweep.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { RequestScans, ScanLimit } from './list/scans.ts';
import type { Say } from './log.ts';
import type { Viewer } from './roles.ts';
import type { ShopAddress } from './shop-address.ts';
import type { StorageLocation } from './storage/open-storage.ts';
import type { Upkeep } from './upkeep.ts';

/** What the kernel of a running server offers to modules. */
export interface Kernel extends KernelCollections, HistoryServices {
  db: Db;
  /** The same at each start of this server; no other server of the database has it. */
  serverId: string;
  /** For processes that connect by themselves. */
  databaseUri: string;
  /** Identifies the database, however it is reached. */
  databaseId: string;
  /** Writes a line for those who run the server. */
  say: Say;
  /** The folder of the built storefront. */
  site: string;
  jobs: Jobs;
  encryption: Encryption;
  locations: { images: StorageLocation; releases: StorageLocation };
  /** null where images are in an object store. */
  uploadsFolder: string | null;
  shopAddress: ShopAddress;
  scanLimit: ScanLimit;
  upkeep: Upkeep;
  imageSweep: ImageSweep;
  extensions: Extensions;
}

/** What the kernel knows about each request. */
export interface RequestFacts {
  requestId: string;
  viewer: Viewer;
  /** Tells one caller from another. */
  principal: string;
  /** The IP address that the request comes from. */
  address: string;
  /** The shopper's address, where an app with a STOREFRONT token names one. */
  shopperAddress: string | null;
  /** The name that the browser gives itself. */
  userAgent: string;
  log: Log;
  scans: RequestScans;
  /** Records this caller's changes in the history. */
  recorder: Recorder;
}

/** The context of resolvers. `app/shop/context.ts` adds everything that the kernel and the modules in `mela.config.ts` provide. */
export interface Context extends RequestFacts {}
