import { assertValid, UserError } from '../../../kernel/errors.ts';
import { isIdempotencyKey, MALFORMED_KEY } from '../../../kernel/once.ts';
import { hashSecret } from '../../accounts/secrets.ts';
import type { Order } from '../collection.ts';
import type { Actor } from '../events.ts';
import { ordersMessages } from '../messages.ts';
import type { ReadOrder } from './order-draft.ts';

/** An order to place, once per idempotency key. */
export interface Attempt {
  order: ReadOrder;
  actor: Actor;
  keyHash: string;
  keyOwnerHash: string;
  inputHash: string;
}

/** @throws UserError for a malformed key */
export function attemptOf(order: ReadOrder, key: string, actor: Actor): Attempt {
  assertValid(isIdempotencyKey(key) ? {} : { idempotencyKey: MALFORMED_KEY });
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
 * For orders of earlier versions, which lack the hash of the input, it only compares the sender.
 * @throws UserError if the key was used with other input, which would return a different order or another
 * shopper's
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
  if (!isSame)
    throw new UserError('CONFLICT', ordersMessages.orderKeyUsed, {
      fieldErrors: { idempotencyKey: ordersMessages.orderKeyUsed },
    });
}

/** A null field hashes like an absent one, so that fields of later versions do not change the hash. */
function withoutNulls(_: string, value: unknown): unknown {
  return value ?? undefined;
}
