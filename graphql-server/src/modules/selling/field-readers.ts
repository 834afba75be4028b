import { checkEmail } from '@mela/rules/address-checks.ts';
import { isCountry } from '@mela/rules/countries.ts';
import { isCurrency } from '@mela/rules/currencies.ts';
import { isGstin } from '@mela/rules/gstin.ts';
import { INDIAN_STATES } from '@mela/rules/indian-states.ts';
import type { Message } from '@mela/rules/messages.ts';
import { readMinorUnits } from '@mela/rules/money.ts';
import { isOnlineMethod, type OnlineMethod } from '@mela/rules/selling-terms.ts';
import { isTimeZone } from '@mela/rules/shop-days.ts';
import { checkText, cleanText } from '@mela/rules/text.ts';
import type { LinkName } from '../mail/storefront-links.ts';
import type { CategoryTaxRate, SellingFields } from './collection.ts';
import { faultOfLink } from './link-template.ts';
import { sellingMessages, sellingTexts } from './messages.ts';

/** The result of reading an invalid value. */
export const BROKEN = Symbol('broken');

type Read<Value> = Value | typeof BROKEN;

type Fault = (params: { label: string }, value: string) => Message;

interface Reader<Value> {
  /** The message about an invalid value. */
  fault: Fault;
  read(value: unknown): Read<Value>;
}

const UPI_ID = /^[\w.-]{2,100}@[a-z][a-z0-9.-]{1,63}$/i;
const MAX_CATEGORY_RATES = 100;
const MAX_DELIVERY_DAYS = 365;
const MAX_PAY_WITHIN_HOURS = 720;
const MAX_ADDRESSES = 10;
const MAX_LINES_LENGTH = 1_000;

const FLAG: Reader<boolean> = {
  fault: sellingMessages.invalidFlag,
  read: (value) => (typeof value === 'boolean' ? value : BROKEN),
};
const PERCENT: Reader<number> = {
  fault: sellingMessages.invalidPercent,
  read: (value) => (isPercent(value) ? value : BROKEN),
};
const AMOUNT: Reader<number> = {
  fault: sellingMessages.invalidAmount,
  read: (value) => readMinorUnits(value) ?? BROKEN,
};
const CURRENCY = textThat(sellingMessages.invalidCurrency, isCurrency, inCapitals);
const STATE = textThat(
  sellingMessages.invalidState,
  (text) => Object.hasOwn(INDIAN_STATES, text),
  inCapitals,
);
const GSTIN = textThat(sellingMessages.invalidGstin, isGstin, inCapitals);
const UPI = textThat(sellingMessages.invalidUpiId, (text) => UPI_ID.test(text));
const LINES = textThat(
  ({ label }) => sellingMessages.invalidLines({ label, max: MAX_LINES_LENGTH }),
  (text) => checkText('', text, { maxLength: MAX_LINES_LENGTH, hasLines: true }) === false,
);

type Readers = { [Field in keyof SellingFields]: [label: string, reader: Reader<SellingFields[Field]>] };

