import { useAddressView } from '../../components/use-address-view.ts';
import type { WebhookDeliveryState } from '../../graphql.generated.ts';

/** Messages per page. */
export const PAGE_SIZES = [20, 50, 100] as const;

/** What the address calls the states of messages. */
export const STATES = {
  failed: { state: 'FAILED', label: 'Not taken' },
  waiting: { state: 'WAITING', label: 'Waiting' },
  taken: { state: 'ARRIVED', label: 'Taken' },
} as const satisfies Record<string, { state: WebhookDeliveryState; label: string }>;

export interface WebhookView {
  /** The id of the webhook whose messages are shown; empty: all. */
  webhook: string;
  state: keyof typeof STATES | undefined;
  pageSize: number;
  /** The cursor of the page; empty on the first. */
  after: string;
}

/** Which messages are shown. */
export function useWebhookView() {
  return useAddressView<WebhookView>({ read: readView, write: searchOf });
}

function readView(parameters: URLSearchParams): WebhookView {
  const state = parameters.get('state') ?? '';
  const size = Number(parameters.get('size'));
  return {
    webhook: parameters.get('webhook') ?? '',
    state: Object.hasOwn(STATES, state) ? (state as keyof typeof STATES) : undefined,
    pageSize: PAGE_SIZES.find((one) => one === size) ?? PAGE_SIZES[0],
    after: parameters.get('after') ?? '',
  };
}

function searchOf({ webhook, state, pageSize, after }: WebhookView): URLSearchParams {
  const size = pageSize === PAGE_SIZES[0] ? '' : String(pageSize);
  const said = { webhook, state: state ?? '', size, after };
  return new URLSearchParams(Object.entries(said).filter(([, value]) => value !== ''));
}
