import type { Catalogue } from '@mela/rules/catalogue.ts';
import type { MongoClient } from 'mongodb';
import { acceptRelease, settlePointer } from '../pointer.ts';
import { ShopFollower } from '../read/follow-shop.ts';
import type { Snapshot } from '../read/read-shop.ts';
import { catalogueAt, nextChangeByDate } from '../read/shop-state.ts';
import { readSettings, type SettingsCollection, type StorefrontSettings } from '../settings.ts';
import type { PublishProgress } from '../storefront.ts';
import { Alarm } from './alarm.ts';
import { Housekeeping } from './housekeeping.ts';
import {
  countChangesSince,
  hasDateChanges,
  isOther,
  type LiveRelease,
  readReleased,
  type ShopSnapshot,
  SnapshotCache,
} from './live-release.ts';
import { makeNewRelease, type NewReleaseTools } from './make-new-release.ts';
import { type PublisherOptions, type PublishingListener, stateOf } from './messages.ts';
import { Previews } from './previews.ts';
import { StockReleases } from './stock-releases.ts';
import { Attempts, type Next, Pace, type Reason, whenToPublish } from './when-to-publish.ts';

/** Follows the shop, and makes a release whenever there is a reason to: one at a time, each a whole. */
export class Publishing {
  readonly #options: PublisherOptions;
  readonly #tools: NewReleaseTools;
  readonly #collection: SettingsCollection;
  readonly #listener: PublishingListener;
  readonly #follower: ShopFollower;
  readonly #housekeeping: Housekeeping;
  readonly #remembered = new SnapshotCache();
  #settings!: StorefrontSettings;
  #snapshot!: Snapshot;
  /** null until it is read. */
  #released: LiveRelease | null = null;
  #isBusy = true;
  #isStopped = false;
  #running: Promise<void> = Promise.resolve();
  #progress: PublishProgress | null = null;
  #waiting = 0;
  readonly #attempts = new Attempts();
  readonly #previews: Previews;
  readonly #stock: StockReleases;
  /** Whether anything was changed since a preview was begun. */
  #hasNews = false;
  readonly #pace: Pace;
  #hasImported = false;
  readonly #alarm = new Alarm(() => this.#consider());