/** The rules of the fields. null or empty text clears an optional field. */
export const FIELD_READERS: Readers = {
  isSelling: [sellingTexts.selling, FLAG],
  currency: [sellingTexts.theCurrency, CURRENCY],
  timeZone: [sellingTexts.theTimeZone, textThat(sellingMessages.invalidTimeZone, isTimeZone)],
  shippingPercent: [sellingTexts.shipping, PERCENT],
  freeShippingFrom: [sellingTexts.theFreeShippingAmount, optional(AMOUNT)],
  deliveryDaysFrom: [sellingTexts.theMinimumDeliveryTime, optional(whole(0, MAX_DELIVERY_DAYS))],
  deliveryDaysUntil: [sellingTexts.theMaximumDeliveryTime, optional(whole(0, MAX_DELIVERY_DAYS))],
  countries: [sellingTexts.countries, { fault: sellingMessages.invalidCountries, read: readCountries }],
  taxRate: [sellingTexts.theTaxRate, PERCENT],
  pricesIncludeTax: [sellingTexts.whetherPricesIncludeTax, FLAG],
  categoryTaxRates: [
    sellingTexts.taxRates,
    {
      fault: ({ label }) => sellingMessages.invalidTaxRates({ label, max: MAX_CATEGORY_RATES }),
      read: readRates,
    },
  ],
  taxRegion: [sellingTexts.theShopsState, optional(STATE)],
  gstin: [sellingTexts.gstin, optional(GSTIN)],
  takesCashOnDelivery: [sellingTexts.cashOnDelivery, FLAG],
  cashOnDeliveryUpTo: [sellingTexts.theCashOnDeliveryLimit, optional(AMOUNT)],
  upiId: [sellingTexts.theUpiId, optional(UPI)],
  bankDetails: [sellingTexts.theBankAccount, optional(LINES)],
  onlineMethods: [
    sellingTexts.onlinePayments,
    { fault: sellingMessages.invalidProviders, read: readOnlineMethods },
  ],
  returnInstructions: [sellingTexts.returnInstructions, optional(LINES)],
  homeUrl: [sellingTexts.homeUrl, optional(linkTo('homeUrl'))],
  orderUrl: [sellingTexts.orderUrl, optional(linkTo('orderUrl'))],
  productUrl: [sellingTexts.productUrl, optional(linkTo('productUrl'))],
  emailsUrl: [sellingTexts.emailsUrl, optional(linkTo('emailsUrl'))],
  payWithinHours: [sellingTexts.theUnpaidHours, whole(1, MAX_PAY_WITHIN_HOURS)],
  newOrderEmails: [
    sellingTexts.newOrderEmails,
    {
      fault: ({ label }) => sellingMessages.invalidEmails({ label, max: MAX_ADDRESSES }),
      read: readAddresses,
    },
  ],
};

function whole(least: number, most: number): Reader<number> {
  const isWithin = (value: unknown): value is number =>
    Number.isInteger(value) && (value as number) >= least && (value as number) <= most;
  return {
    fault: ({ label }) => sellingMessages.invalidNumber({ label, min: least, max: most }),
    read: (value) => (isWithin(value) ? value : BROKEN),
  };
}

function optional<Value>({ fault, read }: Reader<Value>): Reader<Value | null> {
  const isNothing = (value: unknown) => value === null || (typeof value === 'string' && value.trim() === '');
  return { fault, read: (value) => (isNothing(value) ? null : read(value)) };
}

/** Reads the address of a page that emails link to. */
function linkTo(name: LinkName): Reader<string> {
  return textThat(
    (params, template) => (faultOfLink(name, template) ?? sellingMessages.linkMalformed)(params),
    (template) => faultOfLink(name, template) === null,
  );
}

function textThat(
  fault: Fault,
  isRight: (text: string) => boolean,
  clean = (text: string) => text,
): Reader<string> {
  const read = (value: unknown) => {
    const text = clean(cleanText(value));
    return isRight(text) ? text : BROKEN;
  };
  return { fault, read };
}

function inCapitals(text: string): string {
  return text.replaceAll(' ', '').toUpperCase();
}

function isPercent(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= 100 && Number(value.toFixed(2)) === value;
}

function readCountries(value: unknown): Read<string[]> {
  if (!Array.isArray(value) || value.length === 0) return BROKEN;
  const codes = [...new Set(value.map((code) => cleanText(code).toUpperCase()))];
  return codes.every(isCountry) ? codes : BROKEN;
}

function readRates(value: unknown): Read<CategoryTaxRate[]> {
  if (!Array.isArray(value) || value.length > MAX_CATEGORY_RATES) return BROKEN;
  const rates = (value as Partial<CategoryTaxRate>[]).map((one) => ({
    categoryId: cleanText(one?.categoryId).toLowerCase(),
    rate: one?.rate as number,
  }));
  const ids = new Set(rates.map(({ categoryId }) => categoryId));
  return ids.size === rates.length && rates.every(({ rate }) => isPercent(rate)) ? rates : BROKEN;
}

/** Removes duplicate addresses, ignoring case. */
function readAddresses(value: unknown): Read<string[]> {
  if (!Array.isArray(value)) return BROKEN;
  const addresses = new Map(value.map((one) => [cleanText(one).toLowerCase(), cleanText(one)]));
  const isRight = addresses.size <= MAX_ADDRESSES && value.every((one) => checkEmail(one) === false);
  return isRight ? [...addresses.values()] : BROKEN;
}

function readOnlineMethods(value: unknown): Read<OnlineMethod[]> {
  if (!Array.isArray(value) || !value.every((name) => typeof name === 'string' && isOnlineMethod(name)))
    return BROKEN;
  return [...new Set(value as OnlineMethod[])];
}
