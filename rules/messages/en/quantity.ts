import { defineMessages } from '../../messages.ts';

export const quantityMessages = defineMessages('quantity', {
  invalidStock: 'Stock must be a whole number of 0 or more, or empty',
  invalidWeight: ({ max }: { max: number }) =>
    `Weight must be a whole number of grams from 0 to ${max}, or empty`,
});
