import { defineMessages } from '../../messages.ts';

export const legalMessages = defineMessages('legalInformation', {
  invalidBestBefore:
    'Best before must be a date, such as 2027-03 or 2027-03-31, or a number of months, such as 12',
});
