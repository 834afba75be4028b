import { type Domain, NOTHING_ELSE } from '../domain.ts';
import type { SellingCollections, StoredSelling } from './collection.ts';
import { sellingSubject } from './history-subject.ts';

export const SELLING_DOMAIN = {
  ...NOTHING_ELSE,
  collectionsOf: (db) => ({ selling: db.collection<StoredSelling>('selling') }),
  indexesOf: () => [],
  subjects: { SELLING: sellingSubject },
} satisfies Domain<SellingCollections>;
