import { AT_INDEX, FIRST_WEBHOOK, type WebhookCollection } from './collection.ts';

/** Gives messages of the version before, which knew one webhook, to that one. */
export async function adoptMessages({ webhooks }: { webhooks: WebhookCollection }): Promise<void> {
  const isOfNone = { at: { $type: 'date' as const }, webhook: { $exists: false } };
  await webhooks.updateMany(isOfNone, { $set: { webhook: FIRST_WEBHOOK } }, { hint: AT_INDEX });
}
