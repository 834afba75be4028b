import { FAILING_DAYS } from '@mela/rules/webhook-limits.ts';
import type { Recorder } from '../../kernel/history/recorder.ts';
import type { WebhookCollection, WebhookId, WebhookSettings } from './collection.ts';
import { readWebhook } from './read-webhooks.ts';
import { webhookChange } from './webhook-change.ts';

const FAILING_MS = FAILING_DAYS * 24 * 60 * 60 * 1000;

interface Context {
  webhooks: WebhookCollection;
  recorder: Recorder;
}

/**
 * Pauses a webhook that has failed for days. Called when a message is given up, so that even the messages of
 * a webhook with few of them are retried for a day each.
 */
export async function pauseFailing(context: Context, id: WebhookId): Promise<void> {
  const { webhooks, recorder } = context;
  await recorder.transact(async (session) => {
    const former = await readWebhook(context, id, session);
    if (!former || former.isPaused || !takesNothing(former)) return;
    const paused = { ...former, isPaused: true, isFailing: true, version: (former.version ?? 1) + 1 };
    await webhooks.replaceOne({ _id: id }, paused, { session });
    await recorder.record(session, [webhookChange(former, paused)]);
  });
}

function takesNothing({ failingSince }: WebhookSettings): boolean {
  return failingSince !== undefined && Date.now() - failingSince.getTime() >= FAILING_MS;
}
