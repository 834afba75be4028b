import type { Renderer } from '@mela/rules/renderer.ts';
import type { MongoClient } from 'mongodb';
import { openCollections } from '../../../kernel/declared-collections.ts';
import type { Storage } from '../../../kernel/storage/storage.ts';
import { ShopChanges } from '../changes/shop-changes.ts';
import type { Source } from '../changes/snapshot.ts';
import type { KeptAssets } from '../kept-assets.ts';
import type { LoadedShops } from '../pages/loaded-shops.ts';
import type { PageMaker } from '../pages/page-maker.ts';
import { type ProcessOptions, type PublishingListener, stateOf } from '../pages/process-messages.ts';
import { openReleased } from '../released/collections.ts';
import { VersionWriter } from '../released/version-writer.ts';
import { RELEASE_COLLECTIONS, type ReleaseCollection } from '../releases.ts';
import { readSettings, type SettingsCollection, type StorefrontSettings } from '../settings.ts';
import { readStatus } from '../status.ts';
import type { PublishProgress } from '../storefront.ts';
import { Alarm } from './alarm.ts';
import { whyItFailed } from './failures.ts';
import { LateCheck } from './late-check.ts';
import { makeRelease } from './make-release.ts';
import { OpenFaults } from './open-faults.ts';
import { type RecordTools, restoreRecord } from './record-release.ts';
import { Attempts, type Next, Pace, type Reason, stockReleaseAt, whenToPublish } from './when-to-publish.ts';

interface Tools {
  shops: LoadedShops;
  maker: PageMaker;
  assets: KeptAssets;
  /** The storage of product images. */
  uploads: Storage;
  renderer: Pick<Renderer, 'version' | 'rowOf'>;
}

/** Follows the shop and creates a release when there is a reason, one release at a time. */
export class Publishing {
  readonly #options: ProcessOptions;
  readonly #source: Source;
  readonly #tools: Tools;
  readonly #collection: SettingsCollection;
  readonly #releases: ReleaseCollection;
  readonly #listener: PublishingListener;
  readonly #changes: ShopChanges;
  readonly #writer: VersionWriter;
  readonly #lateCheck: LateCheck;
  readonly #faults: OpenFaults;
  readonly #attempts = new Attempts();
  readonly #pace: Pace;
  readonly #alarm = new Alarm(() => this.#consider());
  #settings!: StorefrontSettings;
  #isStarted = false;
  #isWriter = false;
  #isStopped = false;
  #running: Promise<void> | null = null;
  /** Whether anything happened since the last decision. */
  #isNews = false;
  #lastStockAt = Number.NEGATIVE_INFINITY;
  #waiting = 0;
  #progress: PublishProgress | null = null;

