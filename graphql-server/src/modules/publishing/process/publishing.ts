import type { Renderer } from '@mela/rules/renderer.ts';
import type { MongoClient } from 'mongodb';
import { openCollections } from '../../../kernel/declared-collections.ts';
import type { Storage } from '../../../kernel/storage/storage.ts';
import { ShopChanges } from '../changes/shop-changes.ts';
import type { KeptAssets } from '../kept-assets.ts';
import type { PublishFault } from '../pages/faults.ts';
import type { LoadedShops } from '../pages/loaded-shops.ts';
import type { PageMaker } from '../pages/page-maker.ts';
import { type ProcessOptions, type PublishingListener, stateOf } from '../pages/process-messages.ts';
import { RELEASE_COLLECTIONS, type ReleaseCollection } from '../releases.ts';
import { readSettings, type SettingsCollection, type StorefrontSettings } from '../settings.ts';
import { readStatus } from '../status.ts';
import type { PublishProgress } from '../storefront.ts';
import { Alarm } from './alarm.ts';
import { makeRelease } from './make-release.ts';
import { Attempts, type Next, Pace, type Reason, whenToPublish } from './when-to-publish.ts';

interface Tools {
  shops: LoadedShops;
  maker: PageMaker;
  assets: KeptAssets;
  /** Where product images are. */
  uploads: Storage;
  renderer: Pick<Renderer, 'version'>;
}

/** Follows the shop, and makes a release whenever there is a reason to: one at a time, each a whole. */
export class Publishing {
  readonly #options: ProcessOptions;
  readonly #tools: Tools;
  readonly #settingsCollection: SettingsCollection;
  readonly #releases: ReleaseCollection;
  readonly #listener: PublishingListener;
  readonly #changes: ShopChanges;
  readonly #attempts = new Attempts();
  readonly #pace: Pace;
  readonly #alarm = new Alarm(() => this.#consider());
  #settings!: StorefrontSettings;
  #faults: PublishFault[] = [];
  #isBusy = true;
  #isStopped = false;
  #running: Promise<void> = Promise.resolve();
  #progress: PublishProgress | null = null;

  constructor(client: MongoClient, options: ProcessOptions, tools: Tools, listener: PublishingListener) {
    const db = client.db(options.database);
    this.#options = options;
    this.#tools = tools;
    this.#listener = listener;
    this.#pace = new Pace(options.minIntervalMs);
    this.#settingsCollection = db.collection('storefront');
    this.#releases = openCollections(RELEASE_COLLECTIONS, db).releases;
    this.#changes = new ShopChanges(
      { client, database: options.database },
      {
        onChange: () => this.#noteChange(),
        onSettings: () => void this.#noteSettings().catch(listener.onLost),
        onLost: listener.onLost,
      },
    );
  }

  async start(): Promise<void> {
    const { assets, renderer } = this.#tools;
    this.#settings = await readSettings(this.#settingsCollection);
    this.#faults = (await readStatus(this.#settingsCollection))?.faults ?? [];
    await assets.keep(renderer.version, this.#options.site);
    await this.#changes.start();
    this.#isBusy = false;
    this.#consider();
  }

  /** Begins nothing any more. @returns when what was begun has ended, with or without effect */
  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#alarm.clear();
    await this.#running;
    await this.#changes.close();
  }

  #noteChange(): void {
    this.#pace.noteChange(Date.now());
    // Whatever was wrong may be right now.
    this.#attempts.forget();
    this.#consider();
  }

  async #noteSettings(): Promise<void> {
    const { requests } = this.#settings;
    this.#settings = await readSettings(this.#settingsCollection);
    if (this.#settings.requests > requests) this.#attempts.forget();
    this.#consider();
  }

  /** Does what is due, or sees to it that it is done when it is. */
  #consider(): void {
    if (this.#isBusy || this.#isStopped) return;
    this.#alarm.clear();
    this.#progress = null;
    const now = Date.now();
    const next = this.#next(now);
    // What could not be made is not wanted any more.
    if (!next) this.#attempts.error = null;
    const isStock = next?.reason === 'stock' && !this.#attempts.error;
    this.#report(isStock ? null : next);
    if (next && next.at <= now) this.#running = this.#run(next.reason);
    else this.#alarm.set(now, next?.at ?? null, this.#changes.nextDateAt);
  }

  #next(now: number): Next | null {
    return whenToPublish({
      settings: this.#settings,
      isImporting: this.#changes.isImporting,
      hasChanges: this.#waiting > 0,
      hasDateChanges: this.#changes.hasDateChanges(now),
      stockAt: this.#changes.stockAt,
      pace: this.#pace,
      retryAt: this.#attempts.retryAt,
    });
  }

  get #waiting(): number {
    return this.#settings.mode === 'sample' ? 0 : this.#changes.waiting;
  }

  /** One thing at a time; what happens meanwhile is looked at when it is done. */
  async #run(reason: Reason): Promise<void> {
    this.#isBusy = true;
    try {
      await this.#attempt(reason);
      this.#settings = await readSettings(this.#settingsCollection);
    } catch (error) {
      return this.#listener.onLost(error as Error);
    }
    this.#isBusy = false;
    this.#consider();
  }

  async #attempt(reason: Reason): Promise<void> {
    this.#pace.noteStart(Date.now());
    try {
      const made = await makeRelease(
        {
          ...this.#tools,
          changes: this.#changes,
          settings: this.#settingsCollection,
          releases: this.#releases,
          site: this.#options.site,
          url: this.#options.url,
          holder: this.#options.holder,
          onProgress: (progress) => this.#tell(progress),
        },
        { reason, settings: this.#settings, faults: this.#faults },
      );
      if (made) this.#faults = made.faults;
      if (made?.number) this.#listener.onShown(made.number);
      this.#attempts.succeed();
    } catch (error) {
      this.#attempts.fail(error);
      this.#listener.onLog(String((error as Error).stack ?? error));
    }
    this.#pace.noteEnd();
  }

  #tell(progress: PublishProgress): void {
    this.#progress = progress;
    this.#report(null);
  }

  #report(next: Pick<Next, 'at'> | null): void {
    const facts = { waiting: this.#waiting, progress: this.#progress, error: this.#attempts.error };
    this.#listener.onState(stateOf({ ...facts, faults: this.#faults }, next));
  }
}
