import { isIPv6 } from 'node:net';
import { UserError } from '../../kernel/errors.ts';
import { isDuplicateKey } from '../../kernel/mongodb/failures.ts';
import type { AccountCollections, Operator, SignInFailures } from './collections.ts';
import { accountsMessages } from './messages.ts';
import { hashSecret } from './secrets.ts';

const FREE_TRIES = 5;
const FIRST_WAIT_MS = 15_000;
const LONGEST_WAIT_MS = 15 * 60_000;
/** The wait stops growing after this many doublings. */
const MAX_DOUBLINGS = 8;
const MAX_TRIES = 5;
const PORT = /^\[?(?<bare>[\d.]+|[\da-f:.]+(?=\]))\]?:\d+$/i;
const MAPPED = /^::ffff:(?=[\d.]+$)/i;

type Failures = Pick<AccountCollections, 'signInFailures'>;

/** The counters that an attempt counts towards (docs/decisions/015-accounts.md). */
interface Counted {
  /**
   * The network's counter. Everyone in the network shares it, so a success only subtracts its own attempt.
   */
  network?: string;
  /** The account's counter. A success resets it. */
  account?: string | null;
}

/** An attempt to sign in. It counts as failed until it succeeds. */
export interface SignInAttempt {
  succeeded(): Promise<void>;
  /** Removes the attempt from all counters. */
  undo(): Promise<void>;
}

/**
 * Counts an attempt before any check, so that concurrent attempts do not bypass the limit. After five failures, each further
 * attempt has to wait twice as long as the previous one. An attempt that has to wait does not count, so an operator whose account
 * a stranger tries to open can still sign in another way.
 * @throws UserError while the caller has to wait, whether the account exists or not
 */
export async function beginAttempt(
  { signInFailures }: Failures,
  { network, account }: Counted,
): Promise<SignInAttempt> {
  const undoNetwork = async () => void (network && (await giveBack(signInFailures, network)));
  if (network) await take(signInFailures, network);
  try {
    if (account) await take(signInFailures, account);
  } catch (error) {
    await undoNetwork();
    throw error;
  }
  return {
    succeeded: async () => {
      if (account) await signInFailures.deleteOne({ _id: account });
      await undoNetwork();
    },
    undo: async () => {
      if (account) await giveBack(signInFailures, account);
      await undoNetwork();
    },
  };
}

/**
 * The counter's key for an account. The email is hashed to a fixed length, also because people sometimes
 * enter their password in that field.
 */
export function accountKey(email: string): string {
  return `account ${hashSecret(email)}`;
}

async function giveBack(failures: Failures['signInFailures'], _id: string): Promise<void> {
  await failures.updateOne({ _id }, [
    { $set: { count: { $max: [0, { $subtract: ['$count', 1] }] }, until: new Date(0) } },
  ]);
}

/** Adds one failure. If the caller has to wait, it changes nothing. */
async function take(failures: Failures['signInFailures'], _id: string): Promise<void> {
  const now = new Date();
  const next = { $add: [{ $ifNull: ['$count', 0] }, 1] };
  const doublings = { $min: [{ $subtract: [next, FREE_TRIES] }, MAX_DOUBLINGS] };
  const wait = { $min: [{ $multiply: [FIRST_WAIT_MS, { $pow: [2, doublings] }] }, LONGEST_WAIT_MS] };
  const until = {
    $cond: [{ $gte: [next, FREE_TRIES] }, { $add: [now, { $toLong: wait }] }, new Date(0)],
  };
  // Shorten waits above the maximum, which a server with a wrong clock has written.
  const longest = new Date(now.getTime() + LONGEST_WAIT_MS);
  const isFree = { _id, until: { $not: { $gt: now, $lte: longest } } };
  const count = [{ $set: { count: next, until, at: now } }];
  for (let tries = 1; ; tries += 1) {
    try {
      await failures.updateOne(isFree, count, { upsert: true });
      return;
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      const known = await failures.findOne({ _id });
      // Otherwise a concurrent attempt created the record first: try again.
      if ((known && known.until > now) || tries === MAX_TRIES) throw tooMany(known, now);
    }
  }
}

function tooMany(failures: SignInFailures | null, now: Date): UserError {
  const seconds = Math.max(1, Math.ceil(((failures?.until.getTime() ?? 0) - now.getTime()) / 1000));
  return tooManyAttempts(seconds);
}

export function tooManyAttempts(seconds: number): UserError {
  return new UserError('RATE_LIMITED', accountsMessages.tooManyAttempts({ seconds }), {
    retryAfterS: seconds,
  });
}

/**
 * The network of an address: for IPv6 its /64, because a household or server usually has a whole one. Removes
 * the port that some proxies add, because it changes with each connection.
 */
export function networkOf(addressAndPort: string): string {
  const { address, groups } = readAddress(addressAndPort);
  return groups ? groups.slice(0, 4).join(':') : address;
}

/**
 * A network that contains a caller's IP address, from a single address up to the size that one customer of a
 * provider may have.
 */
export interface Network {
  /** A network such as `2001:db8:1:2` for a /64; an IPv4 address is unchanged. */
  name: string;
  /** Its limit, as a multiple of a single network's limit. */
  share: number;
}

/** @returns the networks of an address: for IPv4 only the address itself, for IPv6 its /64, /56 and /48 */
export function networksOf(addressAndPort: string): Network[] {
  const { address, groups } = readAddress(addressAndPort);
  if (!groups) return [{ name: address, share: 1 }];
  const site = groups.slice(0, 3).join(':');
  const fourth = (groups[3] ?? '0').padStart(4, '0');
  return [
    { name: groups.slice(0, 4).join(':'), share: 1 },
    { name: `${site}:${fourth.slice(0, 2)}/56`, share: 4 },
    { name: `${site}/48`, share: 16 },
  ];
}

/** The groups of an IPv6 address, without leading zeros. null for any other address. */
function readAddress(addressAndPort: string): { address: string; groups: string[] | null } {
  const address = addressAndPort.replace(PORT, '$<bare>').replace(MAPPED, '').toLowerCase();
  if (!isIPv6(address)) return { address, groups: null };
  const [head = '', tail = ''] = address.split('::');
  const first = head.split(':').filter(Boolean);
  const last = tail.split(':').filter(Boolean);
  const missing = Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0');
  return { address, groups: [...first, ...missing, ...last].map((group) => group.replace(/^0+(?=.)/, '')) };
}

const MAX_NETWORKS = 20;

type Known = Pick<Operator, '_id' | 'networks'>;

/** Whether the account was used from this network before. */
export function isKnownNetwork(operator: Known, address: string): boolean {
  return operator.networks?.includes(networkKey(operator, address)) ?? false;
}

/** The known networks of an account, with the current one first. */
export function withNetwork(operator: Known, address: string): string[] {
  const key = networkKey(operator, address);
  return [...new Set([key, ...(operator.networks ?? [])])].slice(0, MAX_NETWORKS);
}

/** The hash differs for each account, so that the database does not reveal who works at the same place. */
function networkKey({ _id }: Known, address: string): string {
  return hashSecret(`${_id.toHexString()} ${networkOf(address)}`);
}

/** Counts the failures that still delay sign-ins. Each failure is stored for its account and for its address. */
export async function countFailedSignIns({ signInFailures }: Failures): Promise<number> {
  const ofAddresses = { $match: { _id: /^address / } };
  const sum = { $group: { _id: null, count: { $sum: '$count' } } };
  const [found] = await signInFailures.aggregate<{ count: number }>([ofAddresses, sum]).toArray();
  return found?.count ?? 0;
}
