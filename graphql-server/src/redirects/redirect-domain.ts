import { type Domain, NOTHING_ELSE } from '../domain.ts';
import { REDIRECT_INDEXES, type RedirectCollections, redirectCollectionsOf } from './collection.ts';
import { redirectSubject } from './history-subject.ts';

export const REDIRECT_DOMAIN = {
  ...NOTHING_ELSE,
  collectionsOf: redirectCollectionsOf,
  indexes: REDIRECT_INDEXES,
  subjects: { REDIRECT: redirectSubject },
  counted: { redirects: 'redirects' },
} satisfies Domain<RedirectCollections>;
