import { access, mkdir } from 'node:fs/promises';
import type { DiskSpace } from '../disk-space.ts';
import { DISK_FULL } from '../mongodb/failures.ts';
import { type Collections, createIndexes, isIndexMissing, keepDatabaseId } from './collections.ts';

const CHECK_INTERVAL_MS = 2_000;
const MAX_NOTICES = 10;

/** How this server is, besides whether its database answers; `notices` is what was mended, the last of it first. */
export interface ServerState {
  status: 'ready' | 'read-only' | 'mending';
  message?: string;
  notices?: string[];
}

interface Kept {
  collections: Collections;
  databaseId: string;
  folder: string;
  disk: DiskSpace;
  log: (line: string) => void;
}

/** Puts back what somebody else took away while the server runs: a collection, an index, the folder of images. */
export class Upkeep {
  #notices: string[] = [];
  #isMending = false;
  #isChecking = false;
  readonly #kept: Kept;
  readonly #timer: NodeJS.Timeout;

  constructor(kept: Kept) {
    this.#kept = kept;
    this.#timer = setInterval(() => void this.check(), CHECK_INTERVAL_MS).unref();
  }

  get state(): ServerState {
    const notices = this.#notices.length > 0 ? { notices: this.#notices } : {};
    if (this.#kept.disk.isFull) return { status: 'read-only', message: DISK_FULL, ...notices };
    if (this.#isMending)
      return { status: 'mending', message: 'What is missing is being put back.', ...notices };
    return { status: 'ready', ...notices };
  }

  /** Looks now, and mends what is missing; what cannot be mended now is tried again. */
  async check(): Promise<void> {
    if (this.#isChecking) return;
    this.#isChecking = true;
    try {
      await this.#checkFolder();
      await this.#checkDatabase();
      this.#isMending = false;
    } catch {
      // A database that does not answer is told of by whoever asks it.
    } finally {
      this.#isChecking = false;
    }
  }

  close(): void {
    clearInterval(this.#timer);
  }

  async #checkFolder(): Promise<void> {
    const { folder } = this.#kept;
    const isThere = await access(folder).then(
      () => true,
      () => false,
    );
    if (isThere) return;
    this.#isMending = true;
    await mkdir(folder, { recursive: true });
    this.#tell(
      'The folder of images was gone: it is made anew, but the images in it are lost unless you put them back.',
    );
  }

  async #checkDatabase(): Promise<void> {
    const { collections, databaseId } = this.#kept;
    if (await keepDatabaseId(collections, databaseId))
      this.#tell("The database's own id was gone: it is put back.");
    this.#isMending = await isIndexMissing(collections);
    if (!this.#isMending) return;
    await createIndexes(collections);
    this.#tell('A collection or an index was gone: its indexes are built anew.');
  }

  #tell(notice: string): void {
    const line = `${new Date().toISOString()} ${notice}`;
    this.#notices = [line, ...this.#notices].slice(0, MAX_NOTICES);
    this.#kept.log(notice);
  }
}
