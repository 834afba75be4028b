import * as collectionsText from '#messages/collections.ts';
import type { Feature } from '../features.ts';

const COLLECTIONS_PATH = '/collections';

export const FEATURE: Feature = {
  screens: [
    {
      path: COLLECTIONS_PATH,
      load: async () => (await import('./CollectionsScreen.tsx')).CollectionsScreen,
      menu: { group: 'products', title: collectionsText.collections, place: 60 },
    },
  ],
  subjects: {
    COLLECTION: {
      word: collectionsText.collection,
      label: collectionsText.collections,
      screen: () => COLLECTIONS_PATH,
    },
  },
};
