import {
  type AddressDraft,
  checkAddress,
  checkCashPhone,
  checkEmail,
  readAddress,
  readPhone,
} from '@mela/rules/address-checks.ts';
import { isGstin } from '@mela/rules/gstin.ts';
import { checkAddressWithPhone, checkPhoneNumber } from '@mela/rules/phone-numbers.ts';
import { broken, checkText, cleanText, type FieldErrors } from '@mela/rules/text.ts';
import type { SellingSettings } from '../../selling/collection.ts';
import { checkCoupon, type LineDraft, readCoupon, readLines, type WantedLine } from '../cart/read-lines.ts';
import type { OrderContact } from '../collection.ts';

/** What a shopper orders, as a client sends it. */
export interface OrderDraft {
  lines: readonly LineDraft[];
  email: string;
  phone?: string | null | undefined;
  shippingAddress: AddressDraft;
  /** The id of the rate that the shopper chose; null: the cheapest. */
  shippingRate?: string | null | undefined;
  billingAddress?: AddressDraft | null | undefined;
  /** Not needed for an order that costs nothing. */
  paymentMethod?: string | null | undefined;
  note?: string | null | undefined;
  gstin?: string | null | undefined;
  coupon?: string | null | undefined;
  total: number;
  currency?: string | null | undefined;
}

/** The same as it is meant. */
export interface ReadOrder extends OrderContact {
  lines: WantedLine[];
  shippingRate: string | null;
  paymentMethod: string;
  gstin: string | null;
  /** The code of a discount; absent: none. */
  coupon?: string;
  total: number;
  /** What the total is in; null: whatever the shop's prices are in. */
  currency: string | null;
}

const MAX_NOTE_LENGTH = 1_000;

/** Reads an order, and says what is wrong with it whatever the shop sells and wherever it sends to. */
export async function readOrder(draft: OrderDraft): Promise<{ order: ReadOrder; faults: FieldErrors }> {
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
      ...(draft.lines.length === 0 && { lines: 'An order needs at least one line' }),
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
        gstin:
          order.gstin !== null &&
          !isGstin(order.gstin) &&
          'This is no GST number: look for a letter or digit mistyped',
        note:
          order.note !== null &&
          checkText('The note', order.note, { maxLength: MAX_NOTE_LENGTH, hasLines: true }),
        total: !isAmount && 'Total must be a whole number of the smallest unit of the currency',
      }),
    },
  };
}

/** What is wrong with it in a shop with these settings. */
export function checkDestination(
  { shippingAddress }: ReadOrder,
  { countries }: SellingSettings,
): FieldErrors {
  return shippingAddress ? inside('shippingAddress', checkAddress(shippingAddress, countries)) : {};
}

/** @returns the faults by names such as `shippingAddress.city` */
export function inside(of: string, faults: FieldErrors): FieldErrors {
  return Object.fromEntries(Object.entries(faults).map(([field, message]) => [`${of}.${field}`, message]));
}
