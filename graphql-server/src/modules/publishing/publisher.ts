import { existsSync } from 'node:fs';
import { UserError } from '../../kernel/errors.ts';
import type { Recorder } from '../../kernel/history/recorder.ts';
import type { Job } from '../../kernel/jobs/job.ts';
import type { Jobs } from '../../kernel/jobs/jobs.ts';
import type { Say } from '../../kernel/log.ts';
import { CurrentRelease } from './current-release.ts';
import { AT_REST, BEGUN, describeStorefront } from './describe-storefront.ts';
import { type PublisherLease, RENEWAL_MS } from './lease.ts';
import { restoreSettings, settlePointer } from './pointer.ts';
import type { PublisherOptions, PublishingState } from './process/messages.ts';
import { RepeatedFailures } from './process/repeated-failures.ts';
import { whyItFailed } from './process/why-it-failed.ts';
import { buildTime, PublisherChild } from './publisher-child.ts';
import {
  changeSettings,
  readSettings,
  type SettingsCollection,
  type StorefrontSettings,
} from './settings.ts';
import { type Shown, type StorefrontDecisions, settingsChange, shownBy } from './settings-change.ts';
import { readStatus, writeStatus } from './status.ts';
import { openStore } from './store/open-store.ts';
import { isPreview } from './store/release-store.ts';
import type { Storefront } from './storefront.ts';
import type { ShownEvent } from './webhook/collection.ts';

const NOT_BUILT = 'The pages of the storefront are not built: run npm run build.';

interface Options extends Omit<PublisherOptions, 'url'> {
  settings: SettingsCollection;
  lease: PublisherLease;
  /** Its origin is the one that pages name; it may change. */
  address: { readonly origin: string };
  jobs: Jobs;
  log: Say;
}

/** Decides what is shown at `/`, and lets a process of its own make the releases. */
export class Publisher {
  readonly current: CurrentRelease;
  readonly #options: Options;
  readonly #settings: SettingsCollection;
  #child: PublisherChild | null = null;
  #startedWith = { builtAt: 0, url: '' };
  #state = AT_REST;
  readonly #failures: RepeatedFailures;
  #job: Job | undefined;

  constructor(options: Options) {
    this.#options = options;
    this.#settings = options.settings;
    this.#failures = new RepeatedFailures(options.log);
    this.current = new CurrentRelease(openStore(options.store));
  }

  /** The origin that pages name, without a slash at the end. */
  get origin(): string {
    return this.#options.address.origin;
  }

  /** What this server's own publishing does; at rest where another server publishes. */
  get state(): PublishingState {
    return this.#state;
  }

