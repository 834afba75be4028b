import { UserError } from '../../../kernel/errors.ts';
import type { Viewer } from '../../../kernel/roles.ts';
import { type Network, networksOf } from '../../accounts/sign-in-limit.ts';
import { type Allowance, WindowCounts } from './window-counts.ts';

/** What one network may do within a window: enough for a school or a telephone company behind one address, and too little to do harm. */
const LIMITS = {
  order: 300,
  cancel: 100,
  cart: 3_000,
  availability: 12_000,
  track: 30,
  link: 30,
  message: 20,
  points: 10_000_000,
} as const;
const WINDOW_MS = 10 * 60_000;
const MAX_KEYS = 100_000;
/** An app whose server does not say for which shopper it asks. */
const TIMES_FOR_APPS = 20;
/** A server of an app that names its shoppers. */
const TIMES_FOR_NAMING_APPS = 100;
/** All servers and shoppers of an app together. */
const TIMES_FOR_ALL = 400;
/** Without TRUST_PROXY a proxy on this machine has it for all shoppers: they are not to be refused because of each other. */
const THIS_MACHINE = /^(127\.|::1$|::ffff:127\.)/;

export type Limited = keyof typeof LIMITS;

export interface Asker {
  /** Where the connection comes from. */
  address: string;
  /** The address of the shopper, where an app with a STOREFRONT token names one. */
  shopperAddress?: string | null;
  viewer: Viewer;
}

/** Bounds what one network, and one app, asks for. Counted by each server for itself. */
export class AddressLimits {
  readonly #counts = new WindowCounts(WINDOW_MS, MAX_KEYS);

  /** Counts a call, or as many points as an operation costs. @throws UserError RATE_LIMITED when there were too many from there */
  take(limited: Limited, asker: Asker, amount = 1): void {
    const allowances = allowancesOf(asker).map(({ key, most }) => ({
      key: `${limited} ${key}`,
      most: most * LIMITS[limited],
    }));
    const waitMs = this.#counts.take(allowances, amount);
    if (waitMs !== null) throw tooMany(waitMs);
  }
}

/** Whose allowances a call counts for, as multiples of one network's limit. */
function allowancesOf({ address, shopperAddress = null, viewer }: Asker): Allowance[] {
  if (viewer.kind !== 'token') {
    return THIS_MACHINE.test(address) ? [] : networksOf(address).map((network) => allowance('', network, 1));
  }
  // A token may be readable by all: whoever misuses it uses up only what their own network may do with it.
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
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return new UserError('RATE_LIMITED', `Too much was asked for from your network: try again in ${wait}.`, {
    retryAfterS: seconds,
  });
}
