import { plural } from '@mela/rules/plural.ts';

export const weFound = 'We found';
export const itemsForYou = (count: number) =>
  plural(count, { one: 'item for you!', other: 'items for you!' });
export const filtersInUse = 'Filters in use';
export const removeFilter = (label: string) => `Remove filter ${label}`;
export const clearFilters = 'Clear filters';
export const filters = 'Filters';
export const closeFilters = 'Close filters';
export const category = 'Category';
export const lowestPrice = 'Lowest price';
export const highestPrice = 'Highest price';
export const range = 'Range';
export const color = 'Color';
export const size = 'Size';
export const condition = 'Item Condition';
export const itemCount = (count: number) => plural(count, { one: '1 item', other: `${count} items` });
export const showItems = 'Show items';
export const show = 'Show';
export const sortBy = 'Sort by';
export const listFailed = 'The list could not be loaded';
export const checkConnection = 'Check your connection and try again.';
export const noMatches = 'No products match your filters';
export const removeFilters = 'Remove some filters to see more products.';
export const noneFound = (text: string) => `No products found for “${text}”`;
export const noneFoundHint = 'Check the spelling, use fewer or more general words, or browse the categories.';
export const didYouMean = (meant: string) => `Did you mean “${meant}”?`;
export const seeAll = 'See all products';
export const allItems = (items: number) => `You have seen all ${items}`;
export const fewerProducts = 'The sample shop does not have enough products for this page.';
export const firstPage = 'Back to the first page';
export const products = 'Products';
export const pages = 'Pages';
export const previous = 'Previous';
export const next = 'Next';
export const shopNow = 'Shop Now';
export const shopNowPage = (page: number) => `Shop Now, page ${page}`;
export const sampleDescription = (description: string) =>
  `Everything at the fair, in one listing. ${description}`;
export const shop = 'Shop';
export const searchTitle = (shop: string) => `Search | ${shop}`;
export const searchDescription = (description: string) =>
  `Search by name, brand, colour or type. ${description}`;
export const searchNeedsJavaScript = 'The search needs JavaScript. You can also browse all products';
export const inTheShop = 'in the shop';
export const orByCategory = 'or by category in the menu.';
export const searchQuestion = 'What are you looking for?';
export const searchHint =
  'Search by name, brand, colour or type. Results appear as you type, even with a typo.';
export const sizeOf = (size: string) => `Size ${size}`;
export const upTo = (price: string) => `Up to ${price}`;
export const from = (price: string) => `From ${price}`;
export const brand = 'Brand';
export const tags = 'Tags';
