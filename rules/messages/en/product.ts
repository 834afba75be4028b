import { defineMessages } from '../../messages.ts';

/** The specification prescribes the texts for the specified form. */
export const productMessages = defineMessages('product', {
  validPriceRequired: 'Valid price required',
  sellingPriceTooHigh: 'Selling price must be less than regular price',
  categoryRequired: 'Category is required',
  imageRequired: 'At least one image required',
  priceRequired: 'A price above 0 is required',
  unknownBadge: ({ badges }: { badges: readonly string[] }) => `Badge must be one of ${badges.join(', ')}`,
  invalidFlag: ({ label }: { label: string }) => `${label} must be 1 or 0`,
});
