import { AT_INDEX, AT_OF_INDEX, type Delivery, type WebhookCollection } from './collection.ts';
import { readWebhooks } from './read-webhooks.ts';

const KEPT_MS = 7 * 24 * 60 * 60 * 1000;
/** Of each webhook, beside those that are still to be sent. */
const MAX_KEPT = 10_000;

/** Deletes messages that are older than a week, and of those that are done all but the latest. */
export async function pruneDeliveries(collections: { webhooks: WebhookCollection }): Promise<void> {
  const { webhooks } = collections;
  const isOld = { at: { $lt: new Date(Date.now() - KEPT_MS) } };
  await webhooks.deleteMany(isOld, { hint: AT_INDEX });
  for (const { _id: webhook } of await readWebhooks(collections)) {
    const options = { hint: AT_OF_INDEX, sort: { at: -1, _id: -1 }, skip: MAX_KEPT } as const;
    const first = (await webhooks.findOne({ webhook }, options)) as Delivery | null;
    if (first) {
      await webhooks.deleteMany({ webhook, nextAt: null, at: { $lte: first.at } }, { hint: AT_OF_INDEX });
    }
  }
}
