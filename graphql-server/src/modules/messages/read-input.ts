import { createHash } from 'node:crypto';
import { checkEmail, checkPhone, readPhone } from '@mela/rules/address-checks.ts';
import { broken, checkText, cleanText } from '@mela/rules/text.ts';
import { assertValid } from '../../kernel/errors.ts';
import { isIdempotencyKey, MALFORMED_KEY } from '../../kernel/once.ts';
import type { Message } from './collection.ts';
import { messagesTexts } from './messages.ts';

const MAX_NAME_LENGTH = 100;
const MAX_TEXT_LENGTH = 5_000;
const MAX_NUMBER_LENGTH = 40;

export interface MessageInput {
  name: string;
  email: string;
  phone?: string | null | undefined;
  orderNumber?: string | null | undefined;
  message: string;
  /** A hidden field. Only bots fill it. */
  website?: string | null | undefined;
}

export type SentMessage = Pick<
  Message,
  'name' | 'email' | 'phone' | 'orderNumber' | 'text' | 'keyHash' | 'inputHash'
>;

/** Validates and normalises a shopper's message. @throws UserError that lists the invalid fields */
export function readMessage(input: MessageInput, key: string): SentMessage {
  const orderNumber = cleanText(input.orderNumber);
  const rules = { maxLength: MAX_TEXT_LENGTH, hasLines: true };
  assertValid(
    broken({
      name: checkText('Name', input.name, { maxLength: MAX_NAME_LENGTH }),
      email: checkEmail(input.email),
      phone: readPhone(input.phone) !== '' && checkPhone(input.phone),
      orderNumber:
        orderNumber !== '' &&
        checkText(messagesTexts.orderNumber, orderNumber, { maxLength: MAX_NUMBER_LENGTH }),
      message: checkText('Message', input.message, rules),
      idempotencyKey: !isIdempotencyKey(key) && MALFORMED_KEY,
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
