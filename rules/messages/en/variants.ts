import { defineMessages } from '../../messages.ts';

export const variantsMessages = defineMessages('variants', {
  tooMany: ({ max, count }: { max: number; count: number }) =>
    `A product can have at most ${max} variants, but has ${count}`,
  tooManyCombinations: ({ max, count }: { max: number; count: number }) =>
    `These options create ${count} variants, but a product can have at most ${max}. Send only the variants that you sell, or remove values`,
  noneForOptions: 'A product with options needs at least one variant',
  severalWithoutOptions: 'A product without options has only one variant. Add options first',
  noOptions: 'The product has no options',
  alwaysForSale: 'A product without options is always for sale. Make it a draft instead',
  unknownOption: ({ option }: { option: string }) => `The product has no option ${option}`,
  valueRequired: ({ option }: { option: string }) => `Choose a value for ${option}`,
  unknownValue: ({ option, value }: { option: string; value: string }) => `${option} has no value ${value}`,
  sameValues: ({ number, title }: { number: number; title: string }) => `Variant ${number} is also ${title}`,
  skuOfProduct: 'SKU is already used by the product',
  skuOfVariant: ({ title }: { title: string }) => `SKU is already used by ${title}`,
  invalidAmount: ({ label, max }: { label: string; max: number }) =>
    `${label} must be a whole number from 0 to ${max}, in the currency’s smallest unit`,
  compareAtPriceTooLow: 'Compare-at price must not be less than the price',
  invalidForSale: 'For sale must be 1 or 0',
  unknownImage: 'The product does not have this image',
});
