import { FAILING_DAYS } from '@mela/rules/webhook-limits.ts';
import type { StatusMark } from '../../components/StatusPill.tsx';
import type { WebhookEventKind, WebhookPause, WebhookRowFragment } from '../../graphql.generated.ts';

/** The event groups in the order of the form. */
export const TOPICS: Readonly<Record<WebhookEventKind, string>> = {
  ORDER: 'Orders',
  STOCK: 'Stock',
  PRODUCT: 'Products',
  CATEGORY: 'Categories',
  RELEASE: 'Releases',
};

const PAUSES: Readonly<Record<WebhookPause, string>> = {
  SWITCHED_OFF: 'Events are not sent while the webhook is off.',
  RESTORED:
    'A backup was restored, so this may be a copy of the shop. Edit the webhook to send messages again.',
  FAILING: `Your server has accepted no messages for ${FAILING_DAYS} days. Resume once it responds again. Waiting messages are sent then.`,
  NO_KEY: 'This server cannot decrypt the secret. Replace the secret, or restore the encryption key.',
};

/** The event groups as text. */
export function topicsText(events: readonly string[]): string {
  return Object.entries(TOPICS)
    .filter(([kind]) => events.includes(kind))
    .map(([, label]) => label)
    .join(', ');
}

const MAX_SHORT = 40;

/** A URL shortened so that it is distinguishable from others of the same host. */
export function shortUrl(url: string | null): string {
  const short = url?.replace(/^https?:\/\//, '').replace(/\/$/, '') ?? '';
  return short.length > MAX_SHORT ? `${short.slice(0, MAX_SHORT)}…` : short;
}

/** The host that receives the messages. */
export function hostOf(url: string | null): string {
  return url === null ? '' : (URL.parse(url)?.host ?? url);
}

/** Whether messages are sent, and why not. */
export function pauseText({ pausedBecause }: Pick<WebhookRowFragment, 'pausedBecause'>): {
  label: string;
  mark: StatusMark;
  why: string | null;
} {
  if (pausedBecause === null) return { label: 'On', mark: 'good', why: null };
  const isOff = pausedBecause === 'SWITCHED_OFF';
  return { label: isOff ? 'Off' : 'Paused', mark: isOff ? 'open' : 'bad', why: PAUSES[pausedBecause] };
}
