import type { CountryCode } from 'libphonenumber-js/max';
import { checkAddress, checkPhone, type PostalAddress, readPhone } from './address-checks.ts';
import { broken, type FieldErrors } from './text.ts';

const NO_SUCH_NUMBER =
  'This telephone number does not exist. Start with + and the country code for a number of another country';
/** The digits in order: India once allotted landlines that begin like this, so the numbering plan alone takes them. */
const PLACEHOLDER = '1234567890';

/**
 * Checks a telephone number that may be left out against the numbering plan of its country. Only the server does: the plans of
 * all countries are too large for the checkout's script, which checks with `checkPhone` alone. They are loaded with the first number, as
 * a server that takes no orders does not need the 20 MB of memory.
 * @param country of the address, two letters of ISO 3166-1: numbers without a country code are read as numbers of this country
 * @returns what is wrong, or false
 */
export async function checkPhoneNumber(phone: unknown, country?: string): Promise<string | false> {
  const fault = checkPhone(phone);
  const text = readPhone(phone);
  if (fault || text === '') return fault;
  const { isSupportedCountry, parsePhoneNumberFromString } = await import('libphonenumber-js/max');
  const isKnown = country !== undefined && isSupportedCountry(country);
  // Nobody can say what a number without a country code is, where the country is unknown or has no plan of its own.
  if (!isKnown && !/^(?:\+|00)/.test(text)) return false;
  const options = { extract: false, ...(isKnown && { defaultCountry: country as CountryCode }) };
  // Some countries dial abroad with other digits than 00, which people write all the same.
  const notations = [text, text.replace(/^00/, '+')];
  const exists = notations.some((notation) => {
    const number = parsePhoneNumberFromString(notation, options);
    return number?.isValid() === true && number.nationalNumber !== PLACEHOLDER;
  });
  return !exists && NO_SUCH_NUMBER;
}

/** Checks an address as `checkAddress` does, in any country, and that its telephone number exists. */
export async function checkAddressWithPhone(address: PostalAddress): Promise<FieldErrors> {
  const phone = await checkPhoneNumber(address.phone, address.country);
  return { ...checkAddress(address, null), ...broken({ phone }) };
}
