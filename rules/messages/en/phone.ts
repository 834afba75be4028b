import { defineMessages } from '../../messages.ts';

export const phoneMessages = defineMessages('phone', {
  notFound:
    'This phone number does not exist. For a number in another country, start with + and the country code',
});