  /** Finds out what is to be shown. */
  async open(): Promise<void> {
    try {
      await restoreSettings(this.current.store, this.#settings);
      this.current.expect(await readSettings(this.#settings));
      await this.#settle();
    } catch (error) {
      // Where releases are kept may be out of reach: it is looked for again.
      this.#failures.log(whyItFailed(error));
    }
  }

  /** Begins to publish. */
  start(): void {
    const { jobs } = this.#options;
    const run = () => this.#adjustNow();
    // Without the database nothing is published; the child notices by itself.
    const onFailure = (error: unknown) => this.#failures.log(whyItFailed(error));
    this.#job = jobs.start({ name: 'adjust-publishing', everyMs: RENEWAL_MS, run, onFailure });
    this.current.watch(jobs, () => void this.#adjust());
  }

  async close(): Promise<void> {
    await this.current.close();
    await this.#job?.close();
    await this.#stopChild();
  }

  async read(): Promise<Storefront> {
    const settings = await readSettings(this.#settings);
    const isFailed = this.#state.state === 'FAILED';
    const isElsewhere = !this.#child && !isFailed && settings.mode === 'catalogue';
    const status = isElsewhere ? await readStatus(this.#settings) : null;
    return describeStorefront(settings, status ?? this.#state, this.current);
  }

  /**
   * Asks for a release of the catalogue as it is now.
   * @param recorder of who asks
   * @throws UserError when none can be made
   */
  async publish(recorder: Recorder): Promise<Storefront> {
    if (!existsSync(new URL(this.#options.renderer))) throw new UserError('UNAVAILABLE', NOT_BUILT);
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

  /** @throws UserError when there is no such release. */
  async rollBack(recorder: Recorder, release: number): Promise<Storefront> {
    if (isPreview(release) || !(await this.current.store.readRelease(release))) {
      throw new UserError('NOT_FOUND', `There is no release ${release}.`);
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
    // Automatic publishing includes the changes that wait since a former release was restored.
    await this.#change(
      recorder,
      { ...change, ...(change.publishesAutomatically && { isPaused: false }) },
      change,
    );
    return this.read();
  }

  /** Shows something at once; what is being made is not shown any more. */
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
    await this.#settle();
    await this.#adjust();
    return this.read();
  }

  async #settle(): Promise<void> {
    await settlePointer(this.current.store, this.#settings);
    await this.current.refresh();
  }

  #change(recorder: Recorder, fields: object, decided: StorefrontDecisions): Promise<StorefrontSettings> {
    return recorder.transact(async (session) => {
      const former = await this.#settings.findOne({ _id: 'settings' }, { session });
      const changed = await changeSettings(this.#settings, [{ $set: fields }], {}, session);
      if (!former || !changed) throw new Error('The settings of the storefront are gone.');
      await recorder.record(session, [settingsChange(former, decided)]);
      return changed;
    });
  }

  /** Without a publisher process, nothing else reports it. */
  #noteUnsettled(error: unknown): never {
    const nextTryAt = new Date(Date.now() + RENEWAL_MS);
    const failure = { state: 'FAILED', progress: null, error: whyItFailed(error), nextTryAt } as const;
    if (!this.#child) this.#noteState({ ...this.#state, ...failure });
    throw error;
  }

  async #adjust(): Promise<void> {
    await this.#job?.wake();
  }

  /** Makes one process publish where one is needed, here or on another server. */
  async #adjustNow(): Promise<void> {
    const settings = await readSettings(this.#settings);
    const { mode, release, requests, servedRequests, revision } = settings;
    if (this.current.isDamaged) {
      await changeSettings(this.#settings, { $set: { damaged: release } }, { mode: 'catalogue', release });
    }
    this.current.expect(settings);
    // They may have been changed past all servers: a restored backup shows the sample again.
    if (revision !== this.current.revision) {
      await this.#settle().catch((error) => this.#noteUnsettled(error));
      if (!this.#child) this.#state = AT_REST;
    }
    const isNeeded = mode === 'catalogue' || requests > servedRequests;
    const builtAt = buildTime(this.#options.renderer);
    const isOutdated = builtAt !== this.#startedWith.builtAt || this.origin !== this.#startedWith.url;
    if (this.#child && (!isNeeded || isOutdated)) await this.#stopChild();
    if (!isNeeded) return this.#noteState(AT_REST);
    if (builtAt === 0)
      return this.#noteState({ ...AT_REST, state: 'FAILED', error: NOT_BUILT, faults: this.#state.faults });
    const isHeld = await this.#options.lease.take();
    if (!isHeld) await this.#stopChild();
    if (isHeld && !this.#child) this.#startChild(builtAt);
  }

  #startChild(builtAt: number): void {
    const { log: _, settings: __, lease: ___, jobs: ____, address: _____, ...options } = this.#options;
    const log = (line: string) => this.#failures.log(line);
    this.#startedWith = { builtAt, url: this.origin };
    this.#child = new PublisherChild(
      { ...options, url: this.origin },
      {
        log,
        onState: (state) => this.#noteState(state),
        onShown: () => void this.current.refresh().catch((error) => log(whyItFailed(error))),
      },
    );
  }

  async #stopChild(): Promise<void> {
    const child = this.#child;
    this.#child = null;
    if (!child) return;
    await child.stop();
    // Another server need not wait until it runs out.
    await this.#options.lease.release().catch(() => {});
  }

  #noteState(state: PublishingState): void {
    if (state.state === 'LIVE') this.#failures.forget();
    const summary = ({ state, waiting, faults }: PublishingState) => `${state} ${waiting} ${faults.length}`;
    const isNews = summary(state) !== summary(this.#state);
    this.#state = state;
    if (isNews && this.#child) writeStatus(this.#settings, state);
  }
}
