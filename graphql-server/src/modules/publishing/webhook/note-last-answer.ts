import type { WebhookAnswer, WebhookCollection, WebhookSettings } from './collection.ts';
import { hasArrived } from './send.ts';

const MAX_ANSWERS = 10;

/** The webhook itself has its last answers, and since when it takes nothing. One that was made anew meanwhile has none of before. */
export async function noteLastAnswer(
  { webhooks }: { webhooks: WebhookCollection },
  { _id, secret }: Pick<WebhookSettings, '_id' | 'secret'>,
  answer: WebhookAnswer,
): Promise<void> {
  const change = { $push: { answers: { $each: [answer], $slice: -MAX_ANSWERS } } };
  const since = hasArrived(answer)
    ? { $unset: { failingSince: '' as const } }
    : { $min: { failingSince: answer.at } };
  await webhooks.updateOne({ _id, secret }, { ...change, ...since });
}
