import { defineMessages } from '@mela/rules/messages.ts';

export const contentMessages = defineMessages('content', {
  noSections: 'Send at least one section, keyed by its name.',
  unknownSection: 'This section does not exist.',
  noSuchImage: 'This image no longer exists. Choose it again.',
  nestedTooDeeply: 'This content is nested too deeply.',
});

export const contentTexts = {
  storefrontContent: 'Storefront content',
  theList: 'The list',
};
