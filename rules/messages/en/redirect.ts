import { defineMessages } from '../../messages.ts';

export const redirectMessages = defineMessages('redirect', {
  invalidEncoding: ({ label }: { label: string }) => `${label} has an invalid % code`,
  oldAddressInvalid: 'Old address must start with /, such as /old-page',
  oldAddressHasQuery:
    'Old address must not contain ? or #. A redirect applies to the path, with any ? or # part',
  oldAddressHidden: 'Old address must not contain a backslash, or a dot after a slash',
  oldAddressReserved: ({ address }: { address: string }) =>
    `${address} cannot be redirected, because the shop uses this address`,
  newAddressInvalid: 'New address must start with / or https://',
});
