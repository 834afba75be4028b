import { defineMessages } from '../../messages.ts';

export const taxClassMessages = defineMessages('taxClass', {
  invalidHsn: 'HSN code must have 4, 6 or 8 digits',
  exemptWithRate: 'Exempt goods must have a rate of 0',
  invalidRate: 'Rate must be from 0 to 100, with at most two decimals',
  tooManyCategories: ({ max }: { max: number }) => `A tax class can have at most ${max} categories`,
  invalidCategoryId: 'Send categories by their ids',
});
