import { type PostalAddress, readAddress, readPhone } from '@mela/rules/address-checks.ts';
import type { Money } from '@mela/rules/money.ts';
import { cleanText } from '@mela/rules/text.ts';

/** Pieces of a variant, with what the shopper was shown for one of them, in minor units. */
export interface OrderedLine {
  variantId: string;
  quantity: number;
  price: number;
  /** The ids of chosen options. Absent: none. */
  options?: string[];
}

/** The input of `placeOrder`. */
export interface OrderInput {
  lines: OrderedLine[];
  email: string;
  phone: string | null;
  shippingAddress: PostalAddress;
  /** null: the shipping address. */
  billingAddress: PostalAddress | null;
  /** The id of a rate; null: the only one. */
  shippingRate: string | null;
  paymentMethod: string;
  note: string | null;
  gstin: string | null;
  /** The code whose discount is in the total. Absent: none. */
  coupon?: string;
  /** What the shopper agreed to, in minor units. */
  total: number;
  /** What that is in. */
  currency: string;
}

/** What is in the fields, by their names: those of `OrderInput`, such as `shippingAddress.city`. */
export type FieldValues = Record<string, string>;

/** The box that is ticked when the bill goes where the order goes. */
export const SAME_ADDRESS = 'isBilledThere';

/** The same fields and lines always make the same input, which is how one attempt is told from another. */
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

function addressOf(fields: FieldValues, of: 'shippingAddress' | 'billingAddress'): PostalAddress {
  const text = (name: string) => fields[`${of}.${name}`];
  return readAddress({
    name: text('name'),
    line1: text('line1'),
    line2: text('line2'),
    city: text('city'),
    region: text('region'),
    postalCode: text('postalCode'),
    country: text('country'),
  });
}
