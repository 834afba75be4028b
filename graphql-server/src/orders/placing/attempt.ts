import { hashSecret } from '../../accounts/secrets.ts';
import { assertValid } from '../../errors.ts';
import type { ReadOrder } from './order-draft.ts';

/** An order that is to be placed once, under its key. */
export interface Attempt {
  order: ReadOrder;
  keyHash: string;
  keyOwnerHash: string;
}

const KEY = /^[\x21-\x7e]{1,200}$/;

/** @throws UserError for what is no key */
export function attemptOf(order: ReadOrder, key: string): Attempt {
  const isKey = KEY.test(key);
  const fault = 'An idempotency key is 1 to 200 letters, digits or signs, without spaces.';
  assertValid(isKey ? {} : { idempotencyKey: fault });
  return { order, keyHash: hashSecret(key), keyOwnerHash: hashSecret(`${key} ${order.email.toLowerCase()}`) };
}
