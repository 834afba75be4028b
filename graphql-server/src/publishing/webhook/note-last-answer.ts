import type { WebhookAnswer, WebhookCollection, WebhookId } from './collection.ts';

const MAX_ANSWERS = 10;

/** The webhook itself has its last answers. */
export async function noteLastAnswer(
  { webhooks }: { webhooks: WebhookCollection },
  _id: WebhookId,
  answer: WebhookAnswer,
): Promise<void> {
  await webhooks.updateOne({ _id }, { $push: { answers: { $each: [answer], $slice: -MAX_ANSWERS } } });
}
