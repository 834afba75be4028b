import { openCollections } from '../../../kernel/declared-collections.ts';
import { CATALOGUE_COLLECTIONS } from '../../catalogue/collections.ts';
import { INVENTORY_COLLECTIONS } from '../../inventory/collection.ts';
import {
  openReleased,
  RELEASED_KINDS,
  type ReleasedKind,
  type ReleaseState,
  type ShownMoment,
  VERSION_FORM,
} from '../released/collections.ts';
import { type IdsByKind, idsBetween, noIds } from '../released/read-versions.ts';
import { ChangeFeed } from './change-feed.ts';
import { compareAll } from './compare.ts';
import { type DueByDate, findDue, findNextDate } from './dates.ts';
import {
  type Draft,
  type DraftReason,
  draftChanges,
  draftReissue,
  findDiffering,
  type Reissue,
} from './draft.ts';
import { PendingStock } from './pending-stock.ts';
import type { CurrentSource } from './read-current.ts';
import { openSnapshot, type Source } from './snapshot.ts';
import { type News, Telling } from './telling.ts';
import { Touched } from './touched.ts';

/** While more documents differ, after a full comparison, their ids are not kept. */
const MAX_DIFFERING = 20_000;
const NOTHING_DUE: DueByDate = { begun: [], ended: [], content: false };

export interface ChangesListener {
  /** Something was changed, or an import has begun or ended. @param endsImport an import has ended since the last call */
  onChanges(endsImport: boolean): void;
  /** A variant has sold out or come back, while pages show all others as they are. */
  onStock(): void;
  /** What is to be shown, or when, was changed. */
  onSettings(): void;
  /** Nothing is followed any more. */
  onLost(error: Error): void;
}

/**
 * Follows what is changed in the shop, and says how the next release differs from the newest one, at a cost that depends on the
 * change. It keeps the ids of changed documents alone. Calls one at a time, but for the getters.
 */
export class ShopChanges {
  readonly #source: Source;
  readonly #collections;
  readonly #listener: ChangesListener;
  readonly #feed: ChangeFeed;
  readonly #touched = new Touched();
  readonly #stock = new PendingStock();
  /** The live release; 0 before the first. */
  #live = 0;
  /** What the newest release shows; null where that is not known. */
  #shows: ShownMoment | null = null;
  /** Anything may differ, beside what was touched. */
  #isUnknown = false;
  /** How many things differ, where they are too many to remember. */
  #differing: number | null = null;
  #isImporting = false;
  /** Products whose new version could not be shown. */
  readonly #kept = new Set<string>();
  readonly #telling: Telling;
  #isStockTold = false;
  #checking: Promise<void> = Promise.resolve();

