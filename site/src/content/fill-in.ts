import { phoneLink } from '../components/format.ts';
import type { StorefrontContent } from './storefront-content.ts';

/** A text with the shop's own facts in place of `{name}` and the like. */
export function fillIn(text: string, { shop }: Pick<StorefrontContent, 'shop'>): string {
  const facts = new Map([
    ['name', shop.name],
    ['phone', shop.phone],
    ['email', shop.email],
    ['hours', shop.hours],
    ['returns', count(shop.returnDays, 'day')],
    ['warranty', count(shop.warrantyYears, 'year')],
  ]);
  // An address has no room for the spaces that a number is written with.
  const linked = text.replaceAll('tel:{phone}', phoneLink(shop.phone));
  return linked.replace(/\{(\w+)\}/g, (placeholder, fact: string) => facts.get(fact) ?? placeholder);
}

function count(number: number, unit: string): string {
  return `${number} ${unit}${number === 1 ? '' : 's'}`;
}
