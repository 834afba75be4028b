/** Pieces of a variant, with what the shopper was shown for one of them, in minor units. */
export interface OrderedLine {
  variantId: string;
  quantity: number;
  price: number;
}

export interface AddressInput {
  name: string;
  line1: string;
  line2: string | null;
  city: string;
  region: string | null;
  postalCode: string;
  country: string;
}

/** The input of `placeOrder`. */
export interface OrderInput {
  lines: OrderedLine[];
  email: string;
  phone: string | null;
  shippingAddress: AddressInput;
  /** null: the shipping address. */
  billingAddress: AddressInput | null;
  paymentMethod: string;
  note: string | null;
  gstin: string | null;
  /** What the shopper agreed to, in minor units. */
  total: number;
}

/** What is in the fields, by their names: those of `OrderInput`, such as `shippingAddress.city`. */
export type FieldValues = Record<string, string>;

/** The box that is ticked when the bill goes where the order goes. */
export const SAME_ADDRESS = 'isBilledThere';

/** The same fields and lines always make the same input, which is how one attempt is told from another. */
export function orderInputOf(fields: FieldValues, lines: OrderedLine[], total: number): OrderInput {
  const text = (name: string) => cleaned(fields[name]);
  return {
    lines: lines.map(({ variantId, quantity, price }) => ({ variantId, quantity, price })),
    email: text('email'),
    phone: text('phone') || null,
    shippingAddress: addressOf(fields, 'shippingAddress'),
    billingAddress: fields[SAME_ADDRESS] ? null : addressOf(fields, 'billingAddress'),
    paymentMethod: text('paymentMethod'),
    note: text('note') || null,
    gstin: text('gstin').replaceAll(' ', '').toUpperCase() || null,
    total,
  };
}

function addressOf(fields: FieldValues, of: 'shippingAddress' | 'billingAddress'): AddressInput {
  const text = (name: string) => cleaned(fields[`${of}.${name}`]);
  return {
    name: text('name'),
    line1: text('line1'),
    line2: text('line2') || null,
    city: text('city'),
    region: text('region') || null,
    postalCode: postalCodeOf(text('postalCode'), text('country')),
    country: text('country'),
  };
}

/** A PIN is often written in two parts: `560 001`. */
export function postalCodeOf(text: string, country: string): string {
  return country === 'IN' ? text.replaceAll(/\s/g, '') : text;
}

function cleaned(text = ''): string {
  return text.normalize('NFC').trim();
}
