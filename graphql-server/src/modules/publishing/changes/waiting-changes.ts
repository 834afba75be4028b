import { RELEASED_KINDS, type ReleasedCollections } from '../released/collections.ts';
import { idsBetween, noIds } from '../released/read-versions.ts';
import type { VersionBatch } from '../released/version-changes.ts';
import { compareWithRelease } from './draft.ts';
import type { CurrentSource } from './read-current.ts';
import { Touched } from './touched.ts';

/** While more documents differ, after a full comparison, their ids are not kept. */
const MAX_DIFFERING = 20_000;

/** What differs from the live release, as far as it is known. */
export class WaitingChanges {
  readonly touched = new Touched();
  readonly #collections: ReleasedCollections;
  #isUnknown = false;
  /** How many things differ, where they are too many to remember. */
  #differing: number | null = null;

  constructor(collections: ReleasedCollections) {
    this.#collections = collections;
  }

  /** Anything may differ, beside what was touched: only a full comparison tells. */
  get isUnknown(): boolean {
    return this.#isUnknown;
  }

  /** Whether a full comparison is needed to count what differs. */
  get isUncounted(): boolean {
    return this.#isUnknown && this.#differing === null;
  }

  forgetAll(): void {
    this.#isUnknown = true;
    this.#differing = null;
  }

  /** Adds what differs between two releases; 0: anything may. */
  async addBetween(one: number, other: number): Promise<void> {
    if (one === other) return;
    const ids = one === 0 || other === 0 ? null : await idsBetween(this.#collections, one, other);
    if (ids) this.touched.addAll(ids);
    else this.forgetAll();
  }

  /** Takes up the result of a full comparison. */
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

  /** Compares what was touched since the last call. @returns how many things differ */
  async count(source: CurrentSource, live: number, until: number): Promise<number> {
    for (const kind of RELEASED_KINDS) {
      const unknown = this.touched.unknown(kind);
      const comparison = await compareWithRelease(source, this.#collections, live, kind, unknown);
      this.touched.settle(kind, unknown, comparison, until);
    }
    return this.known;
  }

  /** How many things differed when they were last counted. */
  get known(): number {
    return (this.#differing ?? 0) + this.touched.count;
  }

  /** @param until as `touched.now` was when the release was begun, which shows all that was changed before */
  release(until: number): void {
    this.touched.forget(until);
    this.#isUnknown = false;
    this.#differing = null;
  }
}
