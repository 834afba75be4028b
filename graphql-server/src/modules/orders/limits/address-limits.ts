import { UserError } from '../../../kernel/errors.ts';
import type { Viewer } from '../../../kernel/roles.ts';
import { type Network, networksOf } from '../../accounts/sign-in-limit.ts';
import { ordersMessages } from '../messages.ts';
import { type Allowance, WindowCounts } from './window-counts.ts';

/** Calls per network and window: enough for a school or a carrier behind one address, too few for abuse. */
const LIMITS = {
  order: 300,
  cancel: 100,
  cart: 3_000,
  availability: 12_000,
  track: 30,
  link: 30,
  message: 20,
  alert: 30,
  newsletter: 20,
  leave: 60,
  payment: 200,
  webhook: 600,
  return: 30,
  upload: 30,
  points: 10_000_000,
} as const;
const WINDOW_MS = 10 * 60_000;
const MAX_KEYS = 100_000;
/** The multiple for an app that does not send its shoppers' addresses. */
const TIMES_FOR_APPS = 20;
/** The multiple for an app that sends its shoppers' addresses. */
const TIMES_FOR_NAMING_APPS = 100;
/** The multiple for all servers and shoppers of an app together. */
const TIMES_FOR_ALL = 400;
/** Without TRUST_PROXY, a proxy on this machine gives all shoppers its own address. They must not share one limit. */
const THIS_MACHINE = /^(127\.|::1$|::ffff:127\.)/;

export type Limited = keyof typeof LIMITS;

export interface Asker {
  /** The address of the connection. */
  address: string;
  /** The shopper's address, if an app with a STOREFRONT token sends it. */
  shopperAddress?: string | null;
  viewer: Viewer;
}

/** Limits calls per network and per app. Each server counts separately. */
export class AddressLimits {
  readonly #counts = new WindowCounts(WINDOW_MS, MAX_KEYS);

  /** Counts a call, or the points of an operation. @throws UserError RATE_LIMITED after too many calls */
  take(limited: Limited, asker: Asker, amount = 1): void {
    const allowances = allowancesOf(asker).map(({ key, most }) => ({
      key: `${limited} ${key}`,
      most: most * LIMITS[limited],
    }));
    const waitMs = this.#counts.take(allowances, amount);
    if (waitMs !== null) throw tooMany(waitMs);
  }
}

/** The limits to which a call counts, as multiples of one network's limit. */
function allowancesOf({ address, shopperAddress = null, viewer }: Asker): Allowance[] {
  if (viewer.kind !== 'token') {
    return THIS_MACHINE.test(address) ? [] : networksOf(address).map((network) => allowance('', network, 1));
  }
  // A token may be public, so someone who misuses it must only use up the limits of their own network.
  const app = `${viewer.tokenId} `;
  const times = shopperAddress === null ? TIMES_FOR_APPS : TIMES_FOR_NAMING_APPS;
  const shoppers = shopperAddress === null ? [] : networksOf(shopperAddress);
  return [
    ...shoppers.map((network) => allowance(`${app}shopper `, network, 1)),
    ...networksOf(address).map((network) => allowance(app, network, times)),
    { key: app, most: TIMES_FOR_ALL },
  ];
}

function allowance(of: string, { name, share }: Network, times: number): Allowance {
  return { key: of + name, most: share * times };
}

function tooMany(waitMs: number): UserError {
  const seconds = Math.ceil(waitMs / 1000);
  const minutes = Math.ceil(seconds / 60);
  return new UserError('RATE_LIMITED', ordersMessages.tooManyRequests({ minutes }), {
    retryAfterS: seconds,
  });
}
