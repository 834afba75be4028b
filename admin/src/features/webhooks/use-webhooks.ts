import { useAddressView, type ViewOf } from '../../components/use-address-view.ts';
import type { ReadWebhooksQuery, WebhookDeliveryState } from '../../graphql.generated.ts';
import { operationsOf } from '../../session/execute.ts';
import { useReading } from '../../session/use-reading.ts';
import OPERATIONS from './webhooks.graphql?raw';

/** The states of messages by their names in the URL. */
export const STATES = {
  failed: { state: 'FAILED', label: 'Not taken' },
  waiting: { state: 'WAITING', label: 'Waiting' },
  taken: { state: 'ARRIVED', label: 'Taken' },
} as const satisfies Record<string, { state: WebhookDeliveryState; label: string }>;

/** `webhook` is the id of the webhook whose messages are listed. */
const FILTERS = { webhook: null, state: Object.keys(STATES) as (keyof typeof STATES)[] };

export type WebhookView = ViewOf<typeof FILTERS>;

/** The filters and the page of the messages, stored in the URL. */
export function useWebhookView() {
  return useAddressView(FILTERS);
}

export const askWebhooks = operationsOf(OPERATIONS);

/** The webhooks and a page of their messages. Reloads while a message that belongs to the page is waiting. */
export function useWebhooks({ webhook, state, pageSize, after }: WebhookView) {
  const filter = { ...(webhook && { webhookId: webhook }), ...(state && { state: STATES[state].state }) };
  const variables = { first: pageSize, filter, ...(after && { after }) };
  return useReading<ReadWebhooksQuery>({
    key: JSON.stringify(variables),
    read: () => askWebhooks('ReadWebhooks', variables),
    // Waiting messages matter for each filter: once delivered they may match it.
    isMoving: ({ webhooks }) =>
      webhooks.some(
        ({ id, waiting, pausedBecause }) =>
          waiting > 0 && pausedBecause === null && (webhook === undefined || webhook === id),
      ),
  });
}
