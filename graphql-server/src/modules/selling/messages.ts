import { LOCALE } from '@mela/rules/locale.ts';
import { defineMessages } from '@mela/rules/messages.ts';
import { plural } from '@mela/rules/plural.ts';

export const sellingMessages = defineMessages('selling', {
  unsupportedPrices: ({ count, currency, products }: { count: number; currency: string; products: string }) =>
    `${plural(count, { one: '1 product has a price', other: `${count} products have prices` })} that ${currency} does not support, because of their decimals or size: ${products}`,
  currencyHasOrders: ({ currency }: { currency: string }) =>
    `You cannot change the currency, because there are orders in ${currency}`,
  tooManyDecimals: ({ currency }: { currency: string }) =>
    `This amount has more decimals than ${currency} allows`,
  importRunning: 'An import is running. Change the currency once it has finished',
  tooManyPricesToConvert: ({ from, to }: { from: string; to: string }) =>
    `${from} and ${to} have different decimals, and there are too many prices to convert at once. Export the products, delete them, change the currency, and import them again`,
  bothDeliveryTimes: 'Enter both the minimum and the maximum delivery time, or neither',
  deliveryTimesSwapped: 'The maximum delivery time must not be less than the minimum',
  noApiKeys: ({ providers }: { providers: string }) =>
    `The API keys for ${providers} are not set on this server`,
  noPaymentMethod: `Selling needs at least one payment method. Pause selling first`,
  notReadyToSell: ({ needs }: { needs: string }) => `Before you can start selling, the shop needs ${needs}`,
  invalidFlag: ({ label }: { label: string }) => `${label} must be true or false`,
  invalidPercent: ({ label }: { label: string }) =>
    `${label} must be from 0 to 100, with at most two decimals`,
  invalidAmount: ({ label }: { label: string }) =>
    `${label} must be a whole number in the currency’s smallest unit`,
  invalidCurrency: ({ label }: { label: string }) => `${label} must be an ISO 4217 code, such as INR`,
  invalidState: ({ label }: { label: string }) =>
    `${label} must be the two-letter code of an Indian state, such as MH`,
  invalidGstin: ({ label }: { label: string }) => `${label} is not valid. Check for typing errors`,
  invalidUpiId: ({ label }: { label: string }) => `${label} must have the format shop@bank`,
  invalidLines: ({ label, max }: { label: string; max: number }) =>
    `${label} must be at most ${max.toLocaleString(LOCALE)} characters of text`,
  invalidTimeZone: ({ label }: { label: string }) => `${label} must be an IANA name, such as Asia/Kolkata`,
  invalidCountries: ({ label }: { label: string }) => `${label} must be at least one two-letter country code`,
  invalidTaxRates: ({ label, max }: { label: string; max: number }) =>
    `${label} must name at most ${max} categories, each once, with a rate from 0 to 100`,
  invalidProviders: ({ label }: { label: string }) => `${label} must name payment providers of this shop`,
  invalidEmails: ({ label, max }: { label: string; max: number }) =>
    `${label} must go to at most ${max} valid email addresses`,
  invalidNumber: ({ label, min, max }: { label: string; min: number; max: number }) =>
    `${label} must be a whole number from ${min} to ${max}`,
  linkMalformed: ({ label }: { label: string }) =>
    `${label} must be a complete address without spaces, such as https://app.example`,
  linkNotHttps: ({ label }: { label: string }) =>
    `${label} must begin with https://. Only addresses of localhost may begin with http://`,
  linkHostChanges: ({ label }: { label: string }) => `${label} must not have a placeholder in its host name`,
  linkTooLong: ({ label, max }: { label: string; max: number }) =>
    `${label} must have at most ${max} characters`,
  linkLacksPlaceholder: ({ label, placeholder }: { label: string; placeholder: string }) =>
    `${label} must contain {${placeholder}}`,
  linkUnknownPlaceholder: ({ label, placeholder }: { label: string; placeholder: string }) =>
    `${label} must not contain {${placeholder}}, which has no meaning there`,
  categoryGone: 'One of these categories no longer exists. Choose again',
});

export const sellingTexts = {
  selling: 'Selling',
  shipping: 'Shipping',
  countries: 'Countries',
  gstin: 'GSTIN',
  newOrderEmails: 'New-order emails',
  theCurrency: 'The currency',
  theTimeZone: 'The time zone',
  theFreeShippingAmount: 'The amount for free shipping',
  theMinimumDeliveryTime: 'The minimum delivery time',
  theMaximumDeliveryTime: 'The maximum delivery time',
  theTaxRate: 'The tax rate',
  whetherPricesIncludeTax: 'Whether prices include tax',
  taxRates: 'Tax rates by category',
  theShopsState: "The shop's state",
  cashOnDelivery: 'Cash on delivery',
  theCashOnDeliveryLimit: 'The cash on delivery limit',
  theUpiId: 'The UPI ID',
  theBankAccount: 'The bank account',
  onlinePayments: 'Online payments',
  returnInstructions: 'Return instructions',
  theUnpaidHours: 'The hours until unpaid orders are canceled',
  sellingSettings: 'Selling settings',
  homeUrl: 'The address of the home page',
  orderUrl: 'The address of the order page',
  productUrl: 'The address of product pages',
  emailsUrl: 'The address of the email page',
};
