import type { StorefrontSettings } from '../settings.ts';
import { whyItFailed } from './why-it-failed.ts';

/** While changes wait for one another releases begin no closer together: each is live soon, and few releases are made. */
const MIN_INTERVAL_MS = 1_000;
/** Changes that are closer together come from a program, or from many people. */
const CROWDED_MS = 100;

/** What sells out and comes back is live together: such releases begin no closer together. */
const STOCK_INTERVAL_MS = 60_000;
/** What sells out with it, in one order, is in the same release. */
const STOCK_DELAY_MS = 1_000;

/** @returns when what sold out or came back first then is released. @param last when such a release began the last time */
export function stockReleaseAt(since: number, last: number): number {
  return Math.max(since + STOCK_DELAY_MS, last + STOCK_INTERVAL_MS);
}

/** Tells changes that come one by one, each of which is live at once, from many that are live together. */
export class Pace {
  readonly #minIntervalMs: number;
  #lastStart = Number.NEGATIVE_INFINITY;
  #changedAt = Number.NEGATIVE_INFINITY;
  #isMaking = false;
  /** Whether changes came while the last release was made, or right after one another. */
  #isCrowded = false;

  constructor(minIntervalMs = MIN_INTERVAL_MS) {
    this.#minIntervalMs = minIntervalMs;
  }

  /** When the next release may begin. */
  get earliest(): number {
    return this.#isCrowded ? this.#lastStart + this.#minIntervalMs : 0;
  }

  noteChange(now: number): void {
    if (this.#isMaking || now - this.#changedAt < CROWDED_MS) this.#isCrowded = true;
    this.#changedAt = now;
  }

  noteStart(now: number): void {
    this.#lastStart = now;
    this.#isMaking = true;
    this.#isCrowded = false;
  }

  /** It is shown, or has failed. */
  noteEnd(): void {
    this.#isMaking = false;
  }
}

const FIRST_RETRY_MS = 1_000;
const MAX_RETRY_MS = 60_000;

/** Counts what has failed one after the other: the next attempt waits the longer. */
export class Attempts {
  #failures = 0;
  /** When the next one may begin. */
  retryAt = 0;
  /** Why the last one has failed, until it is known whether that matters. */
  error: string | null = null;

  fail(error: unknown): void {
    this.#failures += 1;
    this.retryAt = Date.now() + retryDelay(this.#failures);
    this.error = whyItFailed(error);
  }

  succeed(): void {
    this.forget();
    this.error = null;
  }

  /** The next one counts as the first. */
  forget(): void {
    this.#failures = 0;
    this.retryAt = 0;
  }
}

/** What is known when it is to be decided whether to make a release. Times in milliseconds. */
export interface Situation {
  settings: Pick<
    StorefrontSettings,
    'mode' | 'publishesAutomatically' | 'isPaused' | 'requests' | 'servedRequests'
  >;
  isImporting: boolean;
  /** Whether what is shown differs from what the operator has saved. */
  hasChanges: boolean;
  /** Whether it differs from what was released, only because time has passed. */
  hasDateChanges: boolean;
  /** When what has sold out or come back is to be released; null where nothing has. */
  stockAt: number | null;
  pace: Pick<Pace, 'earliest'>;
  /** Not before this, after failures. */
  retryAt: number;
}

export type Reason = 'request' | 'changes' | 'dates' | 'stock';

export interface Next {
  reason: Reason;
  at: number;
}

/** @returns why to begin a release and when, or null while there is no reason to. */
export function whenToPublish(situation: Situation): Next | null {
  const reason = reasonOf(situation);
  const { pace, retryAt, stockAt } = situation;
  const earliest = reason === 'stock' ? (stockAt ?? 0) : 0;
  return reason && { reason, at: Math.max(pace.earliest, retryAt, earliest) };
}

/** @param failures how many in a row. */
export function retryDelay(failures: number): number {
  return Math.min(MAX_RETRY_MS, FIRST_RETRY_MS * 2 ** (failures - 1));
}

function reasonOf({ settings, isImporting, hasChanges, hasDateChanges, stockAt }: Situation): Reason | null {
  if (isImporting) return null;
  if (settings.requests > settings.servedRequests) return 'request';
  if (settings.mode === 'sample') return null;
  const rest = stockAt === null ? null : 'stock';
  if (settings.isPaused) return rest;
  if (settings.publishesAutomatically) return hasChanges ? 'changes' : rest;
  return hasDateChanges ? 'dates' : rest;
}
