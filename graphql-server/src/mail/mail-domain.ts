import { type Domain, NOTHING_ELSE } from '../domain.ts';
import { type MailCollections, mailCollectionsOf, mailIndexesOf } from './collection.ts';

export const MAIL_DOMAIN = {
  ...NOTHING_ELSE,
  collectionsOf: mailCollectionsOf,
  indexesOf: mailIndexesOf,
} satisfies Domain<MailCollections>;
