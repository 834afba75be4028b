import { defineMessages } from '@mela/rules/messages.ts';

export const searchMessages = defineMessages('search', {
  tooManySearches: 'Too many searches are running. Try again in a few seconds.',
  indexUnavailable: 'The search index is not available right now. Try again in a few seconds.',
});
