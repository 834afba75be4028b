import { defineMessages } from '../../messages.ts';

export const addressMessages = defineMessages('address', {
  emailRequired: 'Email is required',
  emailInvalid: 'Enter a valid email address',
  phoneInvalid: 'Enter a phone number with 7 to 15 digits',
  phoneForCashRequired: 'Enter a phone number for cash on delivery',
  nameHasAddress: 'Name must not contain a web or email address',
  countryRequired: 'Choose a country',
  countryNotServed: 'This shop does not ship to this country',
  pinInvalid: 'PIN code must have 6 digits',
  pinNotFound: 'This PIN code does not exist',
  stateRequired: 'Choose a state',
  pinOfOtherState: ({ pin, states, state }: { pin: string; states: readonly string[]; state: string }) =>
    `PIN code ${pin} is in ${states.join(' or ')}, not in ${state}`,
});
