import { openCollections } from '../../../kernel/declared-collections.ts';
import { CATALOGUE_COLLECTIONS } from '../../catalogue/collections.ts';
import { INVENTORY_COLLECTIONS } from '../../inventory/collection.ts';
import { openReleased, type ReleasedKind, type ShownMoment, VERSION_FORM } from '../released/collections.ts';
import { readReleaseState } from '../released/read-released.ts';
import { type IdsByKind, idsBetween, noIds } from '../released/read-versions.ts';
import { ChangeFeed } from './change-feed.ts';
import { compareAll } from './compare.ts';
import { type DueByDate, DueDates, findNextDate } from './dates.ts';
import { type Draft, type DraftReason, draftChanges, draftReissue } from './draft.ts';
import { PendingStock } from './pending-stock.ts';
import { findImport, openSnapshot, type Snapshot, type Source } from './snapshot.ts';
import { type ChangesListener, type News, Telling } from './telling.ts';
import { WaitingChanges } from './waiting-changes.ts';

/**
 * Follows the shop's changes and computes the difference between the next release and the newest one. The cost depends only on the number
 * of changes, and only the ids of changed documents are stored. Except for getters, methods must not run concurrently.
 */
export class ShopChanges {
  readonly #source: Source;
  readonly #collections;
  readonly #listener: ChangesListener;
  readonly #feed: ChangeFeed;
  readonly #waiting: WaitingChanges;
  readonly #stock = new PendingStock();
  /** The live release. 0 before the first. */
  #live = 0;
  /** What the newest release shows. null: unknown. */
  #shows: ShownMoment | null = null;
  /** When the dates of the live content were evaluated. null: unknown. */
  #datedAt: number | null = null;
  /** Whether an import or restore is running. Its changes are not published before it ends. */
  isImporting = false;
  readonly #dates: DueDates;
  /** Whether a draft is not settled yet, so the live content is about to change. */
  #isDrafting = false;
  readonly #telling: Telling;

