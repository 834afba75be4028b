import type { Job } from '../../kernel/jobs/job.ts';
import type { Jobs } from '../../kernel/jobs/jobs.ts';
import { within } from '../../kernel/within.ts';
import { describeUnrecorded, type ReleaseCollection, type ReleaseRecord } from './releases.ts';
import { readSettings, type SettingsCollection, type StorefrontSettings } from './settings.ts';

/** The maximum delay until this server shows a release of another server. */
const POLL_MS = 500;
/** The time for rendering pages before a release is shown. Remaining pages are rendered on request. */
const PREPARING_MS = 400;

type Prepare = (release: ReleaseRecord) => Promise<void>;

/** The release that this server shows. It follows the settings in the database, and stays unchanged while the database is unreachable. */
export class CurrentRelease {
  readonly #settings: SettingsCollection;
  readonly #releases: ReleaseCollection;
  #followed: StorefrontSettings | null = null;
  #release: ReleaseRecord | null = null;
  /** Whether the release has a record. The publisher recreates a missing one. */
  #hasRecord = false;
  #refreshing: Promise<void> = Promise.resolve();
  #job: Job | undefined;
  readonly #followers: ((release: ReleaseRecord) => void)[] = [];
  readonly #preparations: Prepare[] = [];

  constructor(settings: SettingsCollection, releases: ReleaseCollection) {
    this.#settings = settings;
    this.#releases = releases;
  }

  /** The revision of the applied settings. undefined before the first read. */
  get revision(): number | undefined {
    return this.#followed?.revision;
  }

  /** null: the sample content, unless `isLost`. */
  get release(): ReleaseRecord | null {
    return this.#release;
  }

  /** Whether the release to show is missing. The server then shows no other release. */
  get isLost(): boolean {
    return this.#release === null && this.#expected !== null;
  }

  /** The number of the release whose documents the public API reads. null: the API reads the current catalogue. */
  get documents(): number | null {
    return this.#release?._id ?? this.#expected;
  }

  /** @param prepare called before another release is shown, which it can briefly delay */
  prepareWith(prepare: Prepare): void {
    this.#preparations.push(prepare);
  }

  /** @param follower called now and on each change with the shown release */
  follow(follower: (release: ReleaseRecord) => void): void {
    this.#followers.push(follower);
    if (this.#release) follower(this.#release);
  }

  /** @param onChange called when the shown release changes */
  watch(jobs: Jobs, onChange: () => void): void {
    const run = async () => {
      const before = this.revision;
      await this.refresh();
      if (this.revision !== before) onChange();
    };
    this.#job = jobs.start({ name: 'watch-release', everyMs: POLL_MS, startsLater: true, run });
  }

  async close(): Promise<void> {
    await this.#job?.close();
  }

  findRelease(release: number): Promise<ReleaseRecord | null> {
    return this.#releases.findOne({ _id: release });
  }

  /** Reads the settings again. */
  refresh(): Promise<void> {
    this.#refreshing = this.#refreshing.catch(() => {}).then(() => this.#read());
    return this.#refreshing;
  }

  get #expected(): number | null {
    return this.#followed?.mode === 'catalogue' ? this.#followed.release : null;
  }

  async #find(release: number): Promise<ReleaseRecord | null> {
    const record = await this.findRelease(release);
    this.#hasRecord = record !== null;
    return record ?? describeUnrecorded(this.#settings.db, release);
  }

  async #read(): Promise<void> {
    const settings = await readSettings(this.#settings);
    const number = settings.mode === 'catalogue' ? settings.release : null;
    const isNew = number !== (this.#release?._id ?? null);
    const isKnown = !isNew && this.#hasRecord;
    const release = isKnown || number === null ? this.#release : await this.#find(number);
    if (isNew && release) {
      const prepared = Promise.all(this.#preparations.map((prepare) => prepare(release)));
      // Pages that are not ready in time are rendered on request.
      await within(PREPARING_MS, prepared).catch(() => {});
    }
    this.#followed = settings;
    this.#release = number === null ? null : release;
    if (isNew && release) for (const follower of this.#followers) follower(release);
  }
}
