import { phoneLink, whatsAppLink } from '../phone-link.ts';
import { withoutSentences } from './own-text.ts';
import type { StorefrontContent } from './storefront-content.ts';

const PLACEHOLDER = /\{(\w+)\}/g;

/**
 * Replaces `{name}` and other placeholders by the shop's facts. Omits sentences with a missing fact, and
 * headings without text.
 */
export function fillIn(text: string, { shop }: Pick<StorefrontContent, 'shop'>): string {
  const facts = new Map<string, string | null>([
    ['name', shop.name],
    ['phone', shop.phone || null],
    ['email', shop.email || null],
    ['contact', contactOf(shop)],
    ['hours', shop.hours || null],
    ['delivery', shop.delivery.replace(/\.$/, '') || null],
    ['returns', count(shop.returnDays, 'day')],
    ['warranty', count(shop.warrantyYears, 'year')],
  ]);
  const isMissing = (sentence: string) =>
    Array.from(sentence.matchAll(PLACEHOLDER)).some(([, fact = '']) => facts.get(fact) === null);
  // A `tel:` address must not contain the number's spaces.
  const linked = withoutSentences(text, isMissing).replaceAll('tel:{phone}', phoneLink(shop.phone));
  return linked.replace(PLACEHOLDER, (placeholder, fact: string) => facts.get(fact) ?? placeholder);
}

/**
 * The ways to contact the shop, in Markdown, beginning with a small letter: `write to … or call …`. Null if the
 * shop has entered none.
 */
function contactOf({ email, phone, whatsapp }: StorefrontContent['shop']): string | null {
  const ways = [
    ...(email ? [`write to [${email}](mailto:${email})`] : []),
    ...(phone ? [`call [${phone}](${phoneLink(phone)})`] : []),
    ...(whatsapp ? [`chat on [WhatsApp](${whatsAppLink(whatsapp)})`] : []),
  ];
  return new Intl.ListFormat('en', { type: 'disjunction' }).format(ways) || null;
}

function count(number: number | null, unit: string): string | null {
  return number ? `${number} ${unit}${number === 1 ? '' : 's'}` : null;
}
