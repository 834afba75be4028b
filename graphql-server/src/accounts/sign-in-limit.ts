import { isIPv6 } from 'node:net';
import { UserError } from '../errors.ts';
import { isDuplicateKey } from '../mongodb/failures.ts';
import type { AccountCollections, SignInFailures } from './collections.ts';
import { hashSecret } from './secrets.ts';

const FREE_TRIES = 5;
const FIRST_WAIT_MS = 15_000;
const LONGEST_WAIT_MS = 15 * 60_000;
/** As many failures make the longest wait. */
const MAX_DOUBLINGS = 8;
const TOO_MANY_REQUESTS = 429;
const MAX_TRIES = 5;
const PORT = /^\[?(?<bare>[\d.]+|[\da-f:.]+(?=\]))\]?:\d+$/i;
const MAPPED = /^::ffff:(?=[\d.]+$)/i;

type Failures = Pick<AccountCollections, 'signInFailures'>;

/** An attempt to sign in, counted as failed until it is known that it did not. */
export interface SignInAttempt {
  /** The account begins anew; what was tried from this address at others still counts. */
  succeeded(): Promise<void>;
  /** It counts neither way. */
  undo(): Promise<void>;
}

/**
 * Counts an attempt for the account and for the address before the password is looked at, so that many at once are no
 * way round. After five in vain each waits for the next, twice as long each time.
 * @throws UserError while the account or the address has to wait; whether there is such an account makes no difference.
 */
export async function beginAttempt(
  { signInFailures }: Failures,
  email: string,
  address: string,
): Promise<SignInAttempt> {
  const account = accountKey(email);
  const fromAddress = await beginAttemptFrom({ signInFailures }, address);
  await take(signInFailures, account);
  return {
    succeeded: async () => {
      await signInFailures.deleteOne({ _id: account });
      await fromAddress.undo();
    },
    undo: async () => {
      await giveBack(signInFailures, account);
      await fromAddress.undo();
    },
  };
}

/** As long as any other, whatever somebody enters for an email; now and then that is a password. */
export function accountKey(email: string): string {
  return `account ${hashSecret(email)}`;
}

/** The same for the address alone, where nobody says who they are before they have shown it. */
export async function beginAttemptFrom(
  { signInFailures }: Failures,
  address: string,
): Promise<Pick<SignInAttempt, 'undo'>> {
  const _id = `address ${networkOf(address)}`;
  await take(signInFailures, _id);
  return { undo: () => giveBack(signInFailures, _id) };
}

async function giveBack(failures: Failures['signInFailures'], _id: string): Promise<void> {
  await failures.updateOne({ _id }, [
    { $set: { count: { $max: [0, { $subtract: ['$count', 1] }] }, until: new Date(0) } },
  ]);
}

/** Counts one more, unless it has to wait: then nothing changes. */
async function take(failures: Failures['signInFailures'], _id: string): Promise<void> {
  const now = new Date();
  const next = { $add: [{ $ifNull: ['$count', 0] }, 1] };
  const doublings = { $min: [{ $subtract: [next, FREE_TRIES] }, MAX_DOUBLINGS] };
  const wait = { $min: [{ $multiply: [FIRST_WAIT_MS, { $pow: [2, doublings] }] }, LONGEST_WAIT_MS] };
  const until = {
    $cond: [{ $gte: [next, FREE_TRIES] }, { $add: [now, { $toLong: wait }] }, new Date(0)],
  };
  // A wait that is longer than there are was written down by a clock that was wrong.
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
      // Otherwise another attempt was the first one at this very moment.
      if ((known && known.until > now) || tries === MAX_TRIES) throw tooMany(known, now);
    }
  }
}

function tooMany(failures: SignInFailures | null, now: Date): UserError {
  const seconds = Math.max(1, Math.ceil(((failures?.until.getTime() ?? 0) - now.getTime()) / 1000));
  const wait = seconds < 60 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
  return tooManyAttempts(wait);
}

/** @param wait such as "15 seconds" */
export function tooManyAttempts(wait: string): UserError {
  return new UserError('FORBIDDEN', `Too many attempts: try again in ${wait}.`, {
    status: TOO_MANY_REQUESTS,
  });
}

/** One household or server has a whole /64 of IPv6 addresses. Some proxies tell the port as well, which each connection has anew. */
export function networkOf(addressAndPort: string): string {
  const address = addressAndPort.replace(PORT, '$<bare>').replace(MAPPED, '');
  if (!isIPv6(address)) return address;
  const [head = '', tail = ''] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  const missing = 8 - groups.length - tail.split(':').filter(Boolean).length;
  const whole = [...groups, ...Array<string>(Math.max(0, missing)).fill('0'), ...tail.split(':')];
  return whole.slice(0, 4).join(':');
}