  constructor(source: Source, listener: ChangesListener) {
    this.#source = source;
    this.#listener = listener;
    this.#telling = new Telling(
      (news) => this.#tell(news),
      (error) => listener.onLost(error),
    );
    const db = source.client.db(source.database);
    const { products, imports, inventory } = { ...CATALOGUE_COLLECTIONS, ...INVENTORY_COLLECTIONS };
    this.#collections = { ...openReleased(db), ...openCollections({ products, imports, inventory }, db) };
    this.#waiting = new WaitingChanges(this.#collections);
    this.#dates = new DueDates(this.#collections, this.#waiting.touched);
    this.#feed = new ChangeFeed(source, {
      onSettings: () => listener.onSettings(),
      onLost: (error) => listener.onLost(error),
      onTouched: (kind, id) => this.#touch(kind, id),
      onStock: (variantId) => {
        this.#stock.note(variantId);
        this.#telling.note({ hasStock: true });
      },
      onImport: () => {
        this.#waiting.hasImport = true;
        this.#telling.note({ hasImport: true });
      },
      onUnknown: () => this.#waiting.forgetAll(),
    });
  }

  /**
   * Follows the changes since the newest release, which `VersionWriter.begin` has completed.
   * @param live the number of the live release. null before the first
   */
  async start(live: number | null): Promise<void> {
    this.#live = live ?? 0;
    const { shows, head } = await readReleaseState(this.#collections);
    const isKnown = shows && shows.release === head && shows.form === VERSION_FORM;
    this.#shows = isKnown ? shows : null;
    this.#datedAt = this.#shows?.now.getTime() ?? null;
    await this.#waiting.addBetween(this.#live, head);
    this.isImporting = await findImport(this.#collections);
    await this.#feed.start(this.#shows?.at ?? null);
  }

  async close(): Promise<void> {
    this.#telling.stop();
    await this.#feed.close();
  }

  /** Whether only a full comparison finds the changes. */
  get isUnknown(): boolean {
    return this.#waiting.isUnknown;
  }

  /** When the pages began to show wrong availability, in milliseconds. null: they are correct. */
  get stockSince(): number | null {
    return this.#stock.since;
  }

  /** Called when another release went live, such as after a rollback. */
  async showLive(live: number | null): Promise<void> {
    const former = this.#live;
    this.#live = live ?? 0;
    if (former === this.#live) return;
    this.#touched.doubt();
    await this.#waiting.addBetween(former, this.#live);
    await this.#stock.compareWith(this.#collections, this.#live);
  }

  /** Makes the next draft compare everything, because versions may have been changed from outside. */
  doubt(): void {
    this.#waiting.forgetAll();
  }

  /**
   * @param now in milliseconds
   * @param isUrgent whether a release follows at once, which compares anyway. Many changed documents then count without a comparison
   * @returns how many products, categories, redirects and contents differ from the live release
   */
  async countWaiting(now: number, isUrgent = false): Promise<number> {
    if (this.#waiting.isUncounted && (await readReleaseState(this.#collections)).staging === null) {
      // Compares at a current time, because the writer may have just undone versions.
      await this.#feed.catchUp();
      await this.#waiting.addAll(compareAll(await this.#open(), this.#collections, now));
      // The comparison includes differences by date up to now.
      this.#datedAt ??= now;
    }
    if (isUrgent && this.#waiting.areMany) return this.#waiting.known;
    const until = this.#touched.now;
    await using snapshot = await this.#open();
    // Changes of an import do not count before it ends.
    if (snapshot.isImporting) return this.#waiting.known;
    const source = { ...snapshot, now };
    const waiting = await this.#waiting.count(source, this.#live, until);
    return waiting + (await this.#dates.count(source, this.#live, this.#datedAt));
  }

  /** @returns when the next product or deal changes by date, in milliseconds. null: never */
  findNextDate(now: number): Promise<number | null> {
    return findNextDate(this.#collections, this.#live, now);
  }

  /** @returns whether an unedited document has changed by date since the newest release */
  async hasDue(now: number): Promise<boolean> {
    const { begun, ended, content } = await this.#dates.findUnedited(this.#live, this.#datedAt, now);
    return content || begun.length > 0 || ended.length > 0;
  }

  /**
   * Compares the next release with the newest one. Stage it with `VersionWriter` and call `settle` when it is live. If that
   * fails, call `VersionWriter.undo`, which loses nothing. Call `VersionWriter.begin` before the first draft.
   * @param now the time for evaluating dates, in milliseconds
   * @returns null during an import
   * @throws Error while another release is staged
   */
  async draft(reason: DraftReason, now: number): Promise<Draft | null> {
    const { head, staging } = await readReleaseState(this.#collections);
    // The comparison would take the staged versions for those of the newest release.
    if (staging !== null) throw new Error(`Release ${staging} is staged: complete or undo it first.`);
    await this.#stock.compareWith(this.#collections, this.#live);
    const isWhole = reason === 'changes' && this.#waiting.isUnknown;
    if (isWhole) await this.#feed.catchUp();
    else if (reason === 'changes') await this.#waiting.awaitBurst(() => this.#feed.catchUp());
    const until = this.#touched.now;
    const snapshot = await this.#open();
    if (snapshot.isImporting) {
      await snapshot[Symbol.asyncDispose]();
      return null;
    }
    this.#isDrafting = true;
    const { hasImport } = this.#waiting;
    const draft = { reason, isBehind: this.#live < head, isWhole, hasImport, now, until };
    if (reason === 'changes') {
      const batches = isWhole
        ? compareAll(snapshot, this.#collections, now)
        : draftChanges(snapshot, this.#collections, await this.#idsToRelease(now), now);
      return { ...draft, batches, shows: { at: snapshot.at, now: new Date(now), form: VERSION_FORM } };
    }
    const due = reason === 'dates' ? await this.#dates.findUnedited(this.#live, this.#datedAt, now) : null;
    const reissue = await this.#reissue(head, due);
    const batches = draftReissue(snapshot, this.#collections, reissue, now);
    const shows = this.#shows && { ...this.#shows, ...(due && { now: new Date(now) }) };
    return { ...draft, batches, shows: draft.isBehind ? null : shows };
  }

  /**
   * Records that a draft is live.
   * @param live the number of its release, or the previous one if nothing was staged
   * @param kept the ids of products that keep their previous version because their page could not be rendered
   */
  async settle(
    { reason, shows, now, until }: Draft,
    live: number,
    kept: readonly string[] = [],
  ): Promise<void> {
    this.#live = live;
    this.#shows = shows;
    if (reason !== 'stock') this.#datedAt = now;
    this.#isDrafting = false;
    this.#dates.keep(kept);
    if (reason === 'changes') this.#waiting.release(until);
    // The release may already show some of the edited documents.
    if (reason === 'dates') this.#touched.doubt();
    await this.#stock.compareWith(this.#collections, this.#live);
  }

  /** @param due null: only stock has changed */
  async #reissue(head: number, due: DueByDate | null) {
    const ids = this.#live < head ? await idsBetween(this.#collections, this.#live, head) : noIds();
    if (!ids) throw new Error(`Versions since release ${this.#live} are deleted.`);
    if (due?.content) ids.content.add('content');
    return {
      release: this.#live,
      ids,
      begun: new Set(due?.begun),
      ended: new Set(due?.ended),
      restocked: due ? new Set<string>() : this.#stock.productIds,
    };
  }

  async #idsToRelease(now: number): Promise<IdsByKind> {
    const ids = this.#touched.ids;
    const due = await this.#dates.find(this.#live, this.#datedAt, now);
    for (const id of [...due.begun, ...due.ended, ...this.#stock.productIds]) ids.products.add(id);
    if (due.content) ids.content.add('content');
    return ids;
  }

  async #open(): Promise<Snapshot> {
    const snapshot = await openSnapshot(this.#source, (tries) => this.#feed.moment(tries === 1));
    this.isImporting = snapshot.isImporting;
    return snapshot;
  }

  #touch(kind: ReleasedKind, id: string): void {
    this.#dates.retry(id);
    this.#touched.add(kind, [id]);
    this.#telling.note({ hasChanges: true });
  }

  async #tell({ hasChanges, hasStock, hasImport }: News): Promise<void> {
    if (hasImport) this.isImporting = await findImport(this.#collections);
    // While a draft is not settled, it is unclear which release the stock must be compared with.
    if (hasStock && !this.#isDrafting) await this.#stock.compareWith(this.#collections, this.#live);
    if (hasImport || (hasChanges && !this.isImporting)) this.#listener.onChanges();
    if (hasStock && this.#stock.takeNews()) this.#listener.onStock();
  }

  get #touched() {
    return this.#waiting.touched;
  }
}
