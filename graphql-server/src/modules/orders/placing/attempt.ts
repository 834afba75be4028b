import { assertValid, UserError } from '../../../kernel/errors.ts';
import { isIdempotencyKey } from '../../../kernel/once.ts';
import { hashSecret } from '../../accounts/secrets.ts';
import type { Order } from '../collection.ts';
import type { Actor } from '../events.ts';
import type { ReadOrder } from './order-draft.ts';

/** An order to place once, under its idempotency key. */
export interface Attempt {
  order: ReadOrder;
  actor: Actor;
  keyHash: string;
  keyOwnerHash: string;
  inputHash: string;
}

const KEY_USED =
  'This idempotency key was already used for an order with other details. Look whether that order was placed; to place this one as well, send a new key.';

/** @throws UserError for a malformed key */
export function attemptOf(order: ReadOrder, key: string, actor: Actor): Attempt {
  const fault = 'An idempotency key is 1 to 200 letters, digits or signs, without spaces.';
  assertValid(isIdempotencyKey(key) ? {} : { idempotencyKey: fault });
  const email = order.email.toLowerCase();
  return {
    order,
    actor,
    keyHash: hashSecret(key),
    keyOwnerHash: hashSecret(`${key} ${email}`),
    inputHash: hashSecret(`${key} ${JSON.stringify({ ...order, email }, withoutNulls)}`),
  };
}

/**
 * Orders of former versions only know who sent the key.
 * @throws UserError where the key was used with other input: the answer would be somebody else's order, or another one
 */
export function assertSameInput(
  attempt: Attempt,
  known: Pick<Order, 'inputHash' | 'keyOwnerHash'> | undefined,
): void {
  if (!known) return;
  const isSame =
    known.inputHash === undefined
      ? known.keyOwnerHash === attempt.keyOwnerHash
      : known.inputHash === attempt.inputHash;
  if (!isSame) throw new UserError('CONFLICT', KEY_USED, { fieldErrors: { idempotencyKey: KEY_USED } });
}

/** A field that a later version adds, and a client leaves out, does not change the hash. */
function withoutNulls(_: string, value: unknown): unknown {
  return value ?? undefined;
}
