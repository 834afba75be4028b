import type { StorefrontSettings } from '../settings.ts';
import { whyItFailed } from './failures.ts';

/**
 * The minimum time between the starts of two releases while changes arrive continuously. It keeps both the delay and the number of
 * releases small.
 */
const MIN_INTERVAL_MS = 1_000;
/** Changes at shorter intervals come from a program or from many people. */
const CROWDED_MS = 100;

/** The minimum time between the starts of two releases for availability changes. */
const STOCK_INTERVAL_MS = 60_000;
/** Collects the variants that sell out in the same order. */
const STOCK_DELAY_MS = 1_000;

/**
 * @returns when to release availability changes
 * @param since the time of the first such change
 * @param last when the last such release started
 */
export function stockReleaseAt(since: number, last: number): number {
  return Math.max(since + STOCK_DELAY_MS, last + STOCK_INTERVAL_MS);
}

/** Decides how early a release may start. A single change is released at once; continuous changes are collected. */
export class Pace {
  readonly #minIntervalMs: number;
  #lastStart = Number.NEGATIVE_INFINITY;
  #changedAt = Number.NEGATIVE_INFINITY;
  #isMaking = false;
  /** Whether changes arrived during the last release or at short intervals. */
  #isCrowded = false;

  constructor(minIntervalMs = MIN_INTERVAL_MS) {
    this.#minIntervalMs = minIntervalMs;
  }

  /** When the next release may start. */
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

  /** Called when the release is live or has failed. */
  noteEnd(): void {
    this.#isMaking = false;
  }
}

const FIRST_RETRY_MS = 1_000;
const MAX_RETRY_MS = 60_000;

/** Counts consecutive failures, which increase the delay before the next attempt. */
export class Attempts {
  #failures = 0;
  /** When the next attempt may start. */
  retryAt = 0;
  /** The last failure. Reset once it no longer matters. */
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

  /** Makes the next failure count as the first. */
  forget(): void {
    this.#failures = 0;
    this.retryAt = 0;
  }
}

/** The facts for deciding whether to create a release. Times in milliseconds. */
export interface Situation {
  settings: Pick<
    StorefrontSettings,
    'mode' | 'publishesAutomatically' | 'isPaused' | 'requests' | 'servedRequests'
  >;
  isImporting: boolean;
  /** Whether the live content differs from what operators have saved. */
  hasChanges: boolean;
  /** Whether the release would differ only because of dates. */
  hasDateChanges: boolean;
  /** When availability changes are due. null: none. */
  stockAt: number | null;
  pace: Pick<Pace, 'earliest'>;
  /** After a failure, the earliest time of the next attempt. */
  retryAt: number;
}

export type Reason = 'request' | 'changes' | 'dates' | 'stock';

export interface Next {
  reason: Reason;
  at: number;
}

/** @returns why and when to start a release. null: there is no reason */
export function whenToPublish(situation: Situation): Next | null {
  const reason = reasonOf(situation);
  const { pace, retryAt, stockAt } = situation;
  const earliest = reason === 'stock' ? (stockAt ?? 0) : 0;
  return reason && { reason, at: Math.max(pace.earliest, retryAt, earliest) };
}

/** @param failures the number of consecutive failures */
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
