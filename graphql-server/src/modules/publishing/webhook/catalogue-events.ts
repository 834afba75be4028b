import type { RecordListener, SubjectChange } from '../../../kernel/history/recorder.ts';
import type { WebhookCollection, WebhookEvent } from './collection.ts';
import { queueEvents } from './queue-events.ts';

const KINDS = { PRODUCT: 'PRODUCT', CATEGORY: 'CATEGORY' } as const;

/** Tells the webhook of products and categories, in the transaction that changes them. */
export function catalogueEvents(collections: { webhooks: WebhookCollection }): RecordListener {
  return (session, changes) => queueEvents(collections, session, changes.flatMap(eventOf));
}

function eventOf({ subject, id, name, before, after }: SubjectChange): WebhookEvent[] {
  if (subject !== 'PRODUCT' && subject !== 'CATEGORY') return [];
  const verb = before ? (after ? 'updated' : 'deleted') : 'created';
  const label = subject === 'PRODUCT' ? { title: name } : { name };
  return [
    { kind: KINDS[subject], type: `${subject.toLowerCase()}.${verb}`, data: { id: String(id), ...label } },
  ];
}
