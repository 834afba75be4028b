import { assertValid, UserError } from '../../kernel/errors.ts';
import { type Delivery, IS_DELIVERY_ID, type WebhookCollection } from './collection.ts';
import { readWebhook } from './read-webhooks.ts';
import type { WebhookSender } from './webhook-sender.ts';

interface Context {
  webhooks: WebhookCollection;
  webhook: Pick<WebhookSender, 'wake'>;
}

/**
 * Lets a message be sent once more, with the same id. One that is being sent, or is about to be, is sent once, however often that
 * is asked for.
 * @param answeredAt when the answer was given that the caller has seen: where another one came since, nothing is done.
 * @throws UserError for an id that is unknown, and for a webhook that is paused
 */
export async function resendDelivery(context: Context, id: string, answeredAt: unknown): Promise<Delivery> {
  const { webhooks, webhook } = context;
  const found = await findDelivery(context, id);
  const settings = found && (await readWebhook(context, found.webhook));
  if (!found || !settings) throw new UserError('NOT_FOUND', 'Message not found.');
  if (settings.isPaused) {
    throw new UserError('CONFLICT', 'This webhook is off or paused. Turn it on first.');
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
  assertValid(Number.isNaN(moment.getTime()) ? { answeredAt: 'Enter a valid date and time.' } : {});
  return moment;
}
