import { phoneLink } from '../phone-link.ts';
import type { StorefrontContent } from './storefront-content.ts';

const PLACEHOLDER = /\{(\w+)\}/g;
/** With its end, and the spaces after it. */
const SENTENCE = /[^\n]+?(?:[.!?](?=\s|$) *|(?=\n|$))/g;
const EMPTY_HEADING = /^#+ .*\n*(?=#|(?![\s\S]))/gm;

/**
 * A text with the shop's own facts in place of `{name}` and the like. A sentence on delivery, returns or warranty is left
 * out, and a heading above nothing else, where the shop has said nothing of it.
 */
export function fillIn(text: string, { shop }: Pick<StorefrontContent, 'shop'>): string {
  const facts = new Map<string, string | null>([
    ['name', shop.name],
    ['phone', shop.phone],
    ['email', shop.email],
    ['hours', shop.hours],
    ['delivery', shop.delivery.replace(/\.$/, '') || null],
    ['returns', count(shop.returnDays, 'day')],
    ['warranty', count(shop.warrantyYears, 'year')],
  ]);
  const isUnsaid = (sentence: string) =>
    Array.from(sentence.matchAll(PLACEHOLDER)).some(([, fact = '']) => facts.get(fact) === null);
  const said = text.replace(SENTENCE, (sentence) => (isUnsaid(sentence) ? '' : sentence));
  const shown = said === text ? text : said.replace(EMPTY_HEADING, '').trim();
  // An address has no room for the spaces that a number is written with.
  const linked = shown.replaceAll('tel:{phone}', phoneLink(shop.phone));
  return linked.replace(PLACEHOLDER, (placeholder, fact: string) => facts.get(fact) ?? placeholder);
}

function count(number: number | null, unit: string): string | null {
  return number ? `${number} ${unit}${number === 1 ? '' : 's'}` : null;
}
