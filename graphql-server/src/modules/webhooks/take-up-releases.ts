import { isDuplicateKey } from '../../kernel/mongodb/failures.ts';
import { readSettings, type SettingsCollection, type ShownEvent } from '../publishing/settings.ts';
import type { Delivery, WebhookCollection, WebhookSettings } from './collection.ts';
import { readWebhooks } from './read-webhooks.ts';
import { DEFAULT_EVENTS } from './webhook-state.ts';

interface Collections {
  settings: SettingsCollection;
  webhooks: WebhookCollection;
}

/** Queues messages about recorded releases. Queueing a release twice has no further effect. */
export async function takeUpReleases({ settings, webhooks }: Collections): Promise<void> {
  const { outbox } = await readSettings(settings);
  if (outbox.length === 0) return;
  const told = (await readWebhooks({ webhooks })).filter(isTold);
  for (const event of outbox) {
    for (const { _id } of told) {
      await webhooks.insertOne(deliveryOf(event, _id)).catch((error: unknown) => {
        if (!isDuplicateKey(error)) throw error;
      });
    }
  }
  const newest = Math.max(...outbox.map(({ revision }) => revision));
  await settings.updateOne({ _id: 'settings' }, { $pull: { outbox: { revision: { $lte: newest } } } });
}

function isTold({ isPaused, events = DEFAULT_EVENTS }: WebhookSettings): boolean {
  return isPaused !== true && events.includes('RELEASE');
}

function deliveryOf({ revision, ...event }: ShownEvent, webhook: Delivery['webhook']): Delivery {
  const _id = `delivery-${revision}${webhook.replace('webhook', '')}` as const;
  return { _id, webhook, ...event, attempts: 0, nextAt: event.at };
}
