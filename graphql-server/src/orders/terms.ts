import { wordsOf } from '../rules/search.ts';
import type { OrderContact } from './collection.ts';

/** The words that an order is found by the beginnings of: of its names, and its email address. */
export function termsOf({
  email,
  shippingAddress,
  billingAddress,
}: Pick<OrderContact, 'email' | 'shippingAddress' | 'billingAddress'>): string[] {
  const names = [shippingAddress, billingAddress].map((address) => address?.name ?? '');
  const [name = ''] = email.split('@');
  const words = [email.toLowerCase(), ...wordsOf([name, ...names].join(' '))];
  return [...new Set(words)].filter((word) => word !== '');
}

/** The words of a search: an email address is one. */
export function searchedTerms(search: string): string[] {
  const parts = search.split(/\s+/);
  return parts.flatMap((part) => (part.includes('@') ? [part.toLowerCase()] : wordsOf(part)));
}
