import { defineMessages } from '@mela/rules/messages.ts';

export const reportsMessages = defineMessages('reports', {
  tooManyDays: ({ max }: { max: number }) => `The last day must be within ${max} days of the first`,
  firstOutOfRange: ({ max }: { max: number }) => `first must be from 1 to ${max}`,
});
