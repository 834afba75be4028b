import { existsSync } from 'node:fs';
import { open, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { UserError } from './errors.ts';
import { Job } from './jobs/job.ts';
import { kernelMessages } from './messages.ts';

const MEBIBYTE = 2 ** 20;
/** Below this limit, the server rejects all changes, because MongoDB crashes when a write finds no space. */
export const LEAST_FREE_BYTES = 64 * MEBIBYTE;
const RESERVE_BYTES = 48 * MEBIBYTE;
const CHECK_INTERVAL_MS = 500;

/**
 * Watches the free space on the data folder's disk. For an embedded MongoDB on that disk it keeps a reserve file and deletes it
 * when the disk is full, so that MongoDB can start again.
 */
export class DiskSpace {
  isFull = false;
  /** The free space at the last check. */
  freeBytes = Number.POSITIVE_INFINITY;
  #isChecking = false;
  readonly #folder: string;
  readonly #reserve: string;
  readonly #hasReserve: boolean;
  readonly #job: Job;

  /** @param hasReserve whether to keep the reserve file of 48 MB. Only an embedded database needs it */
  constructor(folder: string, { hasReserve }: { hasReserve: boolean }) {
    this.#folder = folder;
    this.#hasReserve = hasReserve;
    this.#reserve = join(folder, 'reserve');
    const run = () => this.check();
    this.#job = new Job({ name: 'check-disk', everyMs: CHECK_INTERVAL_MS, startsLater: true, run });
    this.#job.start();
  }

  async check(): Promise<boolean> {
    const free = await this.#freeBytes();
    this.freeBytes = free;
    // Hysteresis prevents the state from flipping back and forth.
    this.isFull = free < (this.isFull ? 1.5 : 1) * LEAST_FREE_BYTES;
    if (free > 2 * LEAST_FREE_BYTES + RESERVE_BYTES) await this.#makeReserve();
    return this.isFull;
  }

  /** @throws UserError when the disk is full */
  assertWritable(): void {
    if (this.isFull) throw new UserError('UNAVAILABLE', kernelMessages.diskFull);
  }

  /** Runs a change. @throws UserError when the disk is full */
  async change<T>(write: () => Promise<T>): Promise<T> {
    this.assertWritable();
    return write();
  }

  async giveUpReserve(): Promise<void> {
    await rm(this.#reserve, { force: true });
  }

  close(): Promise<void> {
    return this.#job.close();
  }

  async #freeBytes(): Promise<number> {
    const { bavail, bsize } = await statfs(this.#folder);
    return bavail * bsize;
  }

  async #makeReserve(): Promise<void> {
    if (!this.#hasReserve || this.#isChecking || existsSync(this.#reserve)) return;
    this.#isChecking = true;
    try {
      const file = await open(this.#reserve, 'wx', 0o600);
      // Random bytes, which file systems cannot compress.
      const block = crypto.getRandomValues(Buffer.alloc(MEBIBYTE / 16));
      try {
        for (let bytes = 0; bytes < RESERVE_BYTES; bytes += block.length) await file.write(block);
      } finally {
        await file.close();
      }
    } catch {
      await this.giveUpReserve();
    } finally {
      this.#isChecking = false;
    }
  }
}
