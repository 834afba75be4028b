import type { ContentSection } from '../../../../site/src/content/storefront-content.ts';

interface SectionText {
  title: string;
  lead: string;
  /** Where shoppers see it. */
  path: string;
}

export const SECTION_TEXTS: Record<ContentSection, SectionText> = {
  shop: {
    title: 'Shop details',
    lead: 'Name, logo and how to reach you: on every page, in search results and in mails.',
    path: '/',
  },
  topBar: { title: 'Top bar', lead: 'The promotion and the messages that turn above every page.', path: '/' },
  footer: {
    title: 'Footer',
    lead: 'Links, social networks and app stores at the end of every page.',
    path: '/',
  },
  slides: { title: 'Hero slides', lead: 'The large pictures that the home page opens with.', path: '/' },
  features: { title: 'Feature strip', lead: 'Short promises below the slides.', path: '/' },
  promos: { title: 'Promo banners', lead: 'Up to three tiles that lead to a part of the shop.', path: '/' },
  banners: {
    title: 'Wide banners',
    lead: 'The first stands below the product tabs, the second below the deals.',
    path: '/',
  },
  deals: { title: 'Deals', lead: 'Offers with a clock that counts down to their end.', path: '/' },
  about: { title: 'About us', lead: 'Your story, your team and your offices.', path: '/about' },
  contact: { title: 'Contact us', lead: 'Where shoppers find you.', path: '/contactus' },
  help: { title: 'Help', lead: 'Payments, shipping, returns, and what people ask most.', path: '/help' },
  privacy: { title: 'Privacy Policy', lead: 'What you keep of your customers, and why.', path: '/privacy' },
  terms: { title: 'Terms & Conditions', lead: 'What both sides agree to by ordering.', path: '/terms' },
};

/** In the order of the pages that they are on. */
export const SECTION_GROUPS: { title: string; sections: ContentSection[] }[] = [
  { title: 'Every page', sections: ['shop', 'topBar', 'footer'] },
  { title: 'Home page', sections: ['slides', 'features', 'promos', 'banners', 'deals'] },
  { title: 'Other pages', sections: ['about', 'contact', 'help', 'privacy', 'terms'] },
];

const [, , OTHER_PAGES] = SECTION_GROUPS;

/** Whether its texts may name the facts of the shop. */
export function hasPlaceholders(section: ContentSection): boolean {
  return OTHER_PAGES?.sections.includes(section) === true;
}

/** Needed by every shop: pages have them also while they are the sample's. */
const ALWAYS_SHOWN: readonly ContentSection[] = ['shop', 'privacy', 'terms'];

/** Whether pages of a catalogue leave out what is still the sample's of it. */
export function isLeftOut(section: ContentSection): boolean {
  return !ALWAYS_SHOWN.includes(section);
}

/** The section that an address names. */
export function sectionNamed(name: string | null): ContentSection {
  return name !== null && Object.hasOwn(SECTION_TEXTS, name) ? (name as ContentSection) : 'shop';
}
