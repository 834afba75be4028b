import { RELEASED_KINDS, type ReleasedCollections } from '../released/collections.ts';
import { idsBetween, noIds } from '../released/read-versions.ts';
import type { VersionBatch } from '../released/version-changes.ts';
import { compareWithRelease } from './draft.ts';
import type { CurrentSource } from './read-current.ts';
import { Touched } from './touched.ts';

/** If a full comparison finds more differences, only their number is stored. */
const MAX_DIFFERING = 20_000;
/** The number of changes that count as many: more than people save at the same time. */
const MANY = 20;
const MAX_BURST_MS = 2_000;

/** The known differences from the live release. */
export class WaitingChanges {
  readonly touched = new Touched();
  /** Whether the changes include those of an import or restore. */
  hasImport = false;
  readonly #collections: ReleasedCollections;
  #isUnknown = false;
  /** The number of differences, if there are too many ids to store. */
  #differing: number | null = null;

  constructor(collections: ReleasedCollections) {
    this.#collections = collections;
  }

  /** Whether only a full comparison can find the differences. */
  get isUnknown(): boolean {
    return this.#isUnknown;
  }

  /** Whether counting requires a full comparison. */
  get isUncounted(): boolean {
    return this.#isUnknown && this.#differing === null;
  }

  get areMany(): boolean {
    return this.touched.count > MANY;
  }

  /**
   * Waits while many changes arrive, so that a program that changes thousands of documents causes one release.
   * @param catchUp resolves once all earlier changes are known
   */
  async awaitBurst(catchUp: () => Promise<void>): Promise<void> {
    const end = performance.now() + MAX_BURST_MS;
    for (let known = 0; this.touched.count - known > MANY && performance.now() < end; ) {
      known = this.touched.count;
      await catchUp();
    }
  }

  forgetAll(): void {
    this.#isUnknown = true;
    this.#differing = null;
  }

  /** Adds the differences between two releases. If one of them is 0, anything may differ. */
  async addBetween(one: number, other: number): Promise<void> {
    if (one === other) return;
    const ids = one === 0 || other === 0 ? null : await idsBetween(this.#collections, one, other);
    if (ids) this.touched.addAll(ids);
    else this.forgetAll();
  }

  /** Adds the result of a full comparison. */
  async addAll(batches: AsyncIterable<VersionBatch>): Promise<void> {
    const differing = noIds();
    let count = 0;
    for await (const { kind, added, removed } of batches) {
      const ids = [...added.map(({ id }) => id), ...removed].map(String);
      count += ids.length;
      if (count <= MAX_DIFFERING) for (const id of ids) differing[kind].add(id);
    }
    if (count > MAX_DIFFERING) {
      this.#differing = count;
      return;
    }
    this.#isUnknown = false;
    this.touched.addAll(differing);
  }

  /** Compares the documents that changed since the last call. @returns the number of differences */
  async count(source: CurrentSource, live: number, until: number): Promise<number> {
    for (const kind of RELEASED_KINDS) {
      const unknown = this.touched.unknown(kind);
      const comparison = await compareWithRelease(source, this.#collections, live, kind, unknown);
      this.touched.settle(kind, unknown, comparison, until);
    }
    return this.known;
  }

  /** The number of differences at the last count. */
  get known(): number {
    return (this.#differing ?? 0) + this.touched.count;
  }

  /** Removes the changes that a release shows. @param until the value of `touched.now` when the release was started */
  release(until: number): void {
    this.hasImport = false;
    this.touched.forget(until);
    this.#isUnknown = false;
    this.#differing = null;
  }
}
