import { LRUCache } from 'lru-cache';
import { networkOf } from '../../accounts/sign-in-limit.ts';
import { UserError } from '../../errors.ts';
import type { Viewer } from '../../roles.ts';

/** What one address may do within a window: enough for a school or a telephone company behind one, and too little to do harm. */
const LIMITS = { order: 300, cart: 3_000, availability: 12_000, track: 30, points: 10_000_000 } as const;
const WINDOW_MS = 10 * 60_000;
const MAX_ADDRESSES = 50_000;
/** An app asks for all its shoppers. */
const TIMES_FOR_APPS = 20;
/** Without TRUST_PROXY a proxy on this machine has it for all shoppers: they are not to be refused because of each other. */
const THIS_MACHINE = /^(127\.|::1$|::ffff:127\.)/;

export type Limited = keyof typeof LIMITS;

interface Asker {
  address: string;
  viewer: Viewer;
}

/** Bounds what one address asks for. Counted by each server for itself. */
export class AddressLimits {
  readonly #counts = new LRUCache<string, { count: number; until: number }>({ max: MAX_ADDRESSES });

  /** Counts a call, or as many points as an operation costs. @throws UserError when there were too many from there */
  take(limited: Limited, { address, viewer }: Asker, amount = 1): void {
    const isApp = viewer.kind === 'token';
    if (!isApp && THIS_MACHINE.test(address)) return;
    const key = `${limited} ${isApp ? viewer.tokenId : networkOf(address)}`;
    const most = LIMITS[limited] * (isApp ? TIMES_FOR_APPS : 1);
    const now = performance.now();
    const known = this.#counts.get(key);
    const current = known && known.until > now ? known : { count: 0, until: now + WINDOW_MS };
    if (current.count + amount > most) throw tooMany(current.until - now);
    this.#counts.set(key, { ...current, count: current.count + amount });
  }
}

function tooMany(waitMs: number): UserError {
  const seconds = Math.ceil(waitMs / 1000);
  const minutes = Math.ceil(seconds / 60);
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return new UserError('RATE_LIMITED', `Too much was asked for from your network: try again in ${wait}.`, {
    retryAfterS: seconds,
  });
}
