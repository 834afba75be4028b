import { RELEASED_KINDS, type ReleasedKind } from '../released/collections.ts';
import { type IdsByKind, noIds } from '../released/read-versions.ts';

interface Entry {
  /** The value of `Touched.now` at the last change. */
  touch: number;
  /**
   * Whether the document differs from the live one. null: unknown. A document that is shown neither now nor
   * in the release does not differ.
   */
  differs: boolean | null;
}

/** The comparison of current documents with a release. */
export interface Comparison {
  differing: ReadonlySet<string>;
  /** The ids of the compared documents that the release has. */
  live: ReadonlySet<string>;
}

/** Documents that changed since the newest release and may differ from it. */
export class Touched {
  readonly #entries: Record<ReleasedKind, Map<string, Entry>> = {
    products: new Map(),
    categories: new Map(),
    redirects: new Map(),
    content: new Map(),
  };
  #touches = 0;

  add(kind: ReleasedKind, ids: Iterable<string>): void {
    this.#touches += 1;
    for (const id of ids) this.#entries[kind].set(id, { touch: this.#touches, differs: null });
  }

  addAll(ids: IdsByKind): void {
    for (const kind of RELEASED_KINDS) this.add(kind, ids[kind]);
  }

  /** A marker for `forget`, which keeps documents that change after it. */
  get now(): number {
    return this.#touches;
  }

  /** Removes released documents. @param until the value of `now` when the release was started */
  forget(until: number): void {
    for (const kind of RELEASED_KINDS) {
      for (const [id, { touch }] of this.#entries[kind]) if (touch <= until) this.#entries[kind].delete(id);
    }
  }

  /** Marks all differences as unknown, because another release is live. */
  doubt(): void {
    for (const kind of RELEASED_KINDS) this.add(kind, [...this.#entries[kind].keys()]);
  }

  /** The documents whose difference is unknown. */
  unknown(kind: ReleasedKind): string[] {
    return [...this.#entries[kind]].filter(([, { differs }]) => differs === null).map(([id]) => id);
  }

  /**
   * Stores the result of a comparison.
   * @param live the compared documents that are live
   * @param until the value of `now` when the comparison was started
   */
  settle(kind: ReleasedKind, ids: readonly string[], { differing, live }: Comparison, until: number): void {
    const entries = this.#entries[kind];
    for (const id of ids) {
      const entry = entries.get(id);
      if (!entry || entry.touch > until) continue;
      entry.differs = differing.has(id);
      if (!entry.differs && live.has(id)) entries.delete(id);
    }
  }

  has(kind: ReleasedKind, id: string): boolean {
    return this.#entries[kind].has(id);
  }

  differs(kind: ReleasedKind, id: string): boolean {
    return this.#entries[kind].get(id)?.differs === true;
  }

  get ids(): IdsByKind {
    const ids = noIds();
    for (const kind of RELEASED_KINDS) ids[kind] = new Set(this.#entries[kind].keys());
    return ids;
  }

  /** The number of documents that differ or may differ. */
  get count(): number {
    const entries = RELEASED_KINDS.flatMap((kind) => [...this.#entries[kind].values()]);
    return entries.filter(({ differs }) => differs !== false).length;
  }
}
