import type { Message } from '@mela/rules/messages.ts';
import { assertValid, UserError } from '../../kernel/errors.ts';
import { fingerprintOf, isIdempotencyKey, MALFORMED_KEY } from '../../kernel/once.ts';
import { hashSecret } from '../accounts/secrets.ts';

/** A call with an idempotency key, in the form stored with the document that it writes. */
export interface KeyedCall {
  keyHash: string;
  inputHash: string;
}

/** @returns null for a call without a key. @throws UserError for a malformed key */
export async function keyedCall(key: string | null | undefined, input: object): Promise<KeyedCall | null> {
  if (key == null) return null;
  assertValid(isIdempotencyKey(key) ? {} : { idempotencyKey: MALFORMED_KEY });
  return { keyHash: hashSecret(key), inputHash: await fingerprintOf(input) };
}

/** @throws UserError if the key was used with other input */
export function assertSameInput(call: KeyedCall, known: Partial<KeyedCall>, used: Message): void {
  if (call.inputHash === known.inputHash) return;
  throw new UserError('CONFLICT', used, { fieldErrors: { idempotencyKey: used } });
}
