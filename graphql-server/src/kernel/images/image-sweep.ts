import { setTimeout as sleep } from 'node:timers/promises';
import { inBatches } from '../in-batches.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Storage } from '../storage/storage.ts';
import type { ImageRegister } from './image-register.ts';
import { emailFile, IMAGE_FILE, imageFiles, shareFile } from './image-store.ts';

const TEMPORARY = /\.tmp$/;
const NAMES_PER_QUERY = 2_000;
/** The maximum number of files deleted in one sweep. The rest is deleted the next day. */
const MAX_CANDIDATES = 100_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** The temporary files of a killed server use space that another server may need. */
const ABANDONED_EVERY_MS = 60_000;
/** The time limit of a complete sweep, including its pause. */
const TIMEOUT_MS = 12 * HOUR_MS;

export interface SweepTimes {
  /** Newer files are kept, because a product that uses them may not be stored yet. */
  minAgeMs: number;
  /** The pause between the two checks, which is longer than a request, an import or a release takes. */
  pauseMs: number;
  everyMs: number;
}

/** A mutable object, because tests of the whole server change these times. */
export const SWEEP_TIMES: SweepTimes = { minAgeMs: DAY_MS, pauseMs: HOUR_MS, everyMs: DAY_MS };

/** @returns the images that are not in use */
export type FindUnused = (hashes: string[]) => Promise<string[]>;

/**
 * Deletes unused image files, at the start and once a day. An unused image may be about to be used by a running request, an undone
 * import or a release in progress. So the sweep deletes it only if it is still unused an hour later and was not written within the
 * last day.
 */
export class ImageSweep {
  readonly #storage: Storage;
  readonly #findUnused: FindUnused;
  readonly #times: SweepTimes;
  readonly #register: ImageRegister | undefined;

  constructor(storage: Storage, findUnused: FindUnused, times = SWEEP_TIMES, register?: ImageRegister) {
    this.#storage = storage;
    this.#findUnused = findUnused;
    this.#times = times;
    this.#register = register;
  }

  start(jobs: Jobs): void {
    const { everyMs } = this.#times;
    const run = (signal: AbortSignal) => this.run(signal);
    jobs.start({ name: 'sweep-images', everyMs, timeoutMs: TIMEOUT_MS, run });
    const removeAbandoned = () => this.#storage.removeAbandoned();
    jobs.start({ name: 'remove-abandoned-files', everyMs: ABANDONED_EVERY_MS, run: removeAbandoned });
  }

  /** @returns the number of deleted files */
  async run(signal: AbortSignal): Promise<number> {
    const candidates: string[] = [];
    for await (const names of inBatches(this.#storage.list(''), NAMES_PER_QUERY)) {
      await this.#register?.addFound(largeImages(names));
      candidates.push(...(await this.#unusedOf(names)));
      if (candidates.length >= MAX_CANDIDATES) break;
    }
    if (candidates.length === 0) return 0;
    await sleep(this.#times.pauseMs, null, { signal, ref: false });
    const before = new Date(Date.now() - this.#times.minAgeMs);
    let deleted = 0;
    for await (const names of inBatches(candidates, NAMES_PER_QUERY)) {
      for (const name of await this.#unusedOf(names)) {
        if (await this.#deleteOlder(name, before)) deleted += 1;
      }
    }
    return deleted;
  }

  /**
   * Deletes an unused image now. A running request may be about to use a newly written one.
   * @returns why it was not deleted
   */
  async deleteUnused(hash: string): Promise<'USED' | 'NEW' | null> {
    if ((await this.#findUnused([hash])).length === 0) return 'USED';
    const { large, ...others } = imageFiles(hash);
    const isStored = await this.#storage.has(large);
    const before = new Date(Date.now() - this.#times.pauseMs);
    if (isStored && !(await this.#deleteOlder(large, before))) return 'NEW';
    for (const name of [...Object.values(others), shareFile(hash), emailFile(hash)])
      await this.#storage.delete(name);
    await this.#register?.remove(hash);
    return null;
  }

  async #deleteOlder(name: string, before: Date): Promise<boolean> {
    const isDeleted = await this.#storage.deleteOlder(name, before);
    const hash = IMAGE_FILE.exec(name)?.[1];
    if (isDeleted && hash && name === imageFiles(hash).large) await this.#register?.remove(hash);
    return isDeleted;
  }

  /** Finds files of unused images, and temporary files of killed writers. */
  async #unusedOf(names: readonly string[]): Promise<string[]> {
    const byHash = Map.groupBy(names, (name) => IMAGE_FILE.exec(name)?.[1] ?? null);
    const hashes = [...byHash.keys()].filter((hash) => hash !== null);
    const unused = hashes.length === 0 ? [] : await this.#findUnused(hashes);
    const temporary = names.filter((name) => TEMPORARY.test(name));
    return [...temporary, ...unused.flatMap((hash) => byHash.get(hash) ?? [])];
  }
}

/** @returns the hashes of the images whose large file is listed */
function largeImages(names: readonly string[]): string[] {
  return names.flatMap((name) => {
    const hash = IMAGE_FILE.exec(name)?.[1];
    return hash && name === imageFiles(hash).large ? [hash] : [];
  });
}