  constructor(source: Source, listener: ChangesListener) {
    this.#source = source;
    this.#listener = listener;
    this.#telling = new Telling((news) => this.#tell(news), listener.onLost);
    const db = source.client.db(source.database);
    const { products, imports } = CATALOGUE_COLLECTIONS;
    const { inventory } = INVENTORY_COLLECTIONS;
    this.#collections = { ...openReleased(db), ...openCollections({ products, imports, inventory }, db) };
    this.#feed = new ChangeFeed(source, {
      onTouched: (kind, id) => this.#touch(kind, id),
      onStock: (variantId) => {
        this.#stock.note(variantId);
        this.#telling.note({ hasStock: true });
      },
      onImport: () => this.#telling.note({ hasImport: true }),
      onSettings: () => listener.onSettings(),
      onUnknown: () => {
        this.#isUnknown = true;
      },
      onLost: (error) => listener.onLost(error),
    });
  }

  /**
   * Follows the changes since the newest release, which `VersionWriter.begin` has made sure is complete.
   * @param live the number of the live release; null before the first
   */
  async start(live: number | null): Promise<void> {
    this.#live = live ?? 0;
    const state = await this.#readState();
    const { shows } = state;
    const isKnown = shows && shows.release === state.head && shows.form === VERSION_FORM;
    this.#shows = isKnown ? shows : null;
    await this.#addBetween(this.#live, state.head);
    this.#isImporting = await this.#findImport();
    await this.#feed.start(this.#shows?.at ?? null);
  }

  async close(): Promise<void> {
    this.#telling.stop();
    await this.#feed.close();
  }

  get isImporting(): boolean {
    return this.#isImporting;
  }

  /** Since when pages show a variant as in stock that is sold out, or the other way round, in milliseconds; null where none. */
  get stockSince(): number | null {
    return this.#stock.since;
  }

  /** Another release is live: one was gone back to. */
  async showLive(live: number | null): Promise<void> {
    const former = this.#live;
    this.#live = live ?? 0;
    if (former === this.#live) return;
    this.#touched.doubt();
    await this.#addBetween(former, this.#live);
    await this.#checkStock();
  }

  /** Documents that the next release is to show, although their page could not be made the last time. */
  retry(kind: ReleasedKind, ids: Iterable<string>): void {
    this.#touched.add(kind, ids);
  }

  /** Anything may differ: versions may have been changed from outside. The next draft compares everything. */
  doubt(): void {
    this.#isUnknown = true;
    this.#differing = null;
  }

  /** @returns how many products, categories, redirects and contents differ from the live release at a time in milliseconds */
  async countWaiting(now: number): Promise<number> {
    if (this.#isUnknown && this.#differing === null) await this.#compareAll(now);
    const until = this.#touched.now;
    await using snapshot = await openSnapshot(this.#source, await this.#feed.moment());
    this.#isImporting = snapshot.isImporting;
    const source = { ...snapshot, now };
    for (const kind of RELEASED_KINDS) {
      // Nothing of an import is live before its end.
      const unknown = snapshot.isImporting ? [] : this.#touched.unknown(kind);
      const differing = await findDiffering(source, this.#collections, this.#live, kind, unknown);
      this.#touched.settle(kind, unknown, differing, until);
    }
    return (this.#differing ?? 0) + this.#touched.count + (await this.#countDue(source));
  }

  /** @returns when the next date of a product or deal comes, in milliseconds; null where none does */
  findNextDate(now: number): Promise<number | null> {
    return findNextDate(this.#collections, this.#live, now);
  }

  /** @returns whether a date has come since the newest release of something that was not changed since */
  async hasDue(now: number): Promise<boolean> {
    const { begun, ended, content } = await this.#findDue(now);
    return content || begun.length > 0 || ended.length > 0;
  }

  /**
   * Compares what the next release shows with the newest one. Stage it with `VersionWriter`, and call `settle` when it is live; where
   * that fails, nothing is lost. `VersionWriter.begin` comes before the first.
   * @param now the time that dates are compared with, in milliseconds
   * @returns null while an import is under way
   */
  async draft(reason: DraftReason, now: number): Promise<Draft | null> {
    const isWhole = reason === 'changes' && this.#isUnknown;
    if (isWhole) await this.#feed.catchUp();
    await this.#checkStock();
    const until = this.#touched.now;
    const snapshot = await openSnapshot(this.#source, await this.#feed.moment());
    this.#isImporting = snapshot.isImporting;
    if (snapshot.isImporting) {
      await snapshot[Symbol.asyncDispose]();
      return null;
    }
    const { head } = await this.#readState();
    const isBehind = this.#live < head;
    const form = VERSION_FORM;
    if (reason === 'changes') {
      const batches = isWhole
        ? compareAll(snapshot, this.#collections, now)
        : draftChanges(snapshot, this.#collections, await this.#idsToRelease(now), now);
      return { reason, batches, shows: { at: snapshot.at, now: new Date(now), form }, isBehind, until };
    }
    const shows = isBehind
      ? null
      : this.#shows && { ...this.#shows, ...(reason === 'dates' && { now: new Date(now) }) };
    const batches = draftReissue(snapshot, this.#collections, await this.#reissue(reason, head, now), now);
    return { reason, batches, shows, isBehind, until };
  }

  /**
   * Notes that a draft is live.
   * @param live the number of its release: the former one where nothing was staged
   * @param kept the ids of products whose former version is shown, because the page of the new one could not be made
   */
  async settle({ reason, shows, until }: Draft, live: number, kept: readonly string[] = []): Promise<void> {
    this.#live = live;
    this.#shows = shows;
    for (const id of kept) this.#kept.add(id);
    if (reason === 'changes') {
      this.#touched.forget(until);
      this.#isUnknown = false;
      this.#differing = null;
    }
    await this.#checkStock();
  }

  async #reissue(reason: DraftReason, head: number, now: number): Promise<Reissue> {
    const due = reason === 'dates' ? await this.#findDue(now) : NOTHING_DUE;
    const between = this.#live < head ? await idsBetween(this.#collections, this.#live, head) : noIds();
    if (!between) throw new Error(`Versions since release ${this.#live} are deleted.`);
    if (due.content) between.content.add('content');
    return {
      release: this.#live,
      ids: between,
      begun: new Set(due.begun),
      ended: new Set(due.ended),
      restocked: reason === 'stock' ? this.#stock.productIds : new Set(),
    };
  }

  async #idsToRelease(now: number): Promise<IdsByKind> {
    const ids = this.#touched.ids;
    const due = await this.#findDue(now);
    for (const id of [...due.begun, ...due.ended, ...this.#stock.productIds]) ids.products.add(id);
    if (due.content) ids.content.add('content');
    return ids;
  }

  /** Of what was changed since, or could not be shown, no date is due. */
  async #findDue(now: number): Promise<DueByDate> {
    const due = await findDue(this.#collections, this.#live, this.#shows?.now.getTime() ?? now, now);
    const isOpen = (id: string) => !this.#kept.has(id);
    return {
      ...due,
      begun: due.begun.filter((id) => isOpen(id) && !this.#touched.has('products', id)),
      ended: due.ended.filter(isOpen),
    };
  }

  async #countDue(source: CurrentSource): Promise<number> {
    const { begun, ended, content } = await this.#findDue(source.now);
    const dated = [...begun, ...ended].filter((id) => !this.#touched.has('products', id));
    const differing = await findDiffering(source, this.#collections, this.#live, 'products', dated);
    return differing.size + Number(content && !this.#touched.has('content', 'content'));
  }

  async #compareAll(now: number): Promise<void> {
    await this.#feed.catchUp();
    const snapshot = await openSnapshot(this.#source, await this.#feed.moment());
    const differing = noIds();
    let count = 0;
    for await (const { kind, added, removed } of compareAll(snapshot, this.#collections, now)) {
      const ids = [...added.map(({ id }) => id), ...removed].map(String);
      count += ids.length;
      if (count <= MAX_DIFFERING) for (const id of ids) differing[kind].add(id);
    }
    if (count > MAX_DIFFERING) this.#differing = count;
    else {
      this.#isUnknown = false;
      this.#touched.addAll(differing);
    }
  }

  async #addBetween(one: number, other: number): Promise<void> {
    if (one === other) return;
    const ids = one === 0 ? null : await idsBetween(this.#collections, one, other);
    if (ids) this.#touched.addAll(ids);
    else this.#isUnknown = true;
  }

  async #readState(): Promise<Pick<ReleaseState, 'head' | 'shows'>> {
    return (await this.#collections.releaseState.findOne({ _id: 'state' })) ?? { head: 0 };
  }

  /** One after the other: each sees what was noted before. */
  #checkStock(): Promise<void> {
    const check = this.#checking
      .catch(() => {})
      .then(() => this.#stock.compareWith(this.#collections, this.#live));
    this.#checking = check;
    return check;
  }

  #touch(kind: ReleasedKind, id: string): void {
    if (kind === 'products') this.#kept.delete(id);
    this.#touched.add(kind, [id]);
    this.#telling.note({ hasChanges: true });
  }

  async #tell({ hasChanges, hasStock, hasImport }: News): Promise<void> {
    if (hasImport) this.#isImporting = await this.#findImport();
    if (hasStock) await this.#checkStock();
    // The end of an import is an event of its journal.
    if (hasImport || (hasChanges && !this.#isImporting))
      this.#listener.onChanges(hasImport && !this.#isImporting);
    const isPending = this.#stock.since !== null;
    if (hasStock && isPending && !this.#isStockTold) this.#listener.onStock();
    this.#isStockTold = isPending;
  }

  async #findImport(): Promise<boolean> {
    const options = { projection: { _id: 1 }, readConcern: { level: 'majority' } } as const;
    return (await this.#collections.imports.findOne({}, options)) !== null;
  }
}