  constructor(
    client: MongoClient,
    options: PublisherOptions,
    tools: Omit<NewReleaseTools, 'onProgress'>,
    listener: PublishingListener,
  ) {
    this.#options = options;
    this.#pace = new Pace(options.minIntervalMs);
    this.#listener = listener;
    this.#collection = client.db(options.database).collection('storefront');
    this.#tools = { ...tools, onProgress: (progress) => this.#tell(progress) };
    this.#housekeeping = new Housekeeping(tools.store);
    this.#previews = new Previews(this.#tools, this.#collection);
    this.#follower = new ShopFollower(client, options.database, {
      onShop: (snapshot) => this.#noteShop(snapshot),
      onStock: () => this.#consider(),
      onSettings: () => void this.#noteSettings().catch(listener.onLost),
      onPreview: () => void this.#notePreview().catch(listener.onLost),
      onLost: listener.onLost,
    });
    this.#stock = new StockReleases(this.#follower);
  }

  async start(): Promise<void> {
    this.#settings = await readSettings(this.#collection);
    this.#snapshot = await this.#follower.start();
    this.#isBusy = false;
    await this.#notePreview();
  }

  /** Begins nothing any more. @returns when what was begun has ended, with or without effect */
  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#running;
    await this.#housekeeping.pause();
  }

  async #notePreview(): Promise<void> {
    await this.#previews.look();
    this.#consider();
  }

  #noteShop(snapshot: Snapshot): void {
    if (snapshot.endsImport) this.#hasImported = true;
    this.#snapshot = snapshot;
    this.#pace.noteChange(Date.now());
    // Whatever was wrong may be right now.
    this.#attempts.forget();
    this.#hasNews = true;
    this.#consider();
  }

  async #noteSettings(): Promise<void> {
    const { requests } = this.#settings;
    this.#settings = await readSettings(this.#collection);
    if (this.#settings.requests > requests) {
      this.#attempts.forget();
      // A requested release is to be whole: the one that is shown is read again, to find what it lacks.
      if (!this.#isBusy || this.#previews.isMaking) this.#released = null;
    }
    this.#hasNews = true;
    this.#consider();
  }

  /** Does what is due, or sees to it that it is done when it is. */
  #consider(): void {
    if (this.#isBusy || this.#isStopped) return;
    this.#alarm.clear();
    this.#progress = null;
    const [now, released] = [Date.now(), this.#released];
    if (!released || isOther(released, this.#settings)) {
      const at = this.#attempts.retryAt;
      this.#report(at > now ? { at } : null);
      if (at > now) this.#alarm.set(now, at);
      else this.#running = this.#run(() => this.#attempt(this.#readReleased()));
      return;
    }
    const next = this.#next(released, now);
    // What could not be made is not wanted any more.
    if (!next) this.#attempts.error = null;
    const isStock = next?.reason === 'stock' && !this.#attempts.error;
    this.#report(isStock ? null : next);
    if (next && next.at <= now)
      this.#running = this.#run(() => this.#attempt(this.#publish(next.reason, released)));
    else if (this.#previews.isAsked) this.#running = this.#run(() => this.#preview(released));
    else if (next && !isStock) this.#alarm.set(now, next.at);
    else {
      this.#alarm.set(now, next?.at ?? null, nextChangeByDate(this.#snapshot.shop, now));
      this.#housekeeping.begin(this.#settings.release);
    }
  }

  #next(released: LiveRelease, now: number): Next | null {
    const catalogue = this.#catalogueOf({ shop: this.#snapshot.shop, at: now });
    this.#waiting = this.#settings.mode === 'sample' ? 0 : countChangesSince(released, catalogue);
    return whenToPublish({
      settings: this.#settings,
      isImporting: this.#snapshot.isImporting,
      isDamaged: released.isDamaged,
      hasChanges: this.#waiting > 0,
      hasDateChanges: hasDateChanges(released, now),
      stockAt: this.#stock.nextAt(released.shown),
      pace: this.#pace,
      retryAt: this.#attempts.retryAt,
    });
  }

  /** One thing at a time; what happens meanwhile is looked at when it is done. */
  async #run(work: () => Promise<void>): Promise<void> {
    this.#isBusy = true;
    await this.#housekeeping.pause();
    try {
      await work();
      this.#settings = await readSettings(this.#collection);
    } catch (error) {
      return this.#listener.onLost(error as Error);
    }
    this.#isBusy = false;
    this.#consider();
  }

  async #attempt(work: Promise<void>): Promise<void> {
    try {
      await work;
      this.#attempts.succeed();
    } catch (error) {
      this.#attempts.fail(error);
      this.#listener.onLog(String((error as Error).stack ?? error));
      await this.#tools.store.storage.clean().catch(() => {});
    }
    this.#pace.noteEnd();
  }

  /** Gives way to a release that is to be made. */
  async #preview(released: LiveRelease): Promise<void> {
    this.#hasNews = false;
    const shown = released.shown ?? { shop: this.#snapshot.shop, at: Date.now() };
    const isInTheWay = () => this.#hasNews && this.#next(released, Date.now()) !== null;
    await this.#previews.make(released, (content) => this.#catalogueOf(shown, content), isInTheWay);
    this.#housekeeping.expect();
  }

  /** Takes up the release that is shown, and finds what differs from it. */
  async #readReleased(): Promise<void> {
    // The swap may have failed after it was decided.
    await settlePointer(this.#tools.store, this.#collection);
    const shown = { shop: this.#snapshot.shop, at: Date.now() };
    const now = { shown, catalogue: this.#catalogueOf(shown) };
    this.#tools.documents.forget();
    this.#released = await readReleased(this.#tools, this.#settings, now, this.#remembered);
  }

  async #publish(reason: Reason, released: LiveRelease): Promise<void> {
    const { stock, ...shown } = await this.#stock.shopFor(reason, this.#snapshot, released.shown);
    const catalogue = this.#catalogueOf(shown);
    this.#pace.noteStart(Date.now());
    this.#tell({ step: 'READING', pages: 0, totalPages: 0 });
    const context = { reason, settings: this.#settings, hasImported: this.#hasImported, shop: shown.shop };
    const made = await makeNewRelease(this.#tools, this.#collection, released, catalogue, context);
    const { number, prepared, ...noted } = made;
    const isToBeShown = number !== null && (prepared !== null || reason === 'request' || reason === 'repair');
    if (isToBeShown && !(await this.#show(context.settings, number as number, reason))) {
      if (prepared) await this.#tools.store.deleteRelease(number as number);
      return;
    }
    const { manifest } = prepared ?? released;
    const state = { differing: [], version: this.#tools.renderer.version, isDamaged: false, since: shown.at };
    this.#released = { number, manifest, shown, ...state, ...noted };
    this.#remembered.add(number, shown);
    if (stock) this.#snapshot = this.#follower.applyStock(stock);
    if (context.hasImported && !stock) this.#hasImported = false;
  }

  /** @returns false when another decision was made meanwhile. */
  async #show(begun: StorefrontSettings, number: number, reason: Reason): Promise<boolean> {
    const isOwn = begun.publisher === this.#options.holder;
    if (!isOwn || !(await acceptRelease(this.#collection, begun, number, reason === 'stock'))) return false;
    await settlePointer(this.#tools.store, this.#collection);
    this.#listener.onShown(number);
    this.#pace.noteEnd();
    this.#housekeeping.expect();
    return true;
  }

  #catalogueOf({ shop, at }: ShopSnapshot, content = shop.content): Catalogue {
    return catalogueAt({ ...shop, content }, this.#options.url, at);
  }

  #tell(progress: PublishProgress): void {
    this.#progress = progress;
    this.#report(null);
  }

  #report(next: Pick<Next, 'at'> | null): void {
    const [waiting, progress, error] = [this.#waiting, this.#progress, this.#attempts.error];
    this.#listener.onState(stateOf({ waiting, progress, error, faults: this.#released?.faults ?? [] }, next));
  }
}
