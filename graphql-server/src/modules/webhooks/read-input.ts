import { assertValid, type FieldMessages } from '../../kernel/errors.ts';
import { privateAddressFault } from '../../kernel/outgoing/guarded-fetch.ts';
import type { WebhookContext, WebhookEventKind } from './collection.ts';
import { webhooksMessages } from './messages.ts';

const MAX_URL = 2_000;
const ON_LOOPBACK = /^http:\/\/(localhost|127(\.\d{1,3}){3}|\[::1\])([:/]|$)/;

/** The input of a webhook. Absent fields are null. */
interface Entered {
  url?: string | null | undefined;
  events?: readonly WebhookEventKind[] | null | undefined;
}

/** @returns the stored fields. @throws UserError for an invalid URL or no events */
export function readInput({ url, events }: Entered): {
  url: string | null;
  events: WebhookEventKind[] | null;
} {
  const address = url == null ? null : readAddress(url);
  const faults: FieldMessages = {};
  if (url != null && !address) faults['url'] = webhooksMessages.invalidAddress;
  if (events?.length === 0) faults['events'] = webhooksMessages.chooseEvents;
  assertValid(faults);
  return { url: address?.href ?? null, events: events ? [...new Set(events)] : null };
}

/** @throws UserError for a URL in a private network, to which messages would never be sent */
export async function assertReachable(
  { config }: Pick<WebhookContext, 'config'>,
  url: string | null,
): Promise<void> {
  const address = url === null ? null : URL.parse(url);
  const fault = address && (await privateAddressFault(address, config.privateNetworks));
  assertValid(fault ? { url: webhooksMessages.unreachableAddress({ problem: fault }) } : {});
}

function readAddress(url: string): URL | null {
  const address = URL.parse(url);
  const isAllowed = address?.protocol === 'https:' || ON_LOOPBACK.test(url);
  const isRefused = !isAllowed || address?.username || address?.password || url.length > MAX_URL;
  return isRefused ? null : address;
}
