import { existsSync, statSync } from 'node:fs';
import { assertValid, UserError } from '../errors.ts';
import type { Recorder } from '../history/recorder.ts';
import { CurrentRelease } from './current-release.ts';
import { AT_REST, BEGUN, describeStorefront } from './describe-storefront.ts';
import { Lease, RENEWAL_MS } from './lease.ts';
import { restoreSettings, settlePointer } from './pointer.ts';
import type { PublisherOptions, PublishingState } from './process/messages.ts';
import { PublisherChild } from './publisher-child.ts';
import {
  changeSettings,
  readSettings,
  type SettingsCollection,
  type StorefrontSettings,
} from './settings.ts';
import {
  NEW_RELEASE,
  releaseShown,
  SAMPLE_SHOWN,
  type StorefrontDecisions,
  settingsChange,
} from './settings-change.ts';
import { readStatus, writeStatus } from './status.ts';
import { openStore } from './store/open-store.ts';
import type { Release, Storefront } from './storefront.ts';
import type { ShownEvent } from './webhook/collection.ts';

const MAX_LISTED = 100;
const NOT_BUILT = 'The pages of the storefront are not built: run npm run build.';

interface Options extends Omit<PublisherOptions, 'url'> {
  settings: SettingsCollection;
  log: (line: string) => void;
}

/** Decides what is shown at `/`, and lets a process of its own make the releases. */
export class Publisher {
  readonly current: CurrentRelease;
  readonly #options: Options;
  readonly #settings: SettingsCollection;
  readonly #lease: Lease;
  #url = '';
  #child: PublisherChild | null = null;
  #builtAt = 0;
  #state = AT_REST;
  #adjusting: Promise<void> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;

  constructor(options: Options) {
    this.#options = options;
    this.#settings = options.settings;
    this.current = new CurrentRelease(openStore(options.store));
    this.#lease = new Lease(options.settings, options.holder);
  }

  /** What this server's own publishing does; at rest where another server publishes. */
  get state(): PublishingState {
    return this.#state;
  }

  /** Finds out what is to be shown. */
  async open(): Promise<void> {
    await restoreSettings(this.current.store, this.#settings);
    await settlePointer(this.current.store, this.#settings);
    await this.current.refresh().catch((error: Error) => this.#options.log(error.message));
  }

  /** Begins to publish. @param url the origin that pages name. */
  start(url: string): void {
    this.#url = url;
    this.current.watch(() => void this.#adjust());
    this.#timer = setInterval(() => void this.#adjust(), RENEWAL_MS).unref();
    void this.#adjust();
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    this.current.close();
    await this.#adjusting;
    await this.#stopChild();
  }

  async read(): Promise<Storefront> {
    const settings = await readSettings(this.#settings);
    const isNotBuilt = this.#state.error === NOT_BUILT;
    const isElsewhere = !this.#child && !isNotBuilt && settings.mode === 'catalogue';
    const status = isElsewhere ? await readStatus(this.#settings) : null;
    return describeStorefront(settings, status ?? this.#state, this.current.release);
  }

  /** @throws UserError for a number that is too small or too large. */
  async listReleases(first: number): Promise<{ nodes: Release[]; totalCount: number }> {
    if (!(first >= 1 && first <= MAX_LISTED)) {
      assertValid({ first: `first must be from 1 to ${MAX_LISTED}` });
    }
    const { store, release: shown } = this.current;
    const numbers = await store.releaseNumbers();
    const records = await Promise.all(numbers.slice(0, first).map((number) => store.readRelease(number)));
    const nodes = records
      .filter((record) => record !== null)
      .map((record) => ({
        ...record,
        createdAt: new Date(record.createdAt),
        isCurrent: record.number === shown?.number,
        url: `/?release=${record.number}`,
      }));
    return { nodes, totalCount: numbers.length };
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
      { shown: NEW_RELEASE },
    );
    this.#state = { ...BEGUN, waiting: this.#state.waiting };
    void this.#adjust();
    return describeStorefront(settings, this.#state, this.current.release);
  }

  /** @throws UserError when there is no such release. */
  async rollBack(recorder: Recorder, release: number): Promise<Storefront> {
    if (!(await this.current.store.readRelease(release))) {
      throw new UserError('NOT_FOUND', `There is no release ${release}.`);
    }
    const settings = { mode: 'catalogue', release, isPaused: true } as const;
    return this.#show(recorder, 'release.restored', settings, releaseShown(release));
  }

  showSample(recorder: Recorder): Promise<Storefront> {
    return this.#show(recorder, 'sample.shown', { mode: 'sample', isPaused: false }, SAMPLE_SHOWN);
  }

  async changeSettings(
    recorder: Recorder,
    change: { publishesAutomatically?: boolean },
  ): Promise<Storefront> {
    await this.#change(recorder, change, change);
    return this.read();
  }

  /** Shows something at once; what is being made is not shown any more. */
  async #show(
    recorder: Recorder,
    type: ShownEvent['type'],
    shown: Partial<StorefrontSettings>,
    inWords: string,
  ): Promise<Storefront> {
    const revision = { $add: ['$revision', 1] };
    const event = { revision, type, release: shown.release ?? null, at: new Date() };
    const outbox = { $concatArrays: [{ $ifNull: ['$outbox', []] }, [event]] };
    const fields = { ...shown, servedRequests: '$requests', revision, outbox };
    await this.#change(recorder, fields, { shown: inWords });
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

  /** Sees to it that one process publishes where one is needed, here or at another server. */
  #adjust(): Promise<void> {
    this.#adjusting = this.#adjusting
      .then(() => this.#adjustNow())
      // Without its database nobody publishes; the child notices by itself.
      .catch((error: Error) => this.#options.log(error.message));
    return this.#adjusting;
  }

  async #adjustNow(): Promise<void> {
    const { mode, requests, servedRequests, revision } = await readSettings(this.#settings);
    // They may have been changed past all servers: a restored backup shows the sample again.
    if (revision !== this.current.revision) await this.#settle();
    const isNeeded = mode === 'catalogue' || requests > servedRequests;
    const builtAt = buildTime(this.#options.renderer);
    if (this.#child && (!isNeeded || builtAt !== this.#builtAt)) await this.#stopChild();
    if (!isNeeded) return this.#noteState(AT_REST);
    if (builtAt === 0) return this.#noteState({ ...AT_REST, state: 'FAILED', error: NOT_BUILT });
    const isHeld = await this.#lease.take();
    if (!isHeld) await this.#stopChild();
    if (isHeld && !this.#child) this.#startChild(builtAt);
  }

  #startChild(builtAt: number): void {
    const { log, settings: _, ...options } = this.#options;
    this.#builtAt = builtAt;
    this.#child = new PublisherChild(
      { ...options, url: this.#url },
      {
        log,
        onState: (state) => this.#noteState(state),
        onShown: () => void this.current.refresh().catch((error: Error) => log(error.message)),
      },
    );
  }

  async #stopChild(): Promise<void> {
    const child = this.#child;
    this.#child = null;
    if (!child) return;
    await child.stop();
    // Another server need not wait until it runs out.
    await this.#lease.release().catch(() => {});
  }

  #noteState(state: PublishingState): void {
    const isNews = state.state !== this.#state.state || state.waiting !== this.#state.waiting;
    this.#state = state;
    if (isNews && this.#child) writeStatus(this.#settings, state);
  }
}

/** @returns 0 when there is none. */
function buildTime(renderer: string): number {
  return statSync(new URL(renderer), { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
