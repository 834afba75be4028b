import type { MongoClient } from 'mongodb';
import type { Catalogue } from '../../../../site/src/publishing/catalogue.ts';
import type { HistoryCollection } from '../../history/entry.ts';
import { acceptRelease, settlePointer } from '../pointer.ts';
import { ShopFollower } from '../read/follow-shop.ts';
import type { Snapshot } from '../read/read-shop.ts';
import { catalogueAt, nextChangeByDate } from '../read/shop-state.ts';
import { planFor, prepareRelease, type ReleaseTools } from '../release/make-release.ts';
import { readSettings, type SettingsCollection, type StorefrontSettings } from '../settings.ts';
import { claimImages } from '../store/image-claims.ts';
import type { PublishProgress } from '../storefront.ts';
import { Housekeeping } from './housekeeping.ts';
import type { PublisherOptions, PublishingState } from './messages.ts';
import { recordRelease } from './record-release.ts';
import {
  countChangesSince,
  hasDateChanges,
  type Released,
  RememberedShops,
  readReleased,
  wordsFor,
} from './released.ts';
import { type Next, type Reason, retryDelay, whenToPublish } from './when-to-publish.ts';
import { whyItFailed } from './why-it-failed.ts';

const MAX_TIMER_MS = 2 ** 31 - 1;

interface Listener {
  onState(state: PublishingState): void;
  onShown(release: number): void;
  onLog(message: string): void;
  /** Nothing can be published any more. */
  onLost(error: Error): void;
}

