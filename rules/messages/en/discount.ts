import { defineMessages } from '../../messages.ts';

export const discountMessages = defineMessages('discount', {
  typeRequired: 'Choose a discount type',
  codeInvalid: 'Code can only have letters, digits, hyphens, dots and underscores',
  amountRequired: 'Amount must be more than 0',
  invalidPercentage: 'Percentage must be from 0.01 to 100, with at most two decimals',
  invalidQuantity: ({ label, max }: { label: string; max: number }) =>
    `${label} must be a whole number from 1 to ${max}`,
  endsBeforeStart: 'The end must be after the start',
  invalidLimit: 'Limit must be a whole number of at least 1',
  invalidMinimum: 'Minimum purchase must be 0 or more',
  tooManyProducts: ({ max }: { max: number }) => `A discount can have at most ${max} products`,
  tooManyCategories: ({ max }: { max: number }) => `A discount can have at most ${max} categories`,
});
