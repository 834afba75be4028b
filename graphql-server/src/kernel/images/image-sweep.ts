import { setTimeout as sleep } from 'node:timers/promises';
import { inBatches } from '../in-batches.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Storage } from '../storage/storage.ts';
import { IMAGE_FILE } from './image-store.ts';

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
  /** The pause between the two checks, which is longer than any request, import or release takes. */
  pauseMs: number;
  everyMs: number;
}

/** Tests of the whole server change these. */
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

  constructor(storage: Storage, findUnused: FindUnused, times = SWEEP_TIMES) {
    this.#storage = storage;
    this.#findUnused = findUnused;
    this.#times = times;
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
      candidates.push(...(await this.#unusedOf(names)));
      if (candidates.length >= MAX_CANDIDATES) break;
    }
    if (candidates.length === 0) return 0;
    await sleep(this.#times.pauseMs, null, { signal, ref: false });
    const before = new Date(Date.now() - this.#times.minAgeMs);
    let deleted = 0;
    for await (const names of inBatches(candidates, NAMES_PER_QUERY)) {
      for (const name of await this.#unusedOf(names)) {
        if (await this.#storage.deleteOlder(name, before)) deleted += 1;
      }
    }
    return deleted;
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
