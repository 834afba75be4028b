import type { Metric } from '../../kernel/module.ts';
import { ALL_WEBHOOKS, DUE_INDEX, FAILED_INDEX, type WebhookCollection } from './collection.ts';
import { webhooksTexts } from './messages.ts';
import { readWebhooks } from './read-webhooks.ts';

const RECENTLY_MS = 24 * 60 * 60 * 1000;

interface Collections {
  webhooks: WebhookCollection;
}

export function webhookMetrics(collections: Collections): Metric[] {
  return [
    {
      name: 'webhook_waiting',
      help: webhooksTexts.metricUndelivered,
      read: () => countWaitingMessages(collections),
    },
    {
      name: 'webhook_failed',
      help: webhooksTexts.metricFailed,
      read: () => countFailedMessages(collections),
    },
    {
      name: 'webhook_paused',
      help: webhooksTexts.metricPaused,
      read: () => countFailingWebhooks(collections),
    },
  ];
}

/** The number of messages waiting for active webhooks. */
async function countWaitingMessages(collections: Collections): Promise<number> {
  const told = (await readWebhooks(collections)).filter(({ isPaused }) => isPaused !== true);
  const waits = { webhook: { $in: told.map(({ _id }) => _id) }, nextAt: { $type: 'date' as const } };
  return collections.webhooks.countDocuments(waits, { hint: DUE_INDEX });
}

/** The number of webhooks paused after days of failures. */
function countFailingWebhooks({ webhooks }: Collections): Promise<number> {
  return webhooks.countDocuments({ ...ALL_WEBHOOKS, isPaused: true, isFailing: true }, { hint: '_id_' });
}

/** The number of messages given up within a day. */
function countFailedMessages({ webhooks }: Collections): Promise<number> {
  const failedAt = { $gte: new Date(Date.now() - RECENTLY_MS) };
  return webhooks.countDocuments({ failedAt, type: { $ne: 'test' } }, { hint: FAILED_INDEX });
}
