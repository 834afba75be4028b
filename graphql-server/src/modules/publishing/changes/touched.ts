import { RELEASED_KINDS, type ReleasedKind } from '../released/collections.ts';
import { type IdsByKind, noIds } from '../released/read-versions.ts';

interface Entry {
  /** When it was touched last, counted in touches. */
  touch: number;
  /** Whether it differs from what is live; null: to be found out. What is neither live nor shown now does not, but may later. */
  differs: boolean | null;
}

/** How documents are shown now, compared with a release. */
export interface Comparison {
  differing: ReadonlySet<string>;
  /** Those that the release has. */
  live: ReadonlySet<string>;
}

/** Documents that were changed since the newest release, and may differ from it. */
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

  /** Marks a moment: what is touched later is not forgotten with what was touched before. */
  get now(): number {
    return this.#touches;
  }

  /** Forgets what is released. @param until as `now` was when the release was begun */
  forget(until: number): void {
    for (const kind of RELEASED_KINDS) {
      for (const [id, { touch }] of this.#entries[kind]) if (touch <= until) this.#entries[kind].delete(id);
    }
  }

  /** Looks at all of them again: they are compared with another release. */
  doubt(): void {
    for (const kind of RELEASED_KINDS) this.add(kind, [...this.#entries[kind].keys()]);
  }

  /** Those of which it is not known whether they differ. */
  unknown(kind: ReleasedKind): string[] {
    return [...this.#entries[kind]].filter(([, { differs }]) => differs === null).map(([id]) => id);
  }

  /** Notes whether those differ that were asked for at this time. @param live those of them that are live */
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

  /** How many of them differ, as far as it is known. */
  get count(): number {
    const entries = RELEASED_KINDS.flatMap((kind) => [...this.#entries[kind].values()]);
    return entries.filter(({ differs }) => differs !== false).length;
  }
}
