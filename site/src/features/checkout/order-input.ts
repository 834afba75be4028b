import { type PostalAddress, readAddress, readPhone } from '@mela/rules/address-checks.ts';
import { usesPostcode } from '@mela/rules/countries.ts';
import type { Money } from '@mela/rules/money.ts';
import { cleanText } from '@mela/rules/text.ts';

/** A quantity of a variant with the displayed unit price in minor units. */
export interface OrderedLine {
  variantId: string;
  quantity: number;
  price: number;
  /** The ids of the chosen options. Absent if none are chosen. */
  options?: string[];
}

/** The input of `placeOrder`. */
export interface OrderInput {
  lines: OrderedLine[];
  email: string;
  phone: string | null;
  shippingAddress: PostalAddress;
  /** The billing address. null: the shipping address. */
  billingAddress: PostalAddress | null;
  /** The id of the shipping rate. null: the only one. */
  shippingRate: string | null;
  paymentMethod: string;
  note: string | null;
  gstin: string | null;
  /** The discount code included in the total. Absent if there is none. */
  coupon?: string;
  /** The total that the shopper agreed to, in minor units. */
  total: number;
  /** The currency of the total. */
  currency: string;
}

/** Field values by name, as in `OrderInput`, such as `shippingAddress.city`. */
export type FieldValues = Record<string, string>;

/** The name of the checkbox for billing to the shipping address. */
export const SAME_ADDRESS = 'isBilledThere';

export const INDIA = 'IN';

export type AddressKind = 'shippingAddress' | 'billingAddress';

/** Whether addresses in the chosen country have a postcode. */
export function asksPostcode(fields: FieldValues, of: AddressKind): boolean {
  return usesPostcode(fields[`${of}.country`] ?? '');
}

/**
 * The input for these fields and lines. It is always the same for the same ones, because it identifies an
 * attempt.
 */
export function orderInputOf(
  fields: FieldValues,
  lines: OrderedLine[],
  { amount, currency }: Money,
  coupon?: string,
): OrderInput {
  const text = (name: string) => cleanText(fields[name]);
  return {
    lines: lines.map(({ variantId, quantity, price, options }) => ({
      variantId,
      quantity,
      price,
      ...(options && { options }),
    })),
    email: text('email'),
    phone: readPhone(fields['phone']) || null,
    shippingAddress: addressOf(fields, 'shippingAddress'),
    billingAddress: fields[SAME_ADDRESS] ? null : addressOf(fields, 'billingAddress'),
    shippingRate: text('shippingRate') || null,
    paymentMethod: text('paymentMethod'),
    note: text('note') || null,
    gstin: text('gstin').replaceAll(' ', '').toUpperCase() || null,
    ...(coupon !== undefined && { coupon }),
    total: amount,
    currency,
  };
}

function addressOf(fields: FieldValues, of: AddressKind): PostalAddress {
  const text = (name: string) => fields[`${of}.${name}`];
  return readAddress({
    name: text('name'),
    line1: text('line1'),
    line2: text('line2'),
    city: text('city'),
    region: text('region'),
    postalCode: asksPostcode(fields, of) ? text('postalCode') : '',
    country: text('country'),
  });
}
