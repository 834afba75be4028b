import { formatUnits } from '@mela/rules/format-money.ts';
import * as pagesText from '#messages/pages.ts';
import * as sharedText from '#messages/shared.ts';
import type { Storefront } from '../../storefront.ts';

export interface ShopInText {
  categories: { title: string; path: string }[];
  products: {
    name: string;
    path: string /** The price in whole units of the shop's currency. */;
    price: number;
    summary: string;
  }[];
  /** Sentences about delivery and payment. */
  terms: string;
}

const PAGES = [
  { title: pagesText.shop, path: '/shop', says: pagesText.shopHint },
  { title: pagesText.help, path: '/help', says: pagesText.helpHint },
  { title: pagesText.aboutUs, path: '/about', says: pagesText.aboutHint },
  { title: pagesText.contact, path: '/contactus', says: pagesText.contactHint },
  { title: pagesText.privacy, path: '/privacy', says: pagesText.privacyHint },
  { title: pagesText.terms, path: '/terms', says: pagesText.termsHint },
];

/** The shop as plain text for language models: what it sells, where its pages are, and its products with prices. */
export function shopInText(
  { url, currency, content: { shop } }: Storefront,
  { categories, products, terms }: ShopInText,
): string {
  return [
    `# ${shop.name}`,
    '',
    `> ${shop.description}`,
    '',
    terms,
    ...contactLine(shop),
    '',
    `## ${pagesText.pagesHeading}`,
    '',
    ...PAGES.map(({ title, path, says }) => `- [${title}](${url}${path}): ${says}`),
    '',
    `## ${sharedText.categories}`,
    '',
    ...categories.map(({ title, path }) => `- [${title}](${url}${path})`),
    '',
    `## ${pagesText.productsHeading}`,
    '',
    ...products.map(
      ({ name, path, price, summary }) =>
        `- [${name}](${url}${path}), ${formatUnits(price, currency)}: ${summary}`,
    ),
    '',
  ].join('\n');
}

function contactLine({ phone, email, address, hours }: Storefront['content']['shop']): string[] {
  const ways = [phone, email, address.join(', ')].filter(Boolean).join(', ');
  return ways ? [`${pagesText.contactLine(ways)}${hours ? ` ${hours}.` : ''}`] : [];
}
