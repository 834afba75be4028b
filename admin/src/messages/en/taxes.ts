import { formatCount } from '../../format.ts';

export const editTaxClass = 'Edit tax class';
export const addTaxClass = 'Add tax class';
export const taxClassSaved = 'Tax class saved';
export const taxClassAdded = 'Tax class added';
export const nameOnlyYourTeamSeesIt = 'Name (only your team sees it)';
export const clothesUpTo2500 = 'Clothes up to ₹2,500';
export const exemptFromTaxByLawSold = 'Exempt from tax by law (sold with a bill of supply)';
export const ratePercent = 'Rate, %';
export const hsnCodeForProductsWithoutTheir = 'HSN code for products without their own';
export const hsnDigits = '4, 6 or 8 digits';
export const defaultClassForProductsWithoutClass = 'Default class for products without a class';
export const taxClass = 'tax class';
export const taxClassOf = (name: string) => `the tax class ${name}`;
export const itsProductsWillUseClass =
  'Its products will use the class of their category, or the default class.';
export const taxClasses = 'tax classes';
export const noTaxClassesYet = 'No tax classes yet';
export const allProductsAreTaxedAtPercent = (taxRate: number) =>
  `All products are taxed at ${taxRate}%, as set in the`;
export const addTaxClassForEachRate =
  '. Add a tax class for each rate that you charge, and one for exempt goods.';
export const productsWithoutClassAreTaxed = (taxRate: number) =>
  `Products without a class are taxed at ${taxRate}%. `;
export const pricesIncludeTaxSee = 'Prices include tax: see the';
export const pricesExcludeTaxSee = 'Prices do not include tax: see the';
export const taxClassTitle = 'Tax class';
export const exempt = 'Exempt';
export const forLabel = 'For';
export const knownCategories = (known: number) => `${formatCount(known)} categories`;
export const productsWithoutClass = 'products without a class';
export const productsThatUseIt = 'products that use it';
