import { type Domain, NOTHING_ELSE } from '../../domain.ts';
import type { WebhookCollection } from './collection.ts';

export interface WebhookCollections {
  webhooks: WebhookCollection;
}

export const WEBHOOK_DOMAIN = {
  ...NOTHING_ELSE,
  collectionsOf: (db) => ({ webhooks: db.collection('webhooks') }),
  indexesOf: () => [],
} satisfies Domain<WebhookCollections>;
