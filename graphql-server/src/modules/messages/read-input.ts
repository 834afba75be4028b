import { createHash } from 'node:crypto';
import { checkEmail, checkPhone, readPhone } from '@mela/rules/address-checks.ts';
import { broken, checkText, cleanText } from '@mela/rules/text.ts';
import { assertValid } from '../../kernel/errors.ts';
import { isIdempotencyKey } from '../../kernel/once.ts';
import type { Message } from './collection.ts';

const MAX_NAME_LENGTH = 100;
const MAX_TEXT_LENGTH = 5_000;
const MAX_NUMBER_LENGTH = 40;
const KEY_FAULT = 'An idempotency key is 1 to 200 letters, digits or signs, without spaces.';

export interface MessageInput {
  name: string;
  email: string;
  phone?: string | null | undefined;
  orderNumber?: string | null | undefined;
  message: string;
  /** A field that people do not see: programs that fill every field fill it too. */
  website?: string | null | undefined;
}

export type SentMessage = Pick<
  Message,
  'name' | 'email' | 'phone' | 'orderNumber' | 'text' | 'keyHash' | 'inputHash'
>;

/** Checks and cleans what a shopper sent. @throws UserError with the faults by field */
export function readMessage(input: MessageInput, key: string): SentMessage {
  const orderNumber = cleanText(input.orderNumber);
  const rules = { maxLength: MAX_TEXT_LENGTH, hasLines: true };
  assertValid(
    broken({
      name: checkText('Name', input.name, { maxLength: MAX_NAME_LENGTH }),
      email: checkEmail(input.email),
      phone: readPhone(input.phone) !== '' && checkPhone(input.phone),
      orderNumber:
        orderNumber !== '' && checkText('Order number', orderNumber, { maxLength: MAX_NUMBER_LENGTH }),
      message: checkText('Message', input.message, rules),
      idempotencyKey: !isIdempotencyKey(key) && KEY_FAULT,
    }),
  );
  const sent = {
    name: cleanText(input.name),
    email: cleanText(input.email),
    phone: readPhone(input.phone) || null,
    orderNumber: orderNumber || null,
    text: cleanText(input.message).replaceAll(/\r\n?/g, '\n'),
  };
  return { ...sent, keyHash: hashOf(key), inputHash: hashOf(JSON.stringify(sent)) };
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
