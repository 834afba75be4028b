import { access, mkdir } from 'node:fs/promises';
import type { DiskSpace } from './disk-space.ts';
import type { Job } from './jobs/job.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Say } from './log.ts';
import { kernelMessages, kernelTexts } from './messages.ts';
import { restoreDatabaseId, type ShopCollections } from './mongodb/shop-document.ts';

const CHECK_INTERVAL_MS = 2_000;
/** Check the indexes only once in this many checks, because that takes a query for each collection. */
const CHECKS_PER_INDEX_CHECK = 5;
const MAX_NOTICES = 10;

/** The server's state, apart from whether its database responds. `notices` describe its repairs, latest first. */
export interface ServerState {
  status: 'ready' | 'read-only' | 'mending';
  message?: string;
  notices?: string[];
}

interface UpkeepOptions {
  collections: ShopCollections;
  isIndexMissing: () => Promise<boolean>;
  createIndexes: () => Promise<void>;
  databaseId: string;
  /** The version of the stored data that this program uses. */
  schemaVersion: number;
  /** The folder of images; null if they are in an object store. */
  folder: string | null;
  /** Completes or reverts the unfinished work of dead processes: imports, and a restore in the middle of its swap. */
  endAbandoned: () => Promise<void>;
  disk: DiskSpace;
  jobs: Jobs;
  log: Say;
}

/**
 * Repairs what was removed from outside while the server runs: a collection, an index, the folder of images. Completes the
 * unfinished work of dead processes.
 */
export class Upkeep {
  #notices: string[] = [];
  readonly #unfinished = new Set<() => void>();
  #isMending = false;
  #checks = 0;
  readonly #options: UpkeepOptions;
  readonly #job: Job;

  constructor(options: UpkeepOptions) {
    this.#options = options;
    const run = () => this.#check();
    this.#job = options.jobs.start({ name: 'upkeep', everyMs: CHECK_INTERVAL_MS, startsLater: true, run });
  }

  get state(): ServerState {
    const notices = this.#notices.length > 0 ? { notices: this.#notices } : {};
    if (this.#options.disk.isFull)
      return { status: 'read-only', message: kernelMessages.diskFull.text, ...notices };
    if (this.#isMending) return { status: 'mending', message: kernelTexts.repairingData, ...notices };
    return { status: 'ready', ...notices };
  }

  get freeBytes(): number {
    return this.#options.disk.freeBytes;
  }

  /** Retries failed work once there is disk space and the database works again. */
  async retry(work: () => Promise<void>): Promise<void> {
    for (let isDone = false; !isDone; ) {
      const { promise, resolve } = Promise.withResolvers<void>();
      this.#unfinished.add(resolve);
      await promise;
      isDone = await work().then(
        () => true,
        () => false,
      );
    }
  }

  close(): Promise<void> {
    return this.#job.close();
  }

  async #check(): Promise<void> {
    await this.#checkFolder();
    await this.#checkDatabase();
    await this.#options.endAbandoned();
    this.#isMending = false;
    this.#resume();
  }

  #resume(): void {
    if (this.#options.disk.isFull) return;
    for (const resume of this.#unfinished) resume();
    this.#unfinished.clear();
  }

  async #checkFolder(): Promise<void> {
    const { folder } = this.#options;
    if (!folder) return;
    const isThere = await access(folder).then(
      () => true,
      () => false,
    );
    if (isThere) return;
    this.#isMending = true;
    await mkdir(folder, { recursive: true });
    this.#tell(kernelTexts.imageFolderMissing);
  }

  async #checkDatabase(): Promise<void> {
    const { collections, databaseId, schemaVersion, isIndexMissing, createIndexes } = this.#options;
    if (await restoreDatabaseId(collections, databaseId, schemaVersion))
      this.#tell(kernelTexts.databaseIdRestored);
    const isTurn = this.#checks % CHECKS_PER_INDEX_CHECK === 0;
    this.#checks += 1;
    if (!isTurn) return;
    this.#isMending = await isIndexMissing();
    if (!this.#isMending) return;
    await createIndexes();
    this.#tell(kernelTexts.rebuildingIndexes);
  }

  #tell(notice: string): void {
    const line = `${new Date().toISOString()} ${notice}`;
    this.#notices = [line, ...this.#notices].slice(0, MAX_NOTICES);
    this.#options.log(notice, 'warn');
  }
}
