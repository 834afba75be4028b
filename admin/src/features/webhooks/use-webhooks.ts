import type { ReadWebhooksQuery } from '../../graphql.generated.ts';
import { useReading } from '../../session/use-reading.ts';
import { askWebhooks } from './ask-webhooks.ts';
import { STATES, type WebhookView } from './use-webhook-view.ts';

/** The webhooks, and a page of their messages, read again as long as a message that may come to it waits. */
export function useWebhooks({ webhook, state, pageSize, after }: WebhookView) {
  const filter = { ...(webhook && { webhookId: webhook }), ...(state && { state: STATES[state].state }) };
  const variables = { first: pageSize, filter, ...(after && { after }) };
  return useReading<ReadWebhooksQuery>({
    key: JSON.stringify(variables),
    read: () => askWebhooks('ReadWebhooks', variables),
    // What is asked for may not have it yet: messages that are taken are not those that wait.
    isMoving: ({ webhooks }) =>
      webhooks.some(
        ({ id, waiting, pausedBecause }) =>
          waiting > 0 && pausedBecause === null && (webhook === undefined || webhook === id),
      ),
  });
}
