import type { Job } from '../../kernel/jobs/job.ts';
import type { Jobs } from '../../kernel/jobs/jobs.ts';
import type { StorefrontSettings } from './settings.ts';
import type { ReleaseRecord } from './store/release-record.ts';
import type { Pointer, ReleaseStore } from './store/release-store.ts';

/** How soon a release that another server has made is shown here. */
const POLL_MS = 500;
/** What a killed publisher was writing may have filled the disk. */
const ABANDONED_EVERY_MS = 60_000;

/** What this server shows: kept in memory, so that the store may be slow, or gone for a while. */
export class CurrentRelease {
  readonly store: ReleaseStore;
  #pointer: Pointer | null = null;
  #release: ReleaseRecord | null = null;
  #releases: readonly ReleaseRecord[] = [];
  #refreshing: Promise<void> = Promise.resolve();
  #job: Job | undefined;
  /** The release that the database says is shown. */
  #expected: number | null = null;
  #isDamaged = false;
  #onChange = () => {};
  readonly #followers: ((release: ReleaseRecord) => void)[] = [];

  constructor(store: ReleaseStore) {
    this.store = store;
  }

  /** Of the settings that what is shown follows; undefined before the first look. */
  get revision(): number | undefined {
    return this.#pointer?.revision;
  }

  /** null: the sample content, unless it is lost. */
  get release(): ReleaseRecord | null {
    return this.#release;
  }

  /** A release is to be shown, and is gone: nothing else is shown in its place. */
  get isLost(): boolean {
    return this.#release === null && (this.#expected !== null || this.#pointer?.mode === 'catalogue');
  }

  /** The release whose documents callers without rights read; null: they read the catalogue as it is edited. */
  get documents(): number | null {
    if (this.isLost) return this.#pointer?.release ?? this.#expected;
    const isStored = this.#releases.some(({ documents }) => documents !== undefined);
    return isStored ? (this.#release?.number ?? null) : null;
  }

  /** Whether something of what is to be shown was missed since `expect` was told. */
  get isDamaged(): boolean {
    return this.#isDamaged;
  }

  noteDamage(): void {
    if (this.#isDamaged) return;
    this.#isDamaged = true;
    this.#onChange();
  }

  /** What the database says of it, which knows of the damage. */
  expect({ mode, release }: Pick<StorefrontSettings, 'mode' | 'release'>): void {
    this.#expected = mode === 'catalogue' ? release : null;
    this.#isDamaged = false;
  }

  /** All there are, the newest first: pages of theirs are still open, and load their scripts and images. */
  get releases(): readonly ReleaseRecord[] {
    return this.#releases;
  }

  /**
   * Follows what is shown, and removes what killed publishers left.
   * @param onChange is called when something else is shown than before, or something of it is missing.
   */
  watch(jobs: Jobs, onChange: () => void): void {
    this.#onChange = onChange;
    const run = async () => {
      const before = this.#pointer?.revision;
      await this.refresh();
      if (this.#pointer?.revision !== before) onChange();
    };
    this.#job = jobs.start({ name: 'watch-release', everyMs: POLL_MS, startsLater: true, run });
    const removeAbandoned = () => this.store.storage.removeAbandoned();
    jobs.start({ name: 'remove-abandoned-releases', everyMs: ABANDONED_EVERY_MS, run: removeAbandoned });
  }

  /** @param follower is told which release is shown, now and whenever it is another one. */
  follow(follower: (release: ReleaseRecord) => void): void {
    this.#followers.push(follower);
    if (this.#release) follower(this.#release);
  }

  async close(): Promise<void> {
    await this.#job?.close();
  }

  /** Looks what is to be shown. What was shown before stays until all of it is known. */
  refresh(): Promise<void> {
    this.#refreshing = this.#refreshing.catch(() => {}).then(() => this.#read());
    return this.#refreshing;
  }

  async #read(): Promise<void> {
    const pointer = await this.store.readPointer();
    if (!pointer && this.#expected !== null) {
      this.noteDamage();
      return;
    }
    if (pointer?.revision === this.#pointer?.revision && pointer?.mode === this.#pointer?.mode) return;
    const number = pointer?.mode === 'catalogue' ? pointer.release : null;
    const release = number === null ? null : await this.store.readRelease(number);
    if (number !== null && !release) {
      this.#pointer = pointer;
      this.noteDamage();
      return;
    }
    const known = new Map(this.#releases.map((record) => [record.number, record]));
    const numbers = await this.store.releaseNumbers();
    const releases = await Promise.all(numbers.map((one) => known.get(one) ?? this.store.readRelease(one)));
    this.#releases = releases.filter((record) => record !== null);
    this.#pointer = pointer;
    const isNew = release !== null && release.number !== this.#release?.number;
    this.#release = release;
    if (isNew) for (const follower of this.#followers) follower(release);
  }
}
