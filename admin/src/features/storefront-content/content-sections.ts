import { SECTION_TITLES } from '@mela/rules/content/section-titles.ts';
import type { ContentSection } from '@mela/rules/content/storefront-content.ts';
import * as storefrontContentText from '#messages/storefront-content.ts';

interface SectionText {
  title: string;
  lead: string;
  /** The path of the page that shows the section. */
  path: string;
}

export const SECTION_TEXTS: Record<ContentSection, SectionText> = {
  shop: {
    title: SECTION_TITLES.shop,
    lead: storefrontContentText.yourNameLogoAndContactDetails,
    path: '/',
  },
  seo: { title: SECTION_TITLES.seo, lead: storefrontContentText.howYourShopLooksInSearch, path: '/' },
  topBar: {
    title: SECTION_TITLES.topBar,
    lead: storefrontContentText.promotionAndRotatingMessagesAboveEvery,
    path: '/',
  },
  footer: {
    title: SECTION_TITLES.footer,
    lead: storefrontContentText.linksSocialNetworksAndAppStores,
    path: '/',
  },
  home: {
    title: SECTION_TITLES.home,
    lead: storefrontContentText.arrangeSectionsOfHomePage,
    path: '/',
  },
  slides: {
    title: SECTION_TITLES.slides,
    lead: storefrontContentText.largeImagesAtTopOfHome,
    path: '/',
  },
  features: {
    title: SECTION_TITLES.features,
    lead: storefrontContentText.shortPromisesBelowSlidesSuch,
    path: '/',
  },
  promos: {
    title: SECTION_TITLES.promos,
    lead: storefrontContentText.upToThreeTilesThatLink,
    path: '/',
  },
  banners: {
    title: SECTION_TITLES.banners,
    lead: storefrontContentText.firstIsBelowProductTabsSecond,
    path: '/',
  },
  deals: {
    title: SECTION_TITLES.deals,
    lead: storefrontContentText.offersWithCountdown,
    path: '/',
  },
  about: { title: SECTION_TITLES.about, lead: storefrontContentText.yourStoryYourTeam, path: '/about' },
  contact: {
    title: SECTION_TITLES.contact,
    lead: storefrontContentText.whereShoppersFindYou,
    path: '/contactus',
  },
  grievanceOfficer: {
    title: SECTION_TITLES.grievanceOfficer,
    lead: storefrontContentText.forShopsInIndiaWhichMust,
    path: '/contactus',
  },
  help: {
    title: SECTION_TITLES.help,
    lead: storefrontContentText.paymentsShippingReturnsAndFrequently,
    path: '/help',
  },
  search: {
    title: SECTION_TITLES.search,
    lead: storefrontContentText.wordsThatFindSameProductsSuch,
    path: '/search',
  },
  privacy: {
    title: SECTION_TITLES.privacy,
    lead: storefrontContentText.customerDataThatYouStore,
    path: '/privacy',
  },
  terms: { title: SECTION_TITLES.terms, lead: storefrontContentText.termsThatApplyToOrders, path: '/terms' },
};

/** The sections, grouped by page, in the order in which pages show them. */
export const SECTION_GROUPS: { title: string; sections: ContentSection[] }[] = [
  { title: storefrontContentText.everyPage, sections: ['shop', 'topBar', 'footer', 'seo'] },
  {
    title: storefrontContentText.homePage,
    sections: ['home', 'slides', 'features', 'promos', 'banners', 'deals'],
  },
  {
    title: storefrontContentText.otherPages,
    sections: ['about', 'contact', 'grievanceOfficer', 'help', 'search', 'privacy', 'terms'],
  },
];

const [, , OTHER_PAGES] = SECTION_GROUPS;

/** Whether its texts may contain placeholders for facts about the shop. */
export function hasPlaceholders(section: ContentSection): boolean {
  return OTHER_PAGES?.sections.includes(section) === true;
}

/** The section that a URL names. */
export function sectionNamed(name: string | null): ContentSection {
  return name !== null && Object.hasOwn(SECTION_TEXTS, name) ? (name as ContentSection) : 'shop';
}
