import { defineMessages } from '../../messages.ts';

export const customFieldsMessages = defineMessages('customFields', {
  tooMany: ({ max }: { max: number }) => `You can set at most ${max} custom fields`,
  notFound: 'This custom field does not exist',
  invalidFlag: ({ label }: { label: string }) => `${label} must be true or false`,
  invalidPrice: ({ label }: { label: string }) => `${label} must be a valid price`,
  invalidNumber: ({ label, max }: { label: string; max: number }) =>
    `${label} must be a whole number from 0 to ${max}`,
});
