import {
  checkAddress,
  checkCashPhone,
  checkEmail,
  checkPhone,
  type PostalAddress,
} from '@mela/rules/address-checks.ts';
import { isGstin } from '@mela/rules/gstin.ts';
import { broken, checkText, type FieldErrors } from '@mela/rules/text.ts';
import type { OrderInput } from './order-input.ts';

/** @returns what is wrong, by the names of the fields and in their order. The server has the last word. */
export function checkFields(input: OrderInput): FieldErrors {
  const { email, phone, shippingAddress, billingAddress, paymentMethod, note, gstin, total } = input;
  return {
    ...broken({
      email: checkEmail(email),
      phone: checkPhone(phone) || checkCashPhone(input),
    }),
    ...checkFieldsOf('shippingAddress', shippingAddress),
    ...(billingAddress && checkFieldsOf('billingAddress', billingAddress)),
    ...broken({
      gstin:
        gstin !== null && !isGstin(gstin) && 'This is no GST number: look for a letter or digit mistyped',
      // One is always chosen, unless the order costs nothing or more than each of them takes.
      paymentMethod: paymentMethod === '' && total > 0 && 'No way to pay takes this total',
      note: note !== null && checkText('The note', note, { maxLength: 1_000, hasLines: true }),
    }),
  };
}

function checkFieldsOf(of: string, address: PostalAddress): FieldErrors {
  const errors = Object.entries(checkAddress(address, null));
  return Object.fromEntries(errors.map(([field, message]) => [`${of}.${field}`, message]));
}
