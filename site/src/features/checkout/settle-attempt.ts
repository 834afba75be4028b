import { GraphqlError } from '../cart/post-graphql.ts';
import type { Attempt } from './attempt.ts';

/** How an attempt ended. `unavailable` leaves it open. */
export type Outcome =
  | { kind: 'placed'; token: string }
  /** The cart differs from what the shopper was shown. */
  | { kind: 'changed'; cart: unknown }
  /** The key was already used with other input, and that order may have been placed. */
  | { kind: 'key-used' }
  | { kind: 'refused'; message: string; fieldErrors: Record<string, string> }
  /**
   * The order was neither placed nor rejected. `seconds` is the time to wait before a retry; null: unknown.
   */
  | { kind: 'unavailable'; message: string; seconds: number | null };

/** Why an attempt waits before the next try. */
export type Waiting = { reason: 'offline' | 'lost' | 'busy'; seconds: number };

interface Surroundings {
  /**
   * Sends the order.
   * @returns its token.
   * @throws GraphqlError, or TypeError without a response
   */
  send: (attempt: Attempt) => Promise<string>;
  /** Waits before a retry. Resolves early if there is a reason to retry now. */
  wait: (waiting: Waiting) => Promise<void>;
  isOnline: () => boolean;
}

const FIRST_WAIT_S = 2;
const LONGEST_WAIT_S = 30;
/** The number of server errors after which a retry would not help. */
const MAX_FAULTS = 3;
/** Codes that mean that nothing was placed. */
const REFUSALS = new Set(['BAD_USER_INPUT', 'FORBIDDEN', 'NOT_FOUND', 'TOO_EXPENSIVE', 'PAYLOAD_TOO_LARGE']);

/** Sends an attempt until its outcome is known. */
export async function settleAttempt(
  attempt: Attempt,
  { send, wait, isOnline }: Surroundings,
): Promise<Outcome> {
  let seconds = FIRST_WAIT_S;
  for (let faults = 0; ; ) {
    try {
      return { kind: 'placed', token: await send(attempt) };
    } catch (error) {
      if (!(error instanceof GraphqlError)) {
        await wait({ reason: isOnline() ? 'lost' : 'offline', seconds });
        seconds = Math.min(2 * seconds, LONGEST_WAIT_S);
        continue;
      }
      const outcome = outcomeOf(error);
      if (outcome.kind !== 'unavailable') return outcome;
      faults += error.code === 'UNAVAILABLE' || error.code === 'RATE_LIMITED' ? 0 : 1;
      if (faults >= MAX_FAULTS || (outcome.seconds ?? 0) > LONGEST_WAIT_S) return outcome;
      await wait({ reason: 'busy', seconds: outcome.seconds ?? seconds });
      seconds = Math.min(2 * seconds, LONGEST_WAIT_S);
    }
  }
}

function outcomeOf({ code, message, extensions, retryAfter }: GraphqlError): Outcome {
  if (code === 'CONFLICT' && extensions['cart']) return { kind: 'changed', cart: extensions['cart'] };
  if (code === 'CONFLICT' || REFUSALS.has(code)) {
    const fieldErrors = (extensions['fieldErrors'] ?? {}) as Record<string, string>;
    if (code === 'CONFLICT' && fieldErrors['idempotencyKey']) return { kind: 'key-used' };
    return { kind: 'refused', message, fieldErrors };
  }
  return { kind: 'unavailable', message, seconds: retryAfter };
}
