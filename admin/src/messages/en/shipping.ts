import { plural } from '@mela/rules/plural.ts';

export const wholeCountries = 'Whole countries';
export const statesOfCountry = 'States of a country';
export const pinCodesOrPostcodesOfCountry = 'PIN codes or postcodes of a country';
export const allOtherCountries = 'All other countries';
export const addresses = 'Addresses';
export const statesOnePerLineSpelled = 'States, one per line, spelled as in customers’ addresses';
export const pinCodesOnePerLine = 'PIN codes, one per line';
export const postcodesOnePerLine = 'Postcodes, one per line';
export const postcodesExample = '10115\n10000-10999\nSW1*';
export const rateNumber = (number: number) => `Rate ${number}`;
export const standard = 'Standard';
export const freeOverOrderValueOfIn = (currency: string) => `Free for orders over, in ${currency}`;
export const neverFree = 'Never free';
export const removeRate = 'Remove rate';
export const percentageOfOrderValue = 'Percentage of the order value';
export const priceInCurrency = (currency: string) => `Price, in ${currency}`;
export const deliveryDaysFrom = 'Delivery days, from';
export const deliveryDaysTo = 'Delivery days, to';
export const orderValue = 'order value';
export const fromOfIn = (what: string, unit: string) => `From ${what}, in ${unit}`;
export const belowOfIn = (what: string, unit: string) => `Below ${what}, in ${unit}`;
export const ifSeveralZonesIncludeAddressMost =
  'If several zones include an address, the most specific zone applies: postcodes first, then states, then countries. The shop does not deliver to addresses outside all zones.';
export const zone = 'zone';
export const zoneName = (name: string) => `the zone ${name}`;
export const thisIsLastZoneWithoutZones =
  'This is the last zone. Without zones, the shipping percentage in the selling settings applies.';
export const shippingZones = 'shipping zones';
export const noShippingZonesYet = 'No shipping zones yet';
export const everyOrderCostsPercent = (shippingPercent: number) =>
  `Every order costs ${shippingPercent}% of its subtotal to ship, as set in the`;
export const addZonesToChargeByAddress =
  '. Add zones to charge by address, weight or order value, to offer several shipping options, or to limit where you deliver.';
export const zoneTitle = 'Zone';
export const rates = 'Rates';
export const noDelivery = 'No delivery';
export const editShippingZone = 'Edit shipping zone';
export const addShippingZone = 'Add shipping zone';
export const shippingZoneSaved = 'Shipping zone saved';
export const shippingZoneAdded = 'Shipping zone added';
export const nameOnlyYourTeamSeesIt = 'Name (only your team sees it)';
export const withoutRateShopDoesNotDeliver = 'Without a rate, the shop does not deliver to these addresses.';
export const addRate = 'Add rate';
export const flatRate = 'Flat rate';
export const byWeight = 'By weight';
export const byOrderValue = 'By order value';
export const localPickup = 'Local pickup';
export const freeOverMoney = (money: string) => `free over ${money}`;
export const noCashOnDelivery = 'no cash on delivery';
export const fromToLessThan = (from: string, until: string) => `from ${from} to less than ${until}`;
export const fromBound = (from: string) => `from ${from}`;
export const lessThan = (until: string) => `less than ${until}`;
export const fromUntilDays = (from: number, until: number) => `${from}–${until} days`;
export const days = (from: number) => plural(from, { one: '1 day', other: `${from} days` });
