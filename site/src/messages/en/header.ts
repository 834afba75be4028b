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
