import { formatUnits } from '@mela/rules/format-money.ts';
import type { Storefront } from '../../storefront.ts';

export interface ShopInText {
  categories: { title: string; path: string }[];
  products: {
    name: string;
    path: string /** In whole units of the shop's currency. */;
    price: number;
    summary: string;
  }[];
  /** Sentences about delivery and payment. */
  terms: string;
}

const PAGES = [
  { title: 'Shop', path: '/shop', says: 'all products, with filters' },
  { title: 'Help', path: '/help', says: 'payments, shipping, cancellation and returns' },
  { title: 'About us', path: '/about', says: 'who we are' },
  { title: 'Contact', path: '/contactus', says: 'where we are, and how to ring and write to us' },
  { title: 'Privacy Policy', path: '/privacy', says: 'what we keep, and what we do not' },
  { title: 'Terms & Conditions', path: '/terms', says: 'what both sides agree to by ordering' },
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
    '## Pages',
    '',
    ...PAGES.map(({ title, path, says }) => `- [${title}](${url}${path}): ${says}`),
    '',
    '## Categories',
    '',
    ...categories.map(({ title, path }) => `- [${title}](${url}${path})`),
    '',
    '## Products',
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
  return ways ? [`Contact: ${ways}.${hours ? ` ${hours}.` : ''}`] : [];
}
