import { defineMessages } from '../../messages.ts';

export const contentFieldMessages = defineMessages('contentField', {
  invalid: ({ problem }: { problem: string }) => problem,
  invalidLink: ({ label }: { label: string }) =>
    `${label} must be a path such as /shop, or an https:// address`,
  invalidVideo: ({ label }: { label: string }) =>
    `${label} must be the https:// address of an .mp4 or .webm file`,
  tooManyLines: ({ label, max }: { label: string; max: number }) => `${label} can have at most ${max} lines`,
  invalidNumber: ({ label, max }: { label: string; max: number }) =>
    `${label} must be a whole number from 0 to ${max}`,
  invalidMoment: ({ label }: { label: string }) => `${label} must be a date and time`,
  unknownChoice: ({ label, values }: { label: string; values: readonly string[] }) =>
    `${label} must be one of ${values.join(', ')}`,
  imageRequired: ({ label }: { label: string }) => `${label}: choose an image`,
  unknownImage: 'This image does not exist. Choose another one',
  tooManyItems: ({ label, max }: { label: string; max: number }) => `${label} can have at most ${max} items`,
  invalidPhone: ({ label }: { label: string }) => `${label} must be a phone number, such as +91 98765 43210`,
  invalidInternationalPhone: ({ label }: { label: string }) =>
    `${label} must be a phone number with + and the country code, such as +91 98100 12345`,
  invalidEmail: ({ label }: { label: string }) =>
    `${label} must be an email address, such as hello@example.com`,
  invalidAnchor: 'Anchor must be lowercase letters, digits and hyphens',
  tooFewSynonyms: 'Enter at least two words, separated by commas',
  contactRequired: 'Enter an email address or a phone number',
});
