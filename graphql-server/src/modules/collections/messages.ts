import { defineMessages } from '@mela/rules/messages.ts';

export const collectionsMessages = defineMessages('collections', {
  tooManyCollections: ({ max }: { max: number }) =>
    `A shop can have at most ${max} collections. Delete one first.`,
  pricesHaveDecimals:
    'The prices in the conditions of collections have more decimals than this currency allows. Delete these conditions, and add them again afterwards',
});

export const collectionsTexts = {
  collection: 'Collection',
  collectionFault: ({ name, fault }: { name: string; fault: string }) => `Collection ${name}: ${fault}.`,
  metricCollections: 'Collections of products.',
};
