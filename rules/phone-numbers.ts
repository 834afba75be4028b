import type { CountryCode } from 'libphonenumber-js/max';
import { phoneMessages } from '#messages/phone.ts';
import { checkAddress, checkPhone, type PostalAddress, readPhone } from './address-checks.ts';
import type { Message } from './messages.ts';
import { broken, type FieldErrors } from './text.ts';

/**
 * A typical placeholder, which is rejected. It would pass the numbering plan, because India once allotted
 * such landlines.
 */
const PLACEHOLDER = '1234567890';

/**
 * Checks an optional telephone number against the numbering plan of its country. Only the server uses this:
 * the plans of all countries are too large for the checkout's script, which uses only `checkPhone`. The plans
 * are loaded for the first number, because a server that takes no orders does not need their 20 MB of memory.
 * @param country of the address, two letters of ISO 3166-1, for numbers without a country code
 * @returns what is wrong, or false
 */
export async function checkPhoneNumber(phone: unknown, country?: string): Promise<Message | false> {
  const fault = checkPhone(phone);
  const text = readPhone(phone);
  if (fault || text === '') return fault;
  const { isSupportedCountry, parsePhoneNumberFromString } = await import('libphonenumber-js/max');
  const isKnown = country !== undefined && isSupportedCountry(country);
  // A number without a country code cannot be checked if the country is unknown or has no plan.
  if (!isKnown && !/^(?:\+|00)/.test(text)) return false;
  const options = { extract: false, ...(isKnown && { defaultCountry: country as CountryCode }) };
  // People write 00 for calls abroad, even in countries that use other digits.
  const notations = [text, text.replace(/^00/, '+')];
  const exists = notations.some((notation) => {
    const number = parsePhoneNumberFromString(notation, options);
    return number?.isValid() === true && number.nationalNumber !== PLACEHOLDER;
  });
  return !exists && phoneMessages.notFound;
}

/** Like `checkAddress` for any country, and checks that the telephone number exists. */
export async function checkAddressWithPhone(address: PostalAddress): Promise<FieldErrors> {
  const phone = await checkPhoneNumber(address.phone, address.country);
  return { ...checkAddress(address, null), ...broken({ phone }) };
}
