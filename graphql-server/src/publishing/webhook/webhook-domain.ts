import { type Domain, NOTHING_ELSE } from '../../domain.ts';
import {
  AT_INDEX,
  AT_OF_INDEX,
  DUE_INDEX,
  DUE_KEY,
  FAILED_INDEX,
  type WebhookCollection,
} from './collection.ts';

export interface WebhookCollections {
  webhooks: WebhookCollection;
}

export const WEBHOOK_DOMAIN = {
  ...NOTHING_ELSE,
  collectionsOf: (db) => ({ webhooks: db.collection('webhooks') }),
  indexes: {
    webhooks: [
      { key: DUE_KEY, name: DUE_INDEX, partialFilterExpression: { nextAt: { $type: 'date' } } },
      { key: { at: 1, _id: 1 }, name: AT_INDEX, sparse: true },
      { key: { webhook: 1, at: 1, _id: 1 }, name: AT_OF_INDEX },
      { key: { failedAt: 1 }, name: FAILED_INDEX, sparse: true },
    ],
  },
} satisfies Domain<WebhookCollections>;
