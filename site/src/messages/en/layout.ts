import { plural } from '@mela/rules/plural.ts';

export const openMenu = 'Open menu';
export const wishlistWith = (count: number) => `Wishlist, ${count} items`;
export const cartWith = (count: number) => `Cart, ${count} items`;
export const contactAndOffers = 'Contact and offers';
export const pauseMessages = 'Pause messages';

export const closeSearch = 'Close search';
export const suggestionsFailed = 'Suggestions could not be loaded. Press Enter to search.';
export const noProducts = (searched: string) => `No products found for “${searched}”.`;
export const suggestions = 'Suggestions';
export const suggestionCount = (count: number) =>
  plural(count, { one: `${count} suggestion`, other: `${count} suggestions` });
export const recentSearches = 'Recent searches';
export const products = 'Products';
export const didYouMean = (meant: string) => `Did you mean “${meant}”?`;
export const searchFor = (searched: string) => `Search for “${searched}”`;
export const clearRecent = 'Clear recent searches';

export const allOfCategory = (title: string) => `All ${title}`;
export const moreCategories = 'More';
export const menu = 'Menu';
export const closeMenu = 'Close menu';
export const offersAndContact = 'Offers and contact';

export const rightsReserved = (year: number, shop: string) => `© ${year} ${shop}. All rights reserved.`;
export const downloadOnAppStore = 'Download on the App Store';
export const getOnGooglePlay = 'Get it on Google Play';
export const installApp = 'Install the app';
export const securedPayments = 'Secured payments';
export const paymentMarks = 'UPI, RuPay, Visa, Mastercard, net banking, cash on delivery';
export const weAccept = 'We accept';
export const visa = 'Visa';
export const mastercard = 'Mastercard';
export const rupay = 'RuPay';
export const netBanking = 'Net banking';

export const newsletter = 'Newsletter';
export const newsletterHeading = 'Good things in your inbox';
export const newsletterHint = 'New arrivals and festive offers, now and then.';
export const signUp = 'Sign up';
export const newsletterFailed = 'We cannot reach the shop. Check your connection and try again.';
export const almostThere = 'Almost there! Please confirm with the link in the email that we have sent you.';
