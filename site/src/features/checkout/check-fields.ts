import {
  checkAddress,
  checkCashPhone,
  checkEmail,
  checkPhone,
  type PostalAddress,
} from '@mela/rules/address-checks.ts';
import { checkGstin } from '@mela/rules/gstin.ts';
import { type FieldTexts, textsOf } from '@mela/rules/messages.ts';
import { broken, checkText, type FieldErrors } from '@mela/rules/text.ts';
import * as checkoutText from '#messages/checkout.ts';
import type { OrderInput } from './order-input.ts';

/**
 * Validates the order's fields.
 * @returns errors by field name, in the fields' order. The server validates again.
 */
export function checkFields(input: OrderInput): FieldTexts {
  const { email, phone, shippingAddress, billingAddress, paymentMethod, note, gstin, total } = input;
  return {
    ...textsOf({
      ...broken({
        email: checkEmail(email),
        phone: checkPhone(phone) || checkCashPhone(input),
      }),
      ...checkFieldsOf('shippingAddress', shippingAddress),
      ...(billingAddress && checkFieldsOf('billingAddress', billingAddress)),
      ...broken({ gstin: checkGstin(gstin) }),
    }),
    // A method is missing only if the total exceeds the limit of every method. An order that costs nothing
    // needs none.
    ...(paymentMethod === '' && total > 0 && { paymentMethod: checkoutText.noPaymentMethod }),
    ...textsOf(
      broken({
        note: note !== null && checkText(checkoutText.noteField, note, { maxLength: 1_000, hasLines: true }),
      }),
    ),
  };
}

function checkFieldsOf(of: string, address: PostalAddress): FieldErrors {
  const errors = Object.entries(checkAddress(address, null));
  return Object.fromEntries(errors.map(([field, message]) => [`${of}.${field}`, message]));
}
