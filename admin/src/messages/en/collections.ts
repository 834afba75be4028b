import { plural } from '@mela/rules/plural.ts';

export const collections = 'Collections';
export const collectionsInText = 'collections';
export const collection = 'collection';
export const collectionNamed = (name: string) => `the collection ${name}`;
export const conditions = 'Conditions';
export const addCollection = 'Add collection';
export const editCollection = 'Edit collection';
export const collectionSaved = 'Collection saved';
export const collectionAdded = 'Collection added';
export const noCollectionsYet = 'No collections yet';
export const about =
  'A collection is a page of all products that meet its conditions, such as “on sale” or “tag is Diwali”. It updates automatically.';
export const productsMustMeet = 'Products must meet';
export const allConditions = 'All conditions';
export const anyCondition = 'Any condition';
export const conditionNumber = (number: number) => `Condition ${number}`;
export const addCondition = 'Add condition';
export const removeCondition = (number: number) => `Remove condition ${number}`;
export const tagIs = 'Tag is';
export const brandIs = 'Brand is';
export const categoryIs = 'Category is';
export const priceBelow = 'Price is below';
export const priceAbove = 'Price is above';
export const onSale = 'Is on sale';
export const badgeIs = 'Badge is';
export const addedWithin = 'Added in the last … days';
export const inStock = 'Is in stock';
export const chooseOne = 'Choose…';
export const showInMenu = 'Show in the storefront’s menu';
export const handleHint =
  'Used in the page’s address, after /collection/. Leave empty to create it from the name.';
export const matching = (count: number, titles: readonly string[]) => {
  const matches = `${count} ${plural(count, { one: 'product matches', other: 'products match' })}`;
  const more = count > titles.length ? '…' : '';
  return count === 0 ? matches : `${matches}: ${titles.join(', ')}${more}`;
};
export const enterConditions = 'Complete the conditions to see which products match.';
export const addressGone = 'The collection’s page will no longer exist. Its products stay in the shop.';
