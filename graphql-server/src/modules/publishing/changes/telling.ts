/** Events of the same transaction arrive within this time. */
const QUIET_MS = 15;
const MAX_DELAY_MS = 100;

/** Receives the changes that `ShopChanges` follows. */
export interface ChangesListener {
  /** Called when something changed, or an import started or ended. */
  onChanges(): void;
  /** Called when a variant sold out or became available, so that the pages are no longer correct. */
  onStock(): void;
  /** Called when the release to show, or the publishing settings, changed. */
  onSettings(): void;
  /** Called when the feed has ended. */
  onLost(error: Error): void;
}

export interface News {
  hasChanges: boolean;
  hasStock: boolean;
  hasImport: boolean;
}

const NONE: News = { hasChanges: false, hasStock: false, hasImport: false };

/** Collects notifications for a short time and sends them one after another. */
export class Telling {
  readonly #tell: (news: News) => Promise<void>;
  readonly #onFailed: (error: Error) => void;
  #news: News = NONE;
  #firstAt = 0;
  #timer: NodeJS.Timeout | undefined;
  #isStopped = false;
  #told: Promise<void> = Promise.resolve();

  constructor(tell: (news: News) => Promise<void>, onFailed: (error: Error) => void) {
    this.#tell = tell;
    this.#onFailed = onFailed;
  }

  note(news: Partial<News>): void {
    if (this.#isStopped) return;
    this.#news = { ...this.#news, ...news };
    this.#firstAt ||= performance.now();
    clearTimeout(this.#timer);
    const waited = performance.now() - this.#firstAt;
    this.#timer = setTimeout(() => this.#tellNow(), Math.min(QUIET_MS, Math.max(0, MAX_DELAY_MS - waited)));
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }

  #tellNow(): void {
    const news = this.#news;
    this.#news = NONE;
    this.#firstAt = 0;
    this.#told = this.#told.then(() => this.#tell(news)).catch((error) => this.#fail(error));
  }

  #fail(error: Error): void {
    if (!this.#isStopped) this.#onFailed(error);
  }
}
