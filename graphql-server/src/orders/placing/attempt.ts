import { createHash } from 'node:crypto';
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
  return { order, keyHash: hashOf(key), keyOwnerHash: hashOf(`${key} ${order.email.toLowerCase()}`) };
}

/** Looked up by its hash, whose comparison tells nothing of what was hashed, however long it takes. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
