import type { ContentSection } from './storefront-content.ts';

/** What the admin calls the sections. */
export const SECTION_TITLES: Readonly<Record<ContentSection, string>> = {
  shop: 'Shop details',
  topBar: 'Top bar',
  footer: 'Footer',
  slides: 'Hero slides',
  features: 'Feature strip',
  promos: 'Promo banners',
  banners: 'Wide banners',
  deals: 'Deals',
  about: 'About us',
  contact: 'Contact us',
  help: 'Help',
  search: 'Search',
  privacy: 'Privacy Policy',
  terms: 'Terms & Conditions',
};
