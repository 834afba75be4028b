import { type ClientSession, ObjectId } from 'mongodb';
import type { RecordListener, SubjectChange } from '../../kernel/history/recorder.ts';
import {
  ALL_WEBHOOKS,
  type Delivery,
  type WebhookCollection,
  type WebhookEvent,
  type WebhookSettings,
} from './collection.ts';

type Told = Pick<WebhookSettings, '_id' | 'events' | 'isPaused'>;

/** Queues webhook events in the transaction that causes them. Does nothing if no webhook subscribes to them. */
export async function queueEvents(
  { webhooks }: { webhooks: WebhookCollection },
  session: ClientSession,
  events: readonly WebhookEvent[],
): Promise<void> {
  if (events.length === 0) return;
  const options = { session, projection: { events: 1, isPaused: 1 }, hint: '_id_' };
  const told = (await webhooks.find(ALL_WEBHOOKS, options).toArray()) as Told[];
  const at = new Date();
  const deliveries = told
    .filter(({ isPaused }) => isPaused !== true)
    .flatMap(({ _id, events: wanted = [] }) =>
      events.filter(({ kind }) => wanted.includes(kind)).map((event) => deliveryOf(event, _id, at)),
    );
  if (deliveries.length > 0) await webhooks.insertMany(deliveries, { session });
}

function deliveryOf({ type, data }: WebhookEvent, webhook: Delivery['webhook'], at: Date): Delivery {
  const _id = `event-${new ObjectId().toHexString()}` as const;
  return { _id, webhook, type, data, release: null, at, attempts: 0, nextAt: at };
}

/** Queues webhook events for changed products and categories, in the transaction of the change. */
export function catalogueEvents(collections: { webhooks: WebhookCollection }): RecordListener {
  return (session, changes) => queueEvents(collections, session, changes.flatMap(eventOf));
}

function eventOf({ subject, id, name, before, after }: SubjectChange): WebhookEvent[] {
  if (subject !== 'PRODUCT' && subject !== 'CATEGORY') return [];
  const verb = before ? (after ? 'updated' : 'deleted') : 'created';
  const label = subject === 'PRODUCT' ? { title: name } : { name };
  return [{ kind: subject, type: `${subject.toLowerCase()}.${verb}`, data: { id: String(id), ...label } }];
}
