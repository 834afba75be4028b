import { z } from 'zod';
import { contentFields, MAX_LINE_LENGTH } from './content-fields.ts';

const MAX_INTERNATIONAL_LENGTH = 31;

/** A phone number, or ''. */
export function phone(label: string) {
  return z
    .string()
    .trim()
    .regex(/^(?:\+?[\d\s().-]{3,30})?$/, `${label} must be a phone number, such as +91 98765 43210`)
    .register(contentFields, { label, control: 'phone' });
}

/** A phone number with its country code, or ''. `(0)` is rejected: calls from abroad omit it. */
export function internationalPhone(label: string, hint: string) {
  return z
    .string()
    .trim()
    .max(MAX_INTERNATIONAL_LENGTH, `${label} must be at most ${MAX_INTERNATIONAL_LENGTH} characters`)
    .regex(
      /^(?:\+(?!.*\(0\))[\s().-]*[1-9](?:[\s().-]*\d){6,14})?$/,
      `${label} must be a phone number with + and the country code, such as +91 98100 12345`,
    )
    .register(contentFields, { label, hint, control: 'phone' });
}

/** An email address, or ''. */
export function email(label: string) {
  return z
    .string()
    .max(MAX_LINE_LENGTH)
    .refine(
      (address) => address === '' || z.email().safeParse(address).success,
      `${label} must be an email address, such as hello@example.com`,
    )
    .register(contentFields, { label, control: 'email' });
}
