import { LRUCache } from 'lru-cache';
import { UserError } from '../errors.ts';
import type { Viewer } from '../roles.ts';

/** What an app of many shoppers asks for, at two calls a page: so many open twenty-five pages a second. */
const CALLS = 3_000;
const WINDOW_MS = 60_000;
const MAX_TOKENS = 1_000;

/** Bounds the calls with a token of the scope STOREFRONT, which may be in an app for all to read. Counted by each server for itself. */
export class AppLimit {
  readonly #counts = new LRUCache<string, { count: number; until: number }>({ max: MAX_TOKENS });
  readonly #calls: number;

  constructor(calls = CALLS) {
    this.#calls = calls;
  }

  /** Counts a call. @throws UserError when there were too many with this token */
  take(viewer: Viewer, now = performance.now()): void {
    if (viewer.kind !== 'token' || !viewer.scopes.includes('STOREFRONT')) return;
    const known = this.#counts.get(viewer.tokenId);
    const current = known && known.until > now ? known : { count: 0, until: now + WINDOW_MS };
    if (current.count >= this.#calls) throw tooMany(Math.ceil((current.until - now) / 1_000));
    this.#counts.set(viewer.tokenId, { ...current, count: current.count + 1 });
  }
}

function tooMany(seconds: number): UserError {
  const message = `Too much was asked for with this token: try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`;
  return new UserError('RATE_LIMITED', message, { retryAfterS: seconds });
}
