import type { ContentSection } from './storefront-content.ts';

/** The admin's titles of the sections. */
export const SECTION_TITLES: Readonly<Record<ContentSection, string>> = {
  shop: 'Shop details',
  topBar: 'Top bar',
  footer: 'Footer',
  home: 'Page sections',
  slides: 'Hero slides',
  features: 'Feature strip',
  promos: 'Promo banners',
  banners: 'Wide banners',
  deals: 'Deals',
  about: 'About us',
  contact: 'Contact us',
  grievanceOfficer: 'Grievance officer',
  help: 'Help',
  search: 'Search',
  privacy: 'Privacy Policy',
  terms: 'Terms & Conditions',
};
