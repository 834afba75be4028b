import { type Domain, NOTHING_ELSE } from '../domain.ts';
import type { SellingCollections, StoredSelling } from './collection.ts';
import { sellingSubject } from './history-subject.ts';

export const SELLING_DOMAIN = {
  ...NOTHING_ELSE,
  collectionsOf: (db) => ({ selling: db.collection<StoredSelling>('storefront') }),
  subjects: { SELLING: sellingSubject },
  // What the content says of the same collection, and its own.
  filledByServers: { storefront: { _id: { $in: ['content', 'selling'] as never[] } } },
} satisfies Domain<SellingCollections>;
