import { type Domain, NOTHING_ELSE } from '../domain.ts';
import type { ContentCollections, StoredContent } from './collection.ts';
import { contentSubject } from './history-subject.ts';

export const CONTENT_DOMAIN = {
  ...NOTHING_ELSE,
  collectionsOf: (db) => ({ content: db.collection<StoredContent>('storefront') }),
  subjects: { CONTENT: contentSubject },
  filledByServers: { storefront: { _id: 'content' as never } },
} satisfies Domain<ContentCollections>;
