import { SECTION_TITLES } from '@mela/rules/content/section-titles.ts';
import type { ContentSection } from '@mela/rules/content/storefront-content.ts';

interface SectionText {
  title: string;
  lead: string;
  /** Where shoppers see it. */
  path: string;
}

export const SECTION_TEXTS: Record<ContentSection, SectionText> = {
  shop: {
    title: SECTION_TITLES.shop,
    lead: 'Name, logo and how to reach you: on every page, in search results and in mails.',
    path: '/',
  },
  topBar: {
    title: SECTION_TITLES.topBar,
    lead: 'The promotion and the messages that turn above every page.',
    path: '/',
  },
  footer: {
    title: SECTION_TITLES.footer,
    lead: 'Links, social networks and app stores at the end of every page.',
    path: '/',
  },
  slides: {
    title: SECTION_TITLES.slides,
    lead: 'The large pictures that the home page opens with.',
    path: '/',
  },
  features: {
    title: SECTION_TITLES.features,
    lead: 'Short promises below the slides: yours, none of the sample’s.',
    path: '/',
  },
  promos: {
    title: SECTION_TITLES.promos,
    lead: 'Up to three tiles that lead to a part of the shop.',
    path: '/',
  },
  banners: {
    title: SECTION_TITLES.banners,
    lead: 'The first stands below the product tabs, the second below the deals.',
    path: '/',
  },
  deals: {
    title: SECTION_TITLES.deals,
    lead: 'Offers with a clock that counts down to their end.',
    path: '/',
  },
  about: { title: SECTION_TITLES.about, lead: 'Your story, your team and your offices.', path: '/about' },
  contact: { title: SECTION_TITLES.contact, lead: 'Where shoppers find you.', path: '/contactus' },
  help: {
    title: SECTION_TITLES.help,
    lead: 'Payments, shipping, returns, and what people ask most.',
    path: '/help',
  },
  search: {
    title: SECTION_TITLES.search,
    lead: 'Words that find the same products, such as other names and other languages.',
    path: '/search',
  },
  privacy: {
    title: SECTION_TITLES.privacy,
    lead: 'What you keep of your customers, and why.',
    path: '/privacy',
  },
  terms: { title: SECTION_TITLES.terms, lead: 'What both sides agree to by ordering.', path: '/terms' },
};

/** In the order of the pages that they are on. */
export const SECTION_GROUPS: { title: string; sections: ContentSection[] }[] = [
  { title: 'Every page', sections: ['shop', 'topBar', 'footer'] },
  { title: 'Home page', sections: ['slides', 'features', 'promos', 'banners', 'deals'] },
  { title: 'Other pages', sections: ['about', 'contact', 'help', 'search', 'privacy', 'terms'] },
];

const [, , OTHER_PAGES] = SECTION_GROUPS;

/** Whether its texts may name the facts of the shop. */
export function hasPlaceholders(section: ContentSection): boolean {
  return OTHER_PAGES?.sections.includes(section) === true;
}

/** The section that an address names. */
export function sectionNamed(name: string | null): ContentSection {
  return name !== null && Object.hasOwn(SECTION_TEXTS, name) ? (name as ContentSection) : 'shop';
}
