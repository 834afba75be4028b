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
  categoryGone: 'One of these categories no longer exists. Choose again',
});

export const sellingTexts = {
  checkForErrors: 'is not valid. Check for typing errors',
  upiFormat: 'must have the format shop@bank',
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
  linkMalformed: 'must be a complete address without spaces, such as https://app.example',
  linkNotHttps: 'must begin with https://. Only addresses of localhost may begin with http://',
  linkHostChanges: 'must not have a placeholder in its host name',
  linkTooLong: (max: number) => `must have at most ${max} characters`,
  linkLacksPlaceholder: (name: string) => `must contain {${name}}`,
  linkUnknownPlaceholder: (name: string) => `must not contain {${name}}, which has no meaning there`,
};
