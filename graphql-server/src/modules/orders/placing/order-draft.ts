import {
  type AddressDraft,
  checkAddress,
  checkCashPhone,
  checkEmail,
  readAddress,
  readPhone,
} from '@mela/rules/address-checks.ts';
import { checkGstin } from '@mela/rules/gstin.ts';
import type { Message } from '@mela/rules/messages.ts';
import { checkAddressWithPhone, checkPhoneNumber } from '@mela/rules/phone-numbers.ts';
import { broken, checkText, cleanText } from '@mela/rules/text.ts';
import type { FieldMessages } from '../../../kernel/errors.ts';
import { assertValid } from '../../../kernel/errors.ts';
import type { SellingSettings } from '../../selling/collection.ts';
import { checkCoupon, type LineDraft, readCoupon, readLines, type WantedLine } from '../cart/read-lines.ts';
import type { OrderContact } from '../collection.ts';
import { ordersMessages, ordersTexts } from '../messages.ts';

/** An order from a client. */
export interface OrderDraft {
  lines: readonly LineDraft[];
  email: string;
  phone?: string | null | undefined;
  shippingAddress: AddressDraft;
  /** The id of the chosen shipping rate. null: the cheapest. */
  shippingRate?: string | null | undefined;
  billingAddress?: AddressDraft | null | undefined;
  /** The payment method, which an order that costs nothing does not need. */
  paymentMethod?: string | null | undefined;
  note?: string | null | undefined;
  gstin?: string | null | undefined;
  coupon?: string | null | undefined;
  total: number;
  currency?: string | null | undefined;
}

/** A validated order. */
export interface ReadOrder extends OrderContact {
  lines: WantedLine[];
  shippingRate: string | null;
  paymentMethod: string;
  gstin: string | null;
  /** The discount code. Absent: none. */
  coupon?: string;
  total: number;
  /** The currency of the total. null: the currency of the shop's prices. */
  currency: string | null;
}

const MAX_NOTE_LENGTH = 1_000;

/** Reads an order and validates everything that does not depend on the shop's offers and destinations. */
export async function readOrder(draft: OrderDraft): Promise<{ order: ReadOrder; faults: FieldMessages }> {
  const { lines, faults } = readLines(draft.lines);
  const { shippingAddress, billingAddress, total } = draft;
  const coupon = readCoupon(draft.coupon);
  const order = {
    lines,
    email: cleanText(draft.email),
    phone: readPhone(draft.phone) || null,
    shippingAddress: readAddress(shippingAddress),
    billingAddress: billingAddress ? readAddress(billingAddress) : null,
    shippingRate: cleanText(draft.shippingRate) || null,
    paymentMethod: cleanText(draft.paymentMethod),
    note: cleanText(draft.note) || null,
    gstin: cleanText(draft.gstin).replaceAll(' ', '').toUpperCase() || null,
    ...(coupon !== null && { coupon }),
    total,
    currency: cleanText(draft.currency).toUpperCase() || null,
  };
  const isAmount = Number.isSafeInteger(total) && total >= 0;
  return {
    order,
    faults: {
      ...(draft.lines.length === 0 && { lines: ordersMessages.noItems }),
      ...faults,
      ...checkCoupon(coupon),
      ...broken({
        email: checkEmail(order.email),
        phone: (await checkPhoneNumber(order.phone, order.shippingAddress.country)) || checkCashPhone(order),
      }),
      ...inside('shippingAddress', await checkAddressWithPhone(order.shippingAddress)),
      ...(order.billingAddress &&
        inside('billingAddress', await checkAddressWithPhone(order.billingAddress))),
      ...broken({
        gstin: checkGstin(order.gstin),
        note: order.note !== null && checkNote(order.note),
        total: !isAmount && ordersMessages.invalidTotal,
      }),
    },
  };
}

/** Validates the shopper's note. @returns the fault, or false */
export function checkNote(note: string): Message | false {
  return checkText(ordersTexts.theNote, note, { maxLength: MAX_NOTE_LENGTH, hasLines: true });
}

/** Validates an order's destination by the shop's settings. */
export function checkDestination(
  { shippingAddress }: ReadOrder,
  { countries }: SellingSettings,
): FieldMessages {
  return shippingAddress ? inside('shippingAddress', checkAddress(shippingAddress, countries)) : {};
}

/** @param rate the chosen shipping rate. null: none delivers to the address @throws UserError if there is no rate */
export function assertDelivered({ postalCode }: { postalCode: string | null }, rate: object | null): void {
  const fault = ordersMessages.notDelivered;
  assertValid(rate ? {} : inside('shippingAddress', { [postalCode ? 'postalCode' : 'country']: fault }));
}

/** @returns the faults by paths such as `shippingAddress.city` */
export function inside(of: string, faults: FieldMessages): FieldMessages {
  return Object.fromEntries(Object.entries(faults).map(([field, message]) => [`${of}.${field}`, message]));
}
