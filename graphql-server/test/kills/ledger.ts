/** The hashes of a product's images in order; null for a missing product. */
type Row = string[] | null;

/** The acknowledged state of one product. */
export interface Entry {
  readonly title: string;
  /** The product's id. null until a response or a list has contained it. */
  id: string | null;
  /** The last acknowledged images. */
  acknowledged: Row;
  /** The pending request, which may or may not have been carried out; undefined if there is none. */
  attempted: Row | undefined;
}

/** A product as the server lists it. */
export interface ListedProduct {
  id: string;
  title: string;
  hashes: string[];
}

/** The clients' record of the data that the server must have. */
export class Ledger {
  readonly #entries = new Map<string, Entry>();
  acknowledgedCount = 0;
  /** Requests that a kill interrupted before their response. */
  cutOffCount = 0;
  #titleCount = 0;
  #awaited: { count: number; reached: () => void } | null = null;

  get size(): number {
    return this.#entries.size;
  }

  /** Records a product that is about to be added. Its title is unique, so a duplicate is found. */
  begin(hashes: string[]): Entry {
    this.#titleCount += 1;
    const title = `Product ${this.#titleCount}`;
    const entry: Entry = { title, id: null, acknowledged: null, attempted: hashes };
    this.#entries.set(title, entry);
    return entry;
  }

  /** Existing products without a pending request. */
  idle(): Entry[] {
    return [...this.#entries.values()].filter(
      ({ id, acknowledged, attempted }) => id !== null && acknowledged !== null && attempted === undefined,
    );
  }

  /** Resolves once this many requests were acknowledged. */
  reaches(count: number): Promise<void> {
    return new Promise((reached) => {
      if (this.acknowledgedCount >= count) reached();
      else this.#awaited = { count, reached };
    });
  }

  /** Records that the server has acknowledged the pending request. */
  acknowledge(entry: Entry): void {
    this.acknowledgedCount += 1;
    entry.acknowledged = entry.attempted ?? null;
    entry.attempted = undefined;
    if (entry.acknowledged === null) this.#entries.delete(entry.title);
    if (this.#awaited && this.acknowledgedCount >= this.#awaited.count) this.#awaited.reached();
  }

  /** Compares the record with the server's data after a restart, and adopts that data. @returns a sentence for each error */
  settle(listed: ListedProduct[]): string[] {
    const byTitle = Map.groupBy(listed, ({ title }) => title);
    const unknown = [...byTitle.keys()].filter((title) => !this.#entries.has(title));
    const faults = unknown.map((title) => `${title} is there again though its deletion was acknowledged.`);
    for (const [title, entry] of [...this.#entries]) {
      const found = byTitle.get(title) ?? [];
      if (found.length > 1) faults.push(`${title} is there ${found.length} times.`);
      faults.push(...this.#settleEntry(entry, found[0]));
    }
    return faults;
  }

  #settleEntry(entry: Entry, found: ListedProduct | undefined): string[] {
    const { title, acknowledged, attempted } = entry;
    const row: Row = found?.hashes ?? null;
    const isRight = isSame(row, acknowledged) || (attempted !== undefined && isSame(row, attempted));
    if (attempted !== undefined) this.cutOffCount += 1;
    entry.id = found?.id ?? null;
    entry.acknowledged = row;
    entry.attempted = undefined;
    if (row === null) this.#entries.delete(title);
    if (isRight) return [];
    const expected = [acknowledged, ...(attempted === undefined ? [] : [attempted])]
      .map(nameRow)
      .join(' or ');
    return [`${title} was acknowledged with ${expected}, but has ${nameRow(row)}.`];
  }
}

function isSame(one: Row, other: Row): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function nameRow(row: Row): string {
  return row === null ? 'no product' : `images ${row.join(', ')}`;
}
