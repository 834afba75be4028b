import { asciiDigits } from '@mela/rules/digits.ts';
import { wordsOf } from '@mela/rules/search.ts';
import type { Order } from './collection.ts';

type Searchable = Pick<Order, 'number' | 'email' | 'phone' | 'shippingAddress' | 'billingAddress'> & {
  lines: readonly Pick<Order['lines'][number], 'title' | 'variantTitle' | 'sku'>[];
};

/** A phone number or a part of one, in any notation. */
const PHONE_LIKE = /^\+?(?:[ ()./-]*\d){6,20}$/;
/**
 * How many digits at the end of a phone number to compare. People may omit the country code and trunk prefix
 * before them.
 */
const NATIONAL_DIGITS = 10;
/** Shorter numbers are order numbers. */
const LEAST_DIGITS = 6;

/** The search keys of an order, matched by prefix: names, email, phones, PIN codes, products, SKUs and its number. */
export function termsOf(order: Searchable): string[] {
  const { number, email, phone, lines } = order;
  const addresses = [order.shippingAddress, order.billingAddress].filter((address) => address !== null);
  const [name = ''] = email.split('@');
  const names = [name, ...addresses.map((address) => address.name)].join(' ');
  const phones = [phone, ...addresses.map((address) => address.phone)].map(phoneKey);
  const postcodes = addresses.map(({ postalCode }) => postalCode.toLowerCase().replaceAll(/\s/g, ''));
  const products = lines.map(({ title, variantTitle }) => `${title} ${variantTitle ?? ''}`).join(' ');
  const skus = lines.map(({ sku }) => sku?.toLowerCase() ?? '');
  // Keep product codes such as M8-bolt whole, because splitting into words would break them up.
  const codes = products
    .toLowerCase()
    .split(/\s+/)
    .filter((part) => /\d/.test(part));
  const keys = [
    ...codes,
    email.toLowerCase(),
    ...wordsOf(`${names} ${products}`),
    ...phones,
    ...postcodes,
    ...skus,
  ];
  return [numberKey(number), ...new Set(keys)].filter((key) => key !== '');
}

/** The search keys that remain after erasure. */
export function termsWithoutContact({ number, lines }: Pick<Searchable, 'number' | 'lines'>): string[] {
  const nobody = { email: '', phone: null, shippingAddress: null, billingAddress: null };
  return termsOf({ number, lines, ...nobody });
}

/** The terms of a search. Each is a prefix of a key, or an exact key if `whole`. */
export function searchedTerms(search: string): { term: string; whole?: string }[] {
  const ascii = asciiDigits(search);
  if (PHONE_LIKE.test(ascii)) {
    const digits = ascii.replaceAll(/\D/g, '');
    return [{ term: phoneKey(digits), whole: numberKey(digits) }];
  }
  return search.split(/\s+/).flatMap((part): { term: string; whole?: string }[] => {
    // Numbers are stored in ASCII digits, and titles as they were written.
    if (part !== asciiDigits(part))
      return [{ term: asciiDigits(part).toLowerCase(), whole: part.toLowerCase() }];
    const isKey = part.includes('@') || /\d/.test(part);
    return (isKey ? [part.toLowerCase()] : wordsOf(part)).map((term) => ({ term }));
  });
}

/** @returns the order number in a search, or null if the search may mean something else */
export function searchedNumber(search: string): number | null {
  const [, hash, digits = ''] = /^(#?)(\d{1,15})$/.exec(asciiDigits(search)) ?? [];
  return digits !== '' && (hash === '#' || digits.length < LEAST_DIGITS) ? Number(digits) : null;
}

function phoneKey(phone: string | null): string {
  return (phone ?? '').replaceAll(/\D/g, '').slice(-NATIONAL_DIGITS);
}

function numberKey(number: number | string): string {
  return `#${number}`;
}
