import { addressMessages } from '#messages/address.ts';
import * as labels from '#messages/labels.ts';
import { isCountry, usesPostcode } from './countries.ts';
import { asciiDigits } from './digits.ts';
import { INDIAN_STATES, isPin, statesOfPin } from './indian-states.ts';
import type { Message } from './messages.ts';
import { broken, checkText, cleanText, type FieldErrors } from './text.ts';

/** A stored address. */
export interface PostalAddress {
  name: string;
  line1: string;
  line2: string | null;
  city: string;
  /** In India the two letters of a state; elsewhere free text. */
  region: string | null;
  /** Empty in countries without postcodes. */
  postalCode: string;
  country: string;
  phone: string | null;
}

/** A client's address. */
export type AddressDraft = { [Field in keyof PostalAddress]?: unknown };

const INDIA = 'IN';
const MAX_PHONE_LENGTH = 40;
/** A phone number: 7 to 15 digits with its country code. A leading 00 instead of + does not count. */
const PHONE = /^(?:\+|00)?(?:[ ()./-]*\d){7,15}$/;
/** The present letters of states, by former ones that older lists still use. */
const FORMER_LETTERS: Readonly<Record<string, string>> = {
  CT: 'CG',
  DD: 'DH',
  DN: 'DH',
  OR: 'OD',
  TG: 'TS',
  UT: 'UK',
};
const STATES_BY_NAME: ReadonlyMap<string, string> = new Map(
  Object.entries(INDIAN_STATES).map(([letters, name]) => [name.toLowerCase(), letters]),
);

export function checkEmail(email: unknown): Message | false {
  const text = cleanText(email);
  if (text === '') return addressMessages.emailRequired;
  // Require a dot in the host: hosts without one are in local networks, where shoppers have no address.
  const hasHost = text.includes('.', text.lastIndexOf('@'));
  // If cleaning changes the middle of the text, the result is another address.
  const isEmail = isEmailAddress(text) && hasHost && String(email).normalize('NFC').includes(text);
  return !isEmail && addressMessages.emailInvalid;
}

/** A telephone number in its stored form with ASCII digits; empty for none. */
export function readPhone(phone: unknown): string {
  return asciiDigits(cleanText(phone));
}

/** Checks the digits of an optional telephone number. `checkPhoneNumber` checks whether the number exists. */
export function checkPhone(phone: unknown): Message | false {
  const text = readPhone(phone);
  const isPhone = text.length <= MAX_PHONE_LENGTH && PHONE.test(text);
  return text !== '' && !isPhone && addressMessages.phoneInvalid;
}

interface PhonedOrder {
  phone: string | null;
  shippingAddress: { phone: string | null };
  paymentMethod: string;
  /** The order's total in minor units. */
  total: number;
}

/** Cash on delivery needs a phone number, because the courier calls before the parcel arrives. */
export function checkCashPhone(order: PhonedOrder): Message | false {
  const { phone, shippingAddress, paymentMethod, total } = order;
  const isCash = paymentMethod === 'cash_on_delivery' && total > 0;
  return isCash && !phone && !shippingAddress.phone && addressMessages.phoneForCashRequired;
}

/**
 * The stored form of an address: each text cleaned, a PIN without its space, a state by its letters, or by the PIN if no state is
 * given.
 */
export function readAddress(draft: AddressDraft): PostalAddress {
  const country = cleanText(draft.country).toUpperCase();
  const postalCode = asciiDigits(cleanText(draft.postalCode));
  const pin = country === INDIA ? postalCode.replaceAll(/\s/g, '') : postalCode;
  return {
    name: cleanText(draft.name),
    line1: cleanText(draft.line1),
    line2: cleanText(draft.line2) || null,
    city: cleanText(draft.city),
    region: readRegion(cleanText(draft.region), country, pin),
    postalCode: pin,
    country,
    phone: readPhone(draft.phone) || null,
  };
}

/** The letters of an Indian state, from its letters or name; other text stays unchanged. */
export function readRegion(region: string, country: string, pin: string | null): string | null {
  if (country !== INDIA) return region || null;
  if (region === '') {
    const states = pin === null ? [] : statesOfPin(pin);
    return states.length === 1 ? (states[0] ?? null) : null;
  }
  const letters = region.toUpperCase();
  return (
    FORMER_LETTERS[letters] ??
    STATES_BY_NAME.get(region.toLowerCase()) ??
    (Object.hasOwn(INDIAN_STATES, letters) ? letters : region)
  );
}

/**
 * @returns the faults of an address in its stored form, by field.
 * @param countries the allowed ones; null allows any
 */
export function checkAddress(address: PostalAddress, countries: readonly string[] | null): FieldErrors {
  const { name, line1, line2, city, postalCode, country, phone } = address;
  return broken({
    name: checkText(labels.name, name, { maxLength: 100 }) || checkNoAddress(name),
    country: checkCountry(country, countries),
    line1: checkText(labels.address, line1, { maxLength: 200 }),
    line2: line2 !== null && checkText(labels.addressLine2, line2, { maxLength: 200 }),
    postalCode: checkPostalCode(postalCode, country),
    city: checkText(labels.townOrCity, city, { maxLength: 100 }),
    region: checkRegion(address),
    phone: checkPhone(phone),
  });
}

/** Emails contain the name in their salutation: a web address in it would be an advertisement in the shop's name. */
const WEB_ADDRESS =
  /:\/\/|\bwww\.|@|\.(?:com|net|org|info|biz|io|co|in|ru|cn|xyz|top|site|online|shop|app|me|ly)(?:\b|\/)/i;

function checkNoAddress(text: string): Message | false {
  return WEB_ADDRESS.test(text) && addressMessages.nameHasAddress;
}

function checkCountry(country: string, countries: readonly string[] | null): Message | false {
  if (!isCountry(country)) return addressMessages.countryRequired;
  return countries !== null && !countries.includes(country) && addressMessages.countryNotServed;
}

function checkPostalCode(postalCode: string, country: string): Message | false {
  if (country === INDIA) return postcodeFault(postalCode);
  if (postalCode === '' && !usesPostcode(country)) return false;
  return checkText(labels.postcode, postalCode, { maxLength: 20 });
}

function postcodeFault(pin: string): Message | false {
  if (!/^[1-9]\d{5}$/.test(pin)) return addressMessages.pinInvalid;
  return !isPin(pin) && addressMessages.pinNotFound;
}

function checkRegion({ region, postalCode, country }: PostalAddress): Message | false {
  if (country !== INDIA) return region !== null && checkText(labels.state, region, { maxLength: 100 });
  if (region === null || !Object.hasOwn(INDIAN_STATES, region)) return addressMessages.stateRequired;
  const states = statesOfPin(postalCode);
  if (states.length === 0 || states.includes(region)) return false;
  const names = states.map((state) => INDIAN_STATES[state] ?? state);
  return addressMessages.pinOfOtherState({
    pin: postalCode,
    states: names,
    state: INDIAN_STATES[region] ?? region,
  });
}

const MAX_LENGTH = 254;
/** Excludes characters that could end a line, an address or a list of addresses in an email header. */
const LOCAL = String.raw`[^\s\p{C}@<>"(),:;\\[\]]{1,64}`;
const LABEL = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?`;
const ADDRESS = new RegExp(`^${LOCAL}@${LABEL}(?:\\.${LABEL})*$`, 'u');

/** Whether a text is exactly one address, without a name or line break. */
export function isEmailAddress(text: string): boolean {
  return text.length <= MAX_LENGTH && ADDRESS.test(text);
}
