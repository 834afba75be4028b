import { assertValid, UserError } from '../../kernel/errors.ts';
import { type Delivery, IS_DELIVERY_ID, type WebhookCollection } from './collection.ts';
import { webhooksMessages } from './messages.ts';
import { readWebhook } from './read-webhooks.ts';
import type { WebhookSender } from './webhook-sender.ts';

interface Context {
  webhooks: WebhookCollection;
  webhook: Pick<WebhookSender, 'wake'>;
}

/**
 * Queues a message to be sent once more, with the same id. A message that is already queued or being sent is not sent twice.
 * @param answeredAt the time of the last response that the caller has seen. If there is a newer one, nothing is queued.
 * @throws UserError for an unknown id, and for a paused webhook
 */
export async function resendDelivery(context: Context, id: string, answeredAt: unknown): Promise<Delivery> {
  const { webhooks, webhook } = context;
  const found = await findDelivery(context, id);
  const settings = found && (await readWebhook(context, found.webhook));
  if (!found || !settings) throw new UserError('NOT_FOUND', webhooksMessages.deliveryNotFound);
  if (settings.isPaused) {
    throw new UserError('CONFLICT', webhooksMessages.webhookOff);
  }
  const seen = answeredAt == null ? null : readMoment(answeredAt);
  const isIdle = {
    _id: found._id,
    claim: { $exists: false },
    nextAt: { $not: { $lte: new Date() } },
    ...(seen && { 'answer.at': seen }),
  };
  const change = [{ $set: { attempts: 0, nextAt: '$$NOW', failedAt: '$$REMOVE' } }];
  const options = { hint: { _id: 1 }, returnDocument: 'after' } as const;
  const changed = (await webhooks.findOneAndUpdate(isIdle, change, options)) as Delivery | null;
  webhook.wake();
  return changed ?? found;
}

async function findDelivery({ webhooks }: Context, id: string): Promise<Delivery | null> {
  if (!IS_DELIVERY_ID.test(id)) return null;
  return (await webhooks.findOne({ _id: id as Delivery['_id'] }, { hint: '_id_' })) as Delivery | null;
}

function readMoment(text: unknown): Date {
  const moment = new Date(String(text));
  assertValid(Number.isNaN(moment.getTime()) ? { answeredAt: webhooksMessages.invalidTime } : {});
  return moment;
}
