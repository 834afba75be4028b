import { isGstin } from '../../../../graphql-server/src/rules/gstin.ts';
import { INDIAN_STATES, isPin, statesOfPin } from '../../../../graphql-server/src/rules/indian-states.ts';
import { broken, checkText, type FieldErrors } from '../../../../graphql-server/src/rules/text.ts';
import type { AddressInput, OrderInput } from './order-input.ts';

const EMAIL = /^[^\s@<>"]+@[^\s@<>".]+(\.[^\s@<>".]+)+$/;
const MAX_EMAIL_LENGTH = 254;
/** A number with its country's, the longest there are having 15 digits; spaces, hyphens and brackets are for the eye. */
const PHONE = /^\+?(?:[ ().-]*\d){7,15}$/;
const INDIA = 'IN';

/** @returns what is wrong, by the names of the fields and in their order. The server has the last word. */
export function checkFields(input: OrderInput): FieldErrors {
  const { email, phone, shippingAddress, billingAddress, paymentMethod, note, gstin } = input;
  return {
    ...broken({
      email: checkEmail(email),
      phone: phone !== null && !PHONE.test(phone) && 'This is no telephone number',
    }),
    ...checkAddress('shippingAddress', shippingAddress),
    ...(billingAddress && checkAddress('billingAddress', billingAddress)),
    ...broken({
      gstin:
        gstin !== null && !isGstin(gstin) && 'This is no GST number: look for a letter or digit mistyped',
      paymentMethod: paymentMethod === '' && 'Choose how to pay',
      note: note !== null && checkText('The note', note, { maxLength: 1_000, hasLines: true }),
    }),
  };
}

function checkEmail(email: string): string | false {
  if (email === '') return 'Email is required';
  return (!EMAIL.test(email) || email.length > MAX_EMAIL_LENGTH) && 'This is no email address';
}

function checkAddress(of: string, address: AddressInput): FieldErrors {
  const { name, line1, line2, city, postalCode, country } = address;
  const errors = broken({
    name: checkText('Name', name, { maxLength: 100 }),
    country: country === '' && 'Choose a country',
    line1: checkText('Address', line1, { maxLength: 200 }),
    line2: line2 !== null && checkText('The second line', line2, { maxLength: 200 }),
    postalCode: checkPostalCode(postalCode, country),
    city: checkText('Town or city', city, { maxLength: 100 }),
    region: checkRegion(address),
  });
  return Object.fromEntries(Object.entries(errors).map(([field, message]) => [`${of}.${field}`, message]));
}

function checkPostalCode(postalCode: string, country: string): string | false {
  if (country === INDIA) return !isPin(postalCode) && 'A PIN code has six digits';
  return checkText('Postcode', postalCode, { maxLength: 20 });
}

function checkRegion({ region, postalCode, country }: AddressInput): string | false {
  if (country !== INDIA) return region !== null && checkText('State', region, { maxLength: 100 });
  if (region === null || !(region in INDIAN_STATES)) return 'Choose a state';
  const states = statesOfPin(postalCode);
  if (states.length === 0 || states.includes(region)) return false;
  const names = states.map((state) => INDIAN_STATES[state]).join(' or ');
  return `PIN code ${postalCode} is in ${names}, not in ${INDIAN_STATES[region]}`;
}
