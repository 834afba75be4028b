import { existsSync } from 'node:fs';
import { UserError } from '../../kernel/errors.ts';
import type { Recorder } from '../../kernel/history/recorder.ts';
import type { Job } from '../../kernel/jobs/job.ts';
import type { Jobs } from '../../kernel/jobs/jobs.ts';
import type { Say } from '../../kernel/log.ts';
import { openStorage } from '../../kernel/storage/open-storage.ts';
import { CurrentRelease } from './current-release.ts';
import { AT_REST, BEGUN, describeStorefront } from './describe-storefront.ts';
import { KeptAssets } from './kept-assets.ts';
import { type PublisherLease, RENEWAL_MS } from './lease.ts';
import { publishingMessages } from './messages.ts';
import { buildTime } from './pages/page-process.ts';
import type { ProcessOptions, PublishingState } from './pages/process-messages.ts';
import { ServerPages } from './pages/server-pages.ts';
import { isPreview } from './preview.ts';
import { RepeatedFailures, whyItFailed } from './process/failures.ts';
import type { ReleaseCollection } from './releases.ts';
import {
  changeSettings,
  createSettings,
  readSettings,
  type SettingsCollection,
  type ShownEvent,
  type StorefrontSettings,
} from './settings.ts';
import { type Shown, type StorefrontDecisions, settingsChange, shownBy } from './settings-change.ts';
import { readStatus, writeStatus } from './status.ts';
import type { Storefront } from './storefront.ts';

interface Options extends Omit<ProcessOptions, 'url'> {
  settings: SettingsCollection;
  releases: ReleaseCollection;
  lease: PublisherLease;
  /** The origin in pages, which may change. */
  address: { readonly origin: string };
  jobs: Jobs;
  log: Say;
}

/** Decides what `/` shows. A separate process renders the pages. It also creates releases while this server holds the lease. */
export class Publisher {
  readonly current: CurrentRelease;
  readonly assets: KeptAssets;
  readonly pages: ServerPages;
  readonly #options: Options;
  readonly #settings: SettingsCollection;
  #isPublishing = false;
  #state = AT_REST;
  readonly #failures: RepeatedFailures;
  #job: Job | undefined;

  constructor(options: Options) {
    this.#options = options;
    this.#settings = options.settings;
    this.#failures = new RepeatedFailures(options.log);
    this.current = new CurrentRelease(options.settings, options.releases);
    this.assets = new KeptAssets(openStorage(options.store));
    const { settings: _, releases: __, lease: ___, jobs: ____, log: _____, ...ofPages } = options;
    const log = (line: string) => this.#failures.log(line);
    this.pages = new ServerPages(ofPages, {
      log,
      onState: (state) => this.#noteState(state),
      onShown: () => void this.current.refresh().catch((error) => log(whyItFailed(error))),
    });
  }

  /** The origin in pages, without a trailing slash. */
  get origin(): string {
    return this.#options.address.origin;
  }

  /** The publishing state of this server. Idle if another server publishes. */
  get state(): PublishingState {
    return this.#state;
  }

