import type { ClientSession } from 'mongodb';
import { webhookChange } from '../webhook-change.ts';
import { AT_OF_INDEX, type WebhookSettings } from './collection.ts';
import type { WebhookContext } from './context.ts';
import { findWebhook } from './read-webhooks.ts';

/** Tells an address nothing any more: what waits for it is forgotten. @throws UserError for an unknown id */
export async function deleteWebhook(context: WebhookContext, id: string): Promise<string> {
  await context.recorder.transact(async (session) => {
    await deleteFound(context, session, await findWebhook(context, id, session));
  });
  return id;
}

export async function deleteFound(
  { webhooks, recorder }: Pick<WebhookContext, 'webhooks' | 'recorder'>,
  session: ClientSession,
  settings: WebhookSettings,
): Promise<void> {
  const { _id } = settings;
  await webhooks.deleteOne({ _id }, { session, hint: '_id_' });
  await webhooks.deleteMany({ webhook: _id }, { session, hint: AT_OF_INDEX });
  await recorder.record(session, [webhookChange(settings, null)]);
}
