import { useAddressView, type ViewOf } from '../../components/use-address-view.ts';
import type { WebhookDeliveryState } from '../../graphql.generated.ts';

/** What the address calls the states of messages. */
export const STATES = {
  failed: { state: 'FAILED', label: 'Not taken' },
  waiting: { state: 'WAITING', label: 'Waiting' },
  taken: { state: 'ARRIVED', label: 'Taken' },
} as const satisfies Record<string, { state: WebhookDeliveryState; label: string }>;

/** The webhook is that whose messages are shown, by its id. */
const FILTERS = { webhook: null, state: Object.keys(STATES) as (keyof typeof STATES)[] };

export type WebhookView = ViewOf<typeof FILTERS>;

/** Which messages are shown. */
export function useWebhookView() {
  return useAddressView(FILTERS);
}
