import { UserError } from '../../kernel/errors.ts';
import {
  FIRST_WEBHOOK,
  type WebhookContext,
  type WebhookEventKind,
  type WebhookSettings,
} from './collection.ts';
import { webhooksMessages } from './messages.ts';
import { assertReachable, readInput } from './read-input.ts';
import { readWebhook } from './read-webhooks.ts';
import { makeSecret } from './secret.ts';
import { takeUpReleases } from './take-up-releases.ts';
import { webhookChange } from './webhook-change.ts';
import { DEFAULT_EVENTS, NO_WEBHOOK, type Webhook, webhookState } from './webhook-state.ts';
import { assertRoom, deleteFound, updateWebhook } from './write-webhook.ts';

/** Reads the webhook of `setWebhook`, for API clients from before a shop could have several webhooks. */
export async function readFirst(context: WebhookContext): Promise<Webhook> {
  const settings = await readWebhook(context, FIRST_WEBHOOK);
  return settings ? webhookState(context, settings) : NO_WEBHOOK;
}

/**
 * Sets the URL to which events are sent from now on.
 * @param chosen the events. Absent: unchanged, or releases for a new webhook
 * @returns the webhook with its secret, which is not shown again
 */
export async function setFirst(
  context: WebhookContext,
  entered: string,
  chosen?: readonly WebhookEventKind[] | null,
): Promise<{ webhook: Webhook; secret: string }> {
  const { url, events } = readInput({ url: entered, events: chosen });
  await assertReachable(context, url);
  await takeUpReleases(context);
  const { webhooks, recorder, encryption } = context;
  const { secret, stored } = makeSecret(encryption);
  const settings = await recorder.transact(async (session) => {
    const former = await readWebhook(context, FIRST_WEBHOOK, session);
    if (!former) await assertRoom(context, session);
    const next: WebhookSettings = {
      _id: FIRST_WEBHOOK,
      url: url ?? '',
      secret: stored,
      answers: [],
      events: events ?? former?.events ?? DEFAULT_EVENTS,
      version: (former?.version ?? 0) + 1,
    };
    await webhooks.replaceOne({ _id: FIRST_WEBHOOK }, next, { upsert: true, session });
    await recorder.record(session, [webhookChange(former, next)]);
    return next;
  });
  return { webhook: await webhookState(context, settings), secret };
}

/** Resumes the webhook after a restore, starting with the current release. @throws UserError without a URL or key */
export async function resumeFirst(context: WebhookContext): Promise<Webhook> {
  if (!(await readWebhook(context, FIRST_WEBHOOK))) {
    throw new UserError('NOT_FOUND', webhooksMessages.nothingToResume);
  }
  return updateWebhook(context, FIRST_WEBHOOK, { isOn: true });
}

export async function removeFirst(context: WebhookContext): Promise<Webhook> {
  await context.recorder.transact(async (session) => {
    const settings = await readWebhook(context, FIRST_WEBHOOK, session);
    if (settings) await deleteFound(context, session, settings);
  });
  return NO_WEBHOOK;
}
