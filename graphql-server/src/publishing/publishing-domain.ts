import { type Domain, NOTHING_ELSE } from '../domain.ts';
import { storefrontSubject } from './history-subject.ts';
import type { SettingsCollection, StorefrontSettings } from './settings.ts';

export interface PublishingCollections {
  settings: SettingsCollection;
}

export const PUBLISHING_DOMAIN = {
  ...NOTHING_ELSE,
  collectionsOf: (db) => ({ settings: db.collection<StorefrontSettings>('storefront') }),
  subjects: { STOREFRONT: storefrontSubject },
} satisfies Domain<PublishingCollections>;