  constructor(client: MongoClient, options: ProcessOptions, tools: Tools, listener: PublishingListener) {
    this.#options = options;
    const db = client.db(options.database);
    this.#tools = tools;
    this.#listener = listener;
    this.#pace = new Pace(options.minIntervalMs);
    this.#collection = db.collection('storefront');
    this.#releases = openCollections(RELEASE_COLLECTIONS, db).releases;
    const collections = openReleased(db);
    this.#writer = new VersionWriter(collections);
    this.#source = { client, database: options.database };
    this.#faults = new OpenFaults(this.#source);
    this.#lateCheck = new LateCheck({
      ...{ ...tools, collections, faults: this.#faults, site: options.site, onLog: listener.onLog },
      ...{ live: () => this.#live(), onChange: () => this.#consider() },
    });
    this.#changes = new ShopChanges(this.#source, {
      onChanges: () => this.#noteChange(),
      onStock: () => this.#consider(),
      onSettings: () => this.#consider(),
      onLost: listener.onLost,
    });
  }

  async start(): Promise<void> {
    this.#settings = await readSettings(this.#collection);
    this.#faults.list = (await readStatus(this.#collection))?.faults ?? [];
    await this.#becomeWriter();
    await this.#restoreRecord();
    await this.#changes.start(this.#settings.release);
    this.#isStarted = true;
    this.#consider();
    void this.#running?.then(() => this.#keepAssets());
  }

  /** Starts nothing new. @returns when the current work has ended, successfully or not */
  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#alarm.clear();
    await Promise.all([this.#running, this.#lateCheck.close()]);
    await this.#changes.close();
  }

  /** Stores this build's files, which pages need only after the next build. A release need not wait, so this runs after it. */
  async #keepAssets(): Promise<void> {
    const { assets, renderer } = this.#tools;
    const kept = assets.keep(renderer.version, this.#options.site);
    await kept.catch((error) => this.#listener.onLog(whyItFailed(error)));
  }

  /** Removes incomplete versions of another writer, or of this one after a failure. */
  async #becomeWriter(): Promise<void> {
    if (this.#isWriter) return;
    await this.#writer.begin();
    this.#isWriter = true;
  }

  /** Recreates the live release's missing record, without which nothing is shown. */
  async #restoreRecord(): Promise<void> {
    const { mode, release } = this.#settings;
    if (mode === 'sample' || release === null) return;
    // Continues if the release cannot be read, because a new one may still be possible.
    const log = (error: unknown) => this.#listener.onLog(whyItFailed(error));
    if (await restoreRecord(this.#recordTools, release).catch(log)) this.#listener.onShown(release);
  }

  #noteChange(): void {
    this.#pace.noteChange(Date.now());
    // Try again at once, because the change may have fixed the cause of a failure.
    this.#attempts.forget();
    this.#consider();
  }

  /** Does the next step now, or schedules it. Runs one step at a time, and considers later changes afterwards. */
  #consider(): void {
    this.#isNews = true;
    if (this.#running || !this.#isStarted || this.#isStopped) return;
    this.#running = this.#work()
      .catch((error: Error) => this.#isStopped || this.#listener.onLost(error))
      .then(() => {
        this.#running = null;
        if (this.#isNews) this.#consider();
      });
  }

  async #work(): Promise<void> {
    while (this.#isNews && !this.#isStopped) {
      this.#isNews = false;
      this.#alarm.clear();
      await this.#followSettings();
      const { next, waiting, findDate } = await this.#look();
      this.#waiting = waiting;
      await this.#faults.review(this.#settings.release);
      // The failed release is no longer needed.
      if (!next) this.#attempts.error = null;
      const isStock = next?.reason === 'stock' && !this.#attempts.error;
      this.#report(isStock ? null : next);
      if (!next || next.at > Date.now()) this.#alarm.set(Date.now(), next?.at ?? null, await findDate());
      else {
        await this.#attempt(next.reason);
        this.#isNews = true;
      }
    }
  }

  /** The number of the live release, once no release is being made. */
  async #live(): Promise<number | null> {
    while (this.#running) await this.#running;
    return this.#settings.release;
  }

  async #followSettings(): Promise<void> {
    const { requests } = this.#settings;
    this.#settings = await readSettings(this.#collection);
    if (this.#settings.requests > requests) this.#attempts.forget();
    await this.#changes.showLive(this.#settings.release);
  }

  /** @returns when to create a release, and how to find when a date next changes a product or deal */
  async #look() {
    const now = Date.now();
    const { mode, publishesAutomatically, isPaused } = this.#settings;
    const isSample = mode === 'sample';
    const isAutomatic = publishesAutomatically && !isPaused;
    // An automatic release compares everything anyway if it is unknown what has changed.
    const isUnknown = !isSample && isAutomatic && this.#changes.isUnknown;
    const waiting = isSample || isUnknown ? 0 : await this.#changes.countWaiting(now, isAutomatic);
    // An automatic release shows all changes, and their number includes those by date.
    const hasDateChanges = !isSample && !isAutomatic && (await this.#changes.hasDue(now));
    const { stockSince, isImporting } = this.#changes;
    const next = whenToPublish({
      settings: this.#settings,
      isImporting,
      hasChanges: isUnknown || waiting > 0,
      hasDateChanges,
      stockAt: stockSince === null ? null : stockReleaseAt(stockSince, this.#lastStockAt),
      pace: this.#pace,
      retryAt: this.#attempts.retryAt,
    });
    // Use this time and not a later one, which would miss the dates in between.
    const findDate = async () => (isSample ? null : this.#changes.findNextDate(now));
    return { waiting, next, findDate };
  }

  async #attempt(reason: Reason): Promise<void> {
    this.#pace.noteStart(Date.now());
    if (reason === 'stock') this.#lastStockAt = Date.now();
    try {
      await this.#becomeWriter();
      const made = await makeRelease(
        {
          ...this.#recordTools,
          ...this.#tools,
          changes: this.#changes,
          writer: this.#writer,
          site: this.#options.site,
          holder: this.#options.holder,
          onProgress: (progress) => {
            this.#progress = progress;
            this.#report(null);
          },
        },
        { reason, settings: this.#settings, faults: this.#faults.list },
      );
      if (made) this.#faults.list = made.faults;
      if (made?.number) this.#listener.onShown(made.number);
      if (made?.number && !made.isWhole) this.#lateCheck.add(made.number);
      this.#attempts.succeed();
      await this.#keepAssets();
    } catch (error) {
      this.#isWriter = false;
      this.#attempts.fail(error);
      this.#listener.onLog(String((error as Error).stack ?? error));
    }
    this.#progress = null;
    this.#pace.noteEnd();
  }

  get #recordTools(): RecordTools {
    return { ...this.#tools, settings: this.#collection, releases: this.#releases, url: this.#options.url };
  }

  #report(next: Pick<Next, 'at'> | null): void {
    const [waiting, progress, faults] = [this.#waiting, this.#progress, this.#faults.list];
    this.#listener.onState(stateOf({ waiting, progress, error: this.#attempts.error, faults }, next));
  }
}
