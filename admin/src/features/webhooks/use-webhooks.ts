import type { ReadWebhooksQuery } from '../../graphql.generated.ts';
import { useReading } from '../../session/use-reading.ts';
import { askWebhooks } from './ask-webhooks.ts';
import { STATES, type WebhookView } from './use-webhook-view.ts';

/** The webhooks, and a page of their messages, read again as long as one of these is on its way. */
export function useWebhooks({ webhook, state, pageSize, after }: WebhookView) {
  const filter = { ...(webhook && { webhookId: webhook }), ...(state && { state: STATES[state].state }) };
  const variables = { first: pageSize, filter, ...(after && { after }) };
  return useReading<ReadWebhooksQuery>({
    key: JSON.stringify(variables),
    read: () => askWebhooks('ReadWebhooks', variables),
    isMoving,
  });
}

function isMoving({ webhooks, webhookDeliveries }: ReadWebhooksQuery): boolean {
  const told = new Set(webhooks.filter(({ pausedBecause }) => pausedBecause === null).map(({ id }) => id));
  return webhookDeliveries.nodes.some(({ state, webhookId }) => state === 'WAITING' && told.has(webhookId));
}
