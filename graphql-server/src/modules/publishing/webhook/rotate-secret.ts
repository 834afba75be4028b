import { webhookChange } from '../webhook-change.ts';
import type { WebhookContext } from './context.ts';
import { findWebhook } from './read-webhooks.ts';
import { makeSecret } from './secret.ts';
import { type Webhook, webhookState } from './webhook-state.ts';

/** Signs messages with another secret from now on, which is not answered again. @throws UserError for an unknown id */
export async function rotateWebhookSecret(
  context: WebhookContext,
  id: string,
): Promise<{ webhook: Webhook; secret: string }> {
  const { webhooks, recorder, encryption } = context;
  const { secret, stored } = makeSecret(encryption);
  const settings = await recorder.transact(async (session) => {
    const former = await findWebhook(context, id, session);
    const next = { ...former, secret: stored, version: (former.version ?? 1) + 1 };
    await webhooks.replaceOne({ _id: former._id }, next, { session });
    await recorder.record(session, [webhookChange(former, next)]);
    return next;
  });
  return { webhook: await webhookState(context, settings), secret };
}