/** Follows the shop, and makes a release whenever there is a reason to: one at a time, each a whole. */
export class Publishing {
  readonly #options: Pick<PublisherOptions, 'url' | 'holder'>;
  readonly #tools: ReleaseTools;
  readonly #collection: SettingsCollection;
  readonly #listener: Listener;
  readonly #follower: ShopFollower;
  readonly #housekeeping: Housekeeping;
  readonly #remembered = new RememberedShops();
  #settings!: StorefrontSettings;
  #snapshot!: Snapshot;
  /** null until it is read. */
  #released: Released | null = null;
  #isBusy = true;
  #progress: PublishProgress | null = null;
  #waiting = 0;
  #error: string | null = null;
  #failures = 0;
  #failedAt = 0;
  #lastStart = Number.NEGATIVE_INFINITY;
  #hasImported = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(
    client: MongoClient,
    options: PublisherOptions,
    tools: Omit<ReleaseTools, 'onProgress'>,
    listener: Listener,
  ) {
    this.#options = options;
    this.#listener = listener;
    this.#collection = client.db(options.database).collection('storefront');
    this.#tools = { ...tools, onProgress: (progress) => this.#tell(progress) };
    this.#housekeeping = new Housekeeping(tools.store);
    this.#follower = new ShopFollower(client, options.database, {
      onShop: (snapshot) => this.#noteShop(snapshot),
      onSettings: () => void this.#noteSettings().catch(listener.onLost),
      onLost: listener.onLost,
    });
  }

  async start(): Promise<void> {
    this.#settings = await readSettings(this.#collection);
    this.#snapshot = await this.#follower.start();
    this.#isBusy = false;
    this.#consider();
  }

  #noteShop(snapshot: Snapshot): void {
    if (snapshot.endsImport) this.#hasImported = true;
    this.#snapshot = snapshot;
    // Whatever was wrong may be right now.
    this.#failures = 0;
    this.#consider();
  }

  async #noteSettings(): Promise<void> {
    const { requests } = this.#settings;
    this.#settings = await readSettings(this.#collection);
    if (this.#settings.requests > requests) {
      this.#failures = 0;
      // Whoever asks wants a whole release: what is missing of the one that is shown is looked for.
      if (!this.#isBusy) this.#released = null;
    }
    this.#consider();
  }

  /** Does what is due, or sees to it that it is done when it is. */
  #consider(): void {
    if (this.#isBusy) return;
    clearTimeout(this.#timer);
    this.#progress = null;
    const now = Date.now();
    const released = this.#released;
    // Another release may have been gone back to.
    if (!released || released.number !== this.#settings.release) {
      const at = this.#retryAt();
      this.#report(at > now ? { at } : null);
      this.#at(at, now, () => this.#readReleased());
      return;
    }
    this.#waiting =
      this.#settings.mode === 'sample' ? 0 : countChangesSince(released, this.#catalogueAt(now));
    const next = whenToPublish({
      settings: this.#settings,
      isImporting: this.#snapshot.isImporting,
      hasChanges: this.#waiting > 0,
      hasDateChanges: hasDateChanges(released, now),
      lastStart: this.#lastStart,
      retryAt: this.#retryAt(),
    });
    // What could not be made is not wanted any more.
    if (!next) this.#error = null;
    this.#report(next);
    if (next) {
      this.#at(next.at, now, () => this.#publish(next.reason, released));
      return;
    }
    const date = nextChangeByDate(this.#snapshot.shop, now);
    if (date !== null) this.#wakeAt(date, now);
    this.#housekeeping.begin(this.#settings.release);
  }

  #at(moment: number, now: number, work: () => Promise<void>): void {
    if (moment <= now) void this.#run(work);
    else this.#wakeAt(moment, now);
  }

  #wakeAt(moment: number, now: number): void {
    this.#timer = setTimeout(() => this.#consider(), Math.min(MAX_TIMER_MS, Math.max(1, moment - now)));
  }

  /** One thing at a time; what happens meanwhile is looked at when it is done. */
  async #run(work: () => Promise<void>): Promise<void> {
    this.#isBusy = true;
    await this.#housekeeping.pause();
    try {
      await work();
      this.#failures = 0;
      this.#error = null;
    } catch (error) {
      this.#failures += 1;
      this.#failedAt = Date.now();
      this.#error = whyItFailed(error);
      this.#listener.onLog(String((error as Error).stack ?? error));
      await this.#tools.store.storage.clean().catch(() => {});
    }
    try {
      this.#settings = await readSettings(this.#collection);
    } catch (error) {
      return this.#listener.onLost(error as Error);
    }
    this.#isBusy = false;
    this.#consider();
  }

  /** Takes up the release that is shown, and finds what differs from it. */
  async #readReleased(): Promise<void> {
    // The swap may have failed after it was decided.
    await settlePointer(this.#tools.store, this.#collection);
    const { release } = this.#settings;
    const at = Date.now();
    const shown = { shop: this.#snapshot.shop, at };
    const catalogue = this.#catalogueAt(at);
    this.#released = await readReleased(this.#tools, release, { shown, catalogue }, this.#remembered);
  }

  async #publish(reason: Reason, released: Released): Promise<void> {
    const now = Date.now();
    this.#lastStart = now;
    const begun = this.#settings;
    const hasImported = this.#hasImported;
    const shop = reason === 'dates' && released.shown ? released.shown.shop : this.#snapshot.shop;
    const catalogue = catalogueAt(shop, this.#options.url, now);
    this.#tell({ step: 'READING', pages: 0, totalPages: 0 });
    const planned = await planFor(this.#tools, catalogue, released.manifest);
    await using _claim = await claimImages(this.#tools.store, planned.images);
    const prepared = await prepareRelease(this.#tools, planned, released.manifest);
    let { number } = released;
    if (prepared) {
      const { renderer } = this.#tools;
      const history: HistoryCollection = this.#collection.db.collection('history');
      const circumstances = { reason, settings: this.#settings, hasImported, renderer: renderer.version };
      const words = await wordsFor(released, catalogue, circumstances, history);
      number = await recordRelease(this.#tools, this.#collection, prepared, words, now);
    }
    const isToBeShown = number !== null && (prepared !== null || reason === 'request');
    if (isToBeShown && !(await this.#show(begun, number as number))) {
      if (prepared) await this.#tools.store.deleteRelease(number as number);
      return;
    }
    const shown = { shop, at: now };
    const manifest = prepared?.manifest ?? released.manifest;
    this.#released = { number, manifest, shown, differing: [], version: this.#tools.renderer.version };
    this.#remembered.add(number, shown);
    if (hasImported) this.#hasImported = false;
  }

  /** @returns false when somebody has decided otherwise meanwhile. */
  async #show(begun: StorefrontSettings, number: number): Promise<boolean> {
    if (begun.publisher !== this.#options.holder) return false;
    if (!(await acceptRelease(this.#collection, begun, number))) return false;
    await settlePointer(this.#tools.store, this.#collection);
    this.#listener.onShown(number);
    this.#housekeeping.expect();
    return true;
  }

  #catalogueAt(now: number): Catalogue {
    return catalogueAt(this.#snapshot.shop, this.#options.url, now);
  }

  #retryAt(): number {
    return this.#failures === 0 ? 0 : this.#failedAt + retryDelay(this.#failures);
  }

  #tell(progress: PublishProgress): void {
    this.#progress = progress;
    this.#report(null);
  }

  #report(next: Pick<Next, 'at'> | null): void {
    const isFailed = this.#error !== null && this.#progress === null;
    const isWaiting = this.#waiting > 0 || next !== null;
    const resting = isFailed ? 'FAILED' : isWaiting ? 'WAITING' : 'LIVE';
    this.#listener.onState({
      state: this.#progress ? 'PUBLISHING' : resting,
      waiting: this.#waiting,
      progress: this.#progress,
      error: this.#error,
      nextTryAt: isFailed && next ? new Date(next.at) : null,
    });
  }
}
