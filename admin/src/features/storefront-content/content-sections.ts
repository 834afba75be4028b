import { SECTION_TITLES } from '@mela/rules/content/section-titles.ts';
import type { ContentSection } from '@mela/rules/content/storefront-content.ts';

interface SectionText {
  title: string;
  lead: string;
  /** The page that shows the section. */
  path: string;
}

export const SECTION_TEXTS: Record<ContentSection, SectionText> = {
  shop: {
    title: SECTION_TITLES.shop,
    lead: 'Your name, logo and contact details, shown on every page, in search results and in emails.',
    path: '/',
  },
  topBar: {
    title: SECTION_TITLES.topBar,
    lead: 'The promotion and the rotating messages above every page.',
    path: '/',
  },
  footer: {
    title: SECTION_TITLES.footer,
    lead: 'Links, social networks and app stores at the end of every page.',
    path: '/',
  },
  home: {
    title: SECTION_TITLES.home,
    lead: 'Arrange the sections of the home page in any order. Without sections, the page uses the default order: slides, features, products, banners, categories, deals.',
    path: '/',
  },
  slides: {
    title: SECTION_TITLES.slides,
    lead: 'The large images at the top of the home page.',
    path: '/',
  },
  features: {
    title: SECTION_TITLES.features,
    lead: 'Short promises below the slides, such as free shipping or a support line.',
    path: '/',
  },
  promos: {
    title: SECTION_TITLES.promos,
    lead: 'Up to three tiles that link to parts of the shop.',
    path: '/',
  },
  banners: {
    title: SECTION_TITLES.banners,
    lead: 'The first is below the product tabs, the second below the deals.',
    path: '/',
  },
  deals: {
    title: SECTION_TITLES.deals,
    lead: 'Offers with a countdown.',
    path: '/',
  },
  about: { title: SECTION_TITLES.about, lead: 'Your story, your team and your offices.', path: '/about' },
  contact: { title: SECTION_TITLES.contact, lead: 'Where shoppers find you.', path: '/contactus' },
  grievanceOfficer: {
    title: SECTION_TITLES.grievanceOfficer,
    lead: 'For shops in India, which must name an officer who answers complaints: on the contact page and at the end of every page.',
    path: '/contactus',
  },
  help: {
    title: SECTION_TITLES.help,
    lead: 'Payments, shipping, returns and frequently asked questions.',
    path: '/help',
  },
  search: {
    title: SECTION_TITLES.search,
    lead: 'Words that find the same products, such as synonyms and translations.',
    path: '/search',
  },
  privacy: {
    title: SECTION_TITLES.privacy,
    lead: 'The customer data that you store, and why.',
    path: '/privacy',
  },
  terms: { title: SECTION_TITLES.terms, lead: 'The terms that apply to orders.', path: '/terms' },
};

/** In the order of their pages. */
export const SECTION_GROUPS: { title: string; sections: ContentSection[] }[] = [
  { title: 'Every page', sections: ['shop', 'topBar', 'footer'] },
  { title: 'Home page', sections: ['home', 'slides', 'features', 'promos', 'banners', 'deals'] },
  {
    title: 'Other pages',
    sections: ['about', 'contact', 'grievanceOfficer', 'help', 'search', 'privacy', 'terms'],
  },
];

const [, , OTHER_PAGES] = SECTION_GROUPS;

/** Whether its texts may contain placeholders for facts about the shop. */
export function hasPlaceholders(section: ContentSection): boolean {
  return OTHER_PAGES?.sections.includes(section) === true;
}

/** The section in a URL. */
export function sectionNamed(name: string | null): ContentSection {
  return name !== null && Object.hasOwn(SECTION_TEXTS, name) ? (name as ContentSection) : 'shop';
}
