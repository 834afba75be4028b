import { type Domain, NOTHING_ELSE } from '../../domain.ts';
import { AT_INDEX, DUE_INDEX, DUE_KEY, type WebhookCollection } from './collection.ts';

export interface WebhookCollections {
  webhooks: WebhookCollection;
}

export const WEBHOOK_DOMAIN = {
  ...NOTHING_ELSE,
  collectionsOf: (db) => ({ webhooks: db.collection('webhooks') }),
  indexesOf: ({ webhooks }) => [
    {
      collection: webhooks,
      indexes: [
        { key: DUE_KEY, name: DUE_INDEX, partialFilterExpression: { nextAt: { $type: 'date' } } },
        { key: { at: 1, _id: 1 }, name: AT_INDEX, sparse: true },
      ],
    },
  ],
} satisfies Domain<WebhookCollections>;