  /** Creates the settings if they are missing, and reads which release to show. */
  async open(): Promise<void> {
    await createSettings(this.#settings);
    await this.current.refresh();
  }

  start(): void {
    const { jobs } = this.#options;
    const run = () => this.#adjustNow();
    // Failures are only logged: without the database nothing can be published, and the process notices that
    // itself.
    const onFailure = (error: unknown) => this.#failures.log(whyItFailed(error));
    this.#job = jobs.start({ name: 'adjust-publishing', everyMs: RENEWAL_MS, run, onFailure });
    this.current.watch(jobs, () => void this.#adjust());
  }

  async close(): Promise<void> {
    await this.current.close();
    await this.#job?.close();
    await this.#stopPublishing();
    await this.pages.close();
  }

  async read(): Promise<Storefront> {
    const settings = await readSettings(this.#settings);
    const isFailed = this.#state.state === 'FAILED';
    const isElsewhere = !this.#isPublishing && !isFailed && settings.mode === 'catalogue';
    const status = isElsewhere ? await readStatus(this.#settings) : null;
    return describeStorefront(settings, status ?? this.#state, this.current);
  }

  /**
   * Requests a release of the current catalogue.
   * @param recorder records the requester
   * @throws UserError if no release can be created
   */
  async publish(recorder: Recorder): Promise<Storefront> {
    if (!existsSync(new URL(this.#options.renderer)))
      throw new UserError('UNAVAILABLE', publishingMessages.pagesNotBuilt);
    const { author } = recorder;
    const settings = await this.#change(
      recorder,
      {
        requests: { $add: ['$requests', 1] },
        requestedBy: { $literal: author?.operatorId ? author.name : null },
      },
      { shown: { mode: 'CATALOGUE', release: null } },
    );
    this.#state = { ...BEGUN, waiting: this.#state.waiting, faults: this.#state.faults };
    void this.#adjust();
    return describeStorefront(settings, this.#state, this.current);
  }

  /**
   * Shows an earlier release.
   * @throws UserError if the release does not exist
   */
  async rollBack(recorder: Recorder, release: number): Promise<Storefront> {
    if (isPreview(release) || !(await this.current.findRelease(release))) {
      throw new UserError('NOT_FOUND', publishingMessages.unknownRelease({ release }));
    }
    const settings = { mode: 'catalogue', release, isPaused: true } as const;
    return this.#show(recorder, 'release.restored', settings, shownBy(settings));
  }

  showSample(recorder: Recorder): Promise<Storefront> {
    const sample = shownBy({ mode: 'sample', release: null });
    return this.#show(recorder, 'sample.shown', { mode: 'sample', isPaused: false }, sample);
  }

  async changeSettings(
    recorder: Recorder,
    change: { publishesAutomatically?: boolean },
  ): Promise<Storefront> {
    // Turning on automatic publishing ends the pause after a rollback, so waiting changes are published.
    await this.#change(
      recorder,
      { ...change, ...(change.publishesAutomatically && { isPaused: false }) },
      change,
    );
    return this.read();
  }

  /** Shows a release at once. A release in progress is discarded. */
  async #show(
    recorder: Recorder,
    type: ShownEvent['type'],
    shown: Partial<StorefrontSettings>,
    decided: Shown,
  ): Promise<Storefront> {
    const revision = { $add: ['$revision', 1] };
    const event = { revision, type, release: shown.release ?? null, at: new Date() };
    const outbox = { $concatArrays: [{ $ifNull: ['$outbox', []] }, [event]] };
    const fields = { ...shown, servedRequests: '$requests', revision, outbox };
    await this.#change(recorder, fields, { shown: decided });
    await this.current.refresh();
    await this.#adjust();
    return this.read();
  }

  #change(recorder: Recorder, fields: object, decided: StorefrontDecisions): Promise<StorefrontSettings> {
    return recorder.transact(async (session) => {
      const former = await this.#settings.findOne({ _id: 'settings' }, { session });
      const changed = await changeSettings(this.#settings, [{ $set: fields }], {}, session);
      if (!former || !changed) throw new Error('The storefront settings are missing.');
      await recorder.record(session, [settingsChange(former, decided)]);
      return changed;
    });
  }

  async #adjust(): Promise<void> {
    await this.#job?.wake();
  }

  /** Starts or stops publishing in this server's process. If publishing is needed, exactly one server does it. */
  async #adjustNow(): Promise<void> {
    const { mode, requests, servedRequests } = await readSettings(this.#settings);
    const isNeeded = mode === 'catalogue' || requests > servedRequests;
    await this.pages.tidy({ isNeeded });
    if (!isNeeded) {
      await this.#stopPublishing();
      return this.#noteState(AT_REST);
    }
    const builtAt = buildTime(this.#options.renderer);
    if (builtAt === 0) {
      await this.#stopPublishing();
      return this.#noteState({
        ...AT_REST,
        state: 'FAILED',
        error: publishingMessages.pagesNotBuilt.text,
        faults: this.#state.faults,
      });
    }
    const isHeld = await this.#options.lease.take();
    if (!isHeld) await this.#stopPublishing();
    if (isHeld) {
      this.#isPublishing = true;
      this.pages.publish(true);
    }
  }

  async #stopPublishing(): Promise<void> {
    if (!this.#isPublishing) return;
    this.#isPublishing = false;
    this.pages.publish(false);
    // Release the lease, so that another server can publish before it expires.
    await this.#options.lease.release().catch(() => {});
  }

  #noteState(state: PublishingState): void {
    if (state.state === 'LIVE') this.#failures.forget();
    const summary = ({ state, waiting, faults }: PublishingState) => `${state} ${waiting} ${faults.length}`;
    const isNews = summary(state) !== summary(this.#state);
    this.#state = state;
    if (isNews && this.#isPublishing) writeStatus(this.#settings, state);
  }
}
