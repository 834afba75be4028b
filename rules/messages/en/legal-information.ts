import { defineMessages } from '../../messages.ts';
import { plural } from '../../plural.ts';

export const legalMessages = defineMessages('legalInformation', {
  invalidBestBefore:
    'Best before must be a date, such as 2027-03 or 2027-03-31, or a number of months, such as 12',
});

/** Names of declarations, and hints for operators. */
export const mrp = 'MRP (incl. of all taxes)';
export const countryOfOrigin = 'Country of origin';
export const countryHint = 'Such as India';
export const manufacturer = 'Manufacturer';
export const packer = 'Packer';
export const importer = 'Importer';
export const addressHint = 'Name and full address';
export const importerHint = 'Name and full address, for imported goods';
export const netQuantity = 'Net quantity';
export const quantityHint = 'Such as 1 piece, 500 g or 2 m';
export const bestBefore = 'Best before';
export const bestBeforeHint = 'A date, such as 2027-03 or 2027-03-31, or months from manufacture, such as 12';
export const monthsFromManufacture = (count: number) =>
  `${count} ${plural(count, { one: 'month', other: 'months' })} from manufacture`;
