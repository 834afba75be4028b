import { ConflictError } from '../../../kernel/errors.ts';
import { webhookChange } from '../webhook-change.ts';
import type { WebhookEventKind, WebhookSettings } from './collection.ts';
import type { WebhookContext } from './context.ts';
import { assertNotTold } from './create-webhook.ts';
import { assertReachable, readInput } from './read-input.ts';
import { findWebhook } from './read-webhooks.ts';
import { readableSecretOf } from './secret.ts';
import { takeUpReleases } from './take-up-releases.ts';
import { type Webhook, webhookState } from './webhook-state.ts';

interface Change {
  url?: string | null | undefined;
  events?: readonly WebhookEventKind[] | null | undefined;
  /** Whether anything is sent. */
  isOn?: boolean | null | undefined;
  /** That was read; null: whichever there is. */
  version?: number | null | undefined;
}

/**
 * Changes what a webhook is told, and where. What is left out stays; what waits goes to the new address.
 * @throws UserError for an unknown id, what cannot be told, or a stale version
 */
export async function updateWebhook(
  context: WebhookContext,
  id: string,
  { version = null, isOn, ...change }: Change,
): Promise<Webhook> {
  const { url, events } = readInput(change);
  // A webhook from before this rule can still be changed and switched off.
  if (url !== (await findWebhook(context, id)).url) await assertReachable(context, url);
  await takeUpReleases(context);
  const { webhooks, recorder, encryption } = context;
  const { next, isWritten } = await recorder.transact(async (session) => {
    const former = await findWebhook(context, id, session);
    if (version !== null && version !== (former.version ?? 1)) return { next: former, isWritten: false };
    if (isOn) readableSecretOf(encryption, former);
    const switched = isOn == null ? former : switchedTo(isOn, former);
    const counted = { ...switched, version: (former.version ?? 1) + 1 };
    const changed = { ...counted, ...(url && { url }), ...(events && { events }) };
    if (changed.url !== former.url) {
      await assertNotTold(context, session, changed);
      delete changed.failingSince;
    }
    await webhooks.replaceOne({ _id: former._id }, changed, { session });
    await recorder.record(session, [webhookChange(former, changed)]);
    return { next: changed, isWritten: true };
  });
  const state = await webhookState(context, next);
  if (!isWritten) throw new ConflictError({ kind: 'Webhook', document: state });
  return state;
}

/** Also one that a restore has paused, or that failed: it has its days again. */
function switchedTo(isOn: boolean, settings: WebhookSettings): WebhookSettings {
  if (!isOn) return { ...settings, isPaused: true, isOff: true };
  const { isPaused: _, isOff: __, isFailing: ___, failingSince: ____, ...rest } = settings;
  return rest;
}
