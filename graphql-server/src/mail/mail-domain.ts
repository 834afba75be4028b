import { type Domain, NOTHING_ELSE } from '../domain.ts';
import { MAIL_INDEXES, type MailCollections, mailCollectionsOf } from './collection.ts';

export const MAIL_DOMAIN = {
  ...NOTHING_ELSE,
  collectionsOf: mailCollectionsOf,
  indexes: MAIL_INDEXES,
} satisfies Domain<MailCollections>;
