import { type ClientSession, ObjectId } from 'mongodb';
import type { Delivery, WebhookCollection, WebhookEvent, WebhookSettings } from './collection.ts';

/** Writes down what the webhook is to be told of, in the transaction in which it happens; nothing where nobody asks for it. */
export async function queueEvents(
  { webhooks }: { webhooks: WebhookCollection },
  session: ClientSession,
  events: readonly WebhookEvent[],
): Promise<void> {
  if (events.length === 0) return;
  const options = { session, projection: { events: 1, isPaused: 1 }, hint: '_id_' };
  const found = (await webhooks.findOne({ _id: 'webhook' }, options)) as WebhookSettings | null;
  const wanted = found && found.isPaused !== true ? (found.events ?? []) : [];
  const at = new Date();
  const deliveries = events
    .filter(({ kind }) => wanted.includes(kind))
    .map(({ type, data }): Delivery => {
      const _id = `event-${new ObjectId().toHexString()}` as const;
      return { _id, type, data, release: null, at, attempts: 0, nextAt: at };
    });
  if (deliveries.length > 0) await webhooks.insertMany(deliveries, { session });
}
