import { UserError } from '../../kernel/errors.ts';
import type { Viewer } from '../../kernel/roles.ts';
import { networkOf } from '../../modules/accounts/sign-in-limit.ts';
import { WindowCounts } from '../../modules/orders/limits/window-counts.ts';
import { appMessages } from '../messages.ts';

/**
 * The limit for one server of an app that calls on behalf of its shoppers. With two calls per page, the app
 * can serve 25 pages a second.
 */
const CALLS = 3_000;
/** The limit for one shopper whose IP address the app sends. */
const CALLS_OF_SHOPPER = 600;
/** The limit for all servers and shoppers of an app together, as a multiple of `CALLS`. */
const TIMES_FOR_ALL = 10;
const WINDOW_MS = 60_000;
const MAX_KEYS = 50_000;

interface From {
  address: string;
  shopperAddress: string | null;
}

/** Limits calls with a token of the scope STOREFRONT, because an app may make its token public. Each server counts for itself. */
export class AppLimit {
  readonly #counts = new WindowCounts(WINDOW_MS, MAX_KEYS);
  readonly #calls: number;

  constructor(calls = CALLS) {
    this.#calls = calls;
  }

  /** Counts a call. @throws UserError RATE_LIMITED when there were too many with this token */
  take(viewer: Viewer, { address, shopperAddress }: From): void {
    if (viewer.kind !== 'token' || !viewer.scopes.includes('STOREFRONT')) return;
    const { tokenId } = viewer;
    const waitMs = this.#counts.take([
      ...(shopperAddress === null
        ? []
        : [{ key: `${tokenId} shopper ${networkOf(shopperAddress)}`, most: CALLS_OF_SHOPPER }]),
      { key: `${tokenId} ${networkOf(address)}`, most: this.#calls },
      { key: tokenId, most: this.#calls * TIMES_FOR_ALL },
    ]);
    if (waitMs !== null) throw tooMany(Math.ceil(waitMs / 1_000));
  }
}

function tooMany(seconds: number): UserError {
  const message = appMessages.tooManyRequests({ seconds });
  return new UserError('RATE_LIMITED', message, { retryAfterS: seconds });
}
