import { type Domain, NOTHING_ELSE } from '../domain.ts';
import { CATALOGUE_INDEXES, catalogueCollectionsOf, type OwnCollections } from './collections.ts';
import { categorySubject, productSubject } from './history-subjects.ts';

export const CATALOGUE_DOMAIN = {
  ...NOTHING_ELSE,
  collectionsOf: catalogueCollectionsOf,
  indexes: CATALOGUE_INDEXES,
  subjects: { PRODUCT: productSubject, CATEGORY: categorySubject },
  notBackedUp: ['shownCategories', 'shownProducts'],
  filledByServers: { creations: null },
  counted: { products: 'products', categories: 'categories' },
} satisfies Domain<OwnCollections>;
