import { ObjectId } from 'mongodb';
import { type Delivery, FIRST_WEBHOOK, type WebhookContext } from './collection.ts';
import { findWebhook } from './read-webhooks.ts';
import { readableSecretOf } from './secret.ts';
import { hasArrived, noteLastAnswer, sendMessage } from './send.ts';
import { type Webhook, webhookState } from './webhook-state.ts';

/** Sends a test message once. @throws UserError for an unknown id, or without the key */
export async function testWebhook(context: WebhookContext, id: string | null | undefined): Promise<Webhook> {
  const { webhooks, encryption, config } = context;
  const settings = await findWebhook(context, id ?? FIRST_WEBHOOK);
  const secret = readableSecretOf(encryption, settings);
  const [_id, at] = [`event-${new ObjectId().toHexString()}` as const, new Date()];
  const message = { id: `msg_${_id}`, type: 'test', at, release: null, attempt: 1 };
  const receiver = { url: settings.url, secret };
  const answer = await sendMessage(receiver, message, null, config.privateNetworks);
  const sent: Delivery = {
    _id,
    webhook: settings._id,
    type: 'test',
    at,
    release: null,
    attempts: 1,
    nextAt: null,
    answer,
    ...(!hasArrived(answer) && { failedAt: new Date() }),
  };
  await webhooks.insertOne(sent);
  await noteLastAnswer(context, settings, answer);
  return webhookState(context, await findWebhook(context, settings._id));
}
