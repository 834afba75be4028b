import { ALL_WEBHOOKS, DUE_INDEX, FAILED_INDEX, type WebhookCollection } from './collection.ts';
import { readWebhooks } from './read-webhooks.ts';

const RECENTLY_MS = 24 * 60 * 60 * 1000;

interface Collections {
  webhooks: WebhookCollection;
}

/** How many messages wait to be sent, to webhooks that are on. */
export async function countWaitingMessages(collections: Collections): Promise<number> {
  const told = (await readWebhooks(collections)).filter(({ isPaused }) => isPaused !== true);
  const waits = { webhook: { $in: told.map(({ _id }) => _id) }, nextAt: { $type: 'date' as const } };
  return collections.webhooks.countDocuments(waits, { hint: DUE_INDEX });
}

/** How many webhooks are paused as they took nothing for days. */
export function countFailingWebhooks({ webhooks }: Collections): Promise<number> {
  return webhooks.countDocuments({ ...ALL_WEBHOOKS, isPaused: true, isFailing: true }, { hint: '_id_' });
}

/** How many were given up within a day. */
export function countFailedMessages({ webhooks }: Collections): Promise<number> {
  const failedAt = { $gte: new Date(Date.now() - RECENTLY_MS) };
  return webhooks.countDocuments({ failedAt, type: { $ne: 'test' } }, { hint: FAILED_INDEX });
}
