import * as contentText from '#messages/content.ts';
import type { ContentSection } from './storefront-content.ts';

/** The admin's titles of the sections. */
export const SECTION_TITLES: Readonly<Record<ContentSection, string>> = {
  shop: contentText.shopDetails,
  topBar: contentText.topBar,
  footer: contentText.footer,
  home: contentText.pageSections,
  slides: contentText.heroSlides,
  features: contentText.featureStrip,
  promos: contentText.promoBanners,
  banners: contentText.wideBanners,
  deals: contentText.deals,
  about: contentText.aboutUs,
  contact: contentText.contactUs,
  grievanceOfficer: contentText.grievanceOfficer,
  help: contentText.help,
  search: contentText.search,
  seo: contentText.searchEngines,
  privacy: contentText.privacyPolicy,
  terms: contentText.termsAndConditions,
};
