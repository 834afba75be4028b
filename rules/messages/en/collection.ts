import { defineMessages } from '../../messages.ts';

export const collectionMessages = defineMessages('collection', {
  conditionRequired: 'Add at least one condition',
  tooManyConditions: ({ max }: { max: number }) => `A collection can have at most ${max} conditions`,
  categoryRequired: 'Choose a category',
  badgeRequired: 'Choose a badge',
  invalidPrice: 'Price must be more than 0',
  invalidDays: ({ max }: { max: number }) => `Days must be a whole number from 1 to ${max}`,
});

/** A condition in words, for the history. */
export const tagIs = (tag: string) => `Tag is ${tag}`;
export const brandIs = (brand: string) => `Brand is ${brand}`;
export const categoryIs = (category: string) => `Category is ${category}`;
export const priceBelow = (price: string) => `Price is below ${price}`;
export const priceAbove = (price: string) => `Price is above ${price}`;
export const onSale = 'On sale';
export const badgeIs = (badge: string) => `Badge is ${badge}`;
export const addedWithin = (days: string) => `Added in the last ${days} ${days === '1' ? 'day' : 'days'}`;
export const inStock = 'In stock';
export const deletedCategory = 'a deleted category';
export const allConditions = 'All conditions';
export const anyCondition = 'Any condition';
