import type { ClientSession } from 'mongodb';
import { UserError } from '../../kernel/errors.ts';
import type { StoredSecret } from '../../kernel/module.ts';
import { ALL_WEBHOOKS, type WebhookCollection, type WebhookId, type WebhookSettings } from './collection.ts';
import { webhooksMessages } from './messages.ts';
import { WEBHOOK_PURPOSE } from './secret.ts';

const IS_ID = /^webhook(-[0-9a-f]{24})?$/;

/** All webhooks, oldest first. */
export async function readWebhooks(
  { webhooks }: { webhooks: WebhookCollection },
  session?: ClientSession,
): Promise<WebhookSettings[]> {
  const options = { hint: '_id_', sort: { _id: 1 }, ...(session && { session }) } as const;
  return (await webhooks.find(ALL_WEBHOOKS, options).toArray()) as WebhookSettings[];
}

/** The encrypted secrets of all webhooks. */
export async function webhookSecrets(collections: { webhooks: WebhookCollection }): Promise<StoredSecret[]> {
  const webhooks = await readWebhooks(collections);
  return webhooks.map(({ secret }) => ({ secret, purpose: WEBHOOK_PURPOSE }));
}

export async function readWebhook(
  { webhooks }: { webhooks: WebhookCollection },
  _id: WebhookId,
  session?: ClientSession,
): Promise<WebhookSettings | null> {
  const options = { hint: '_id_', ...(session && { session }) } as const;
  return (await webhooks.findOne({ _id }, options)) as WebhookSettings | null;
}

/** @throws UserError for an unknown id */
export async function findWebhook(
  collections: { webhooks: WebhookCollection },
  id: string,
  session?: ClientSession,
): Promise<WebhookSettings> {
  const found = IS_ID.test(id) ? await readWebhook(collections, id as WebhookId, session) : null;
  if (!found) throw new UserError('NOT_FOUND', webhooksMessages.notFound);
  return found;
}
