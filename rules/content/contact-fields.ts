import { z } from 'zod';
import { contentFieldMessages } from '#messages/content-field.ts';
import { contentFields, MAX_LINE_LENGTH, required, tooLong } from './content-fields.ts';
import { issueText } from './content-messages.ts';

const MAX_INTERNATIONAL_LENGTH = 31;

/** A phone number, or ''. */
export function phone(label: string) {
  return z
    .string(required(label))
    .trim()
    .regex(/^(?:\+?[\d\s().-]{3,30})?$/, issueText(contentFieldMessages.invalidPhone({ label })))
    .register(contentFields, { label, control: 'phone' });
}

/** A phone number with its country code, or ''. Rejects `(0)`, which callers from abroad must omit. */
export function internationalPhone(label: string, hint: string) {
  return z
    .string(required(label))
    .trim()
    .max(MAX_INTERNATIONAL_LENGTH, tooLong(label, MAX_INTERNATIONAL_LENGTH))
    .regex(
      /^(?:\+(?!.*\(0\))[\s().-]*[1-9](?:[\s().-]*\d){6,14})?$/,
      issueText(contentFieldMessages.invalidInternationalPhone({ label })),
    )
    .register(contentFields, { label, hint, control: 'phone' });
}

/** An email address, or ''. */
export function email(label: string) {
  return z
    .string(required(label))
    .max(MAX_LINE_LENGTH, tooLong(label, MAX_LINE_LENGTH))
    .refine(
      (address) => address === '' || z.email().safeParse(address).success,
      issueText(contentFieldMessages.invalidEmail({ label })),
    )
    .register(contentFields, { label, control: 'email' });
}
