import { FAILING_DAYS } from '@mela/rules/webhook-limits.ts';
import type { StatusMark } from '../../components/StatusPill.tsx';
import type { WebhookEventKind, WebhookPause, WebhookRowFragment } from '../../graphql.generated.ts';

/** What a webhook can be told of, in the order of the form. */
export const TOPICS: Readonly<Record<WebhookEventKind, string>> = {
  ORDER: 'Orders',
  STOCK: 'Stock',
  PRODUCT: 'Products',
  CATEGORY: 'Categories',
  RELEASE: 'Releases',
};

const PAUSES: Readonly<Record<WebhookPause, string>> = {
  SWITCHED_OFF: 'Nothing that happens meanwhile is told.',
  RESTORED: 'A backup was restored, and this may be a copy of the shop: switch it on if it is not.',
  FAILING: `It took nothing for ${FAILING_DAYS} days. Go on once its receiver answers: what waits is sent then.`,
  NO_KEY: 'Its secret cannot be read on this server: make a new one, or bring back the key.',
};

/** What it is told of, in words. */
export function topicsText(events: readonly string[]): string {
  return Object.entries(TOPICS)
    .filter(([kind]) => events.includes(kind))
    .map(([, label]) => label)
    .join(', ');
}

const MAX_SHORT = 40;

/** An address that is told apart from others of its host, in a line. */
export function shortUrl(url: string | null): string {
  const short = url?.replace(/^https?:\/\//, '').replace(/\/$/, '') ?? '';
  return short.length > MAX_SHORT ? `${short.slice(0, MAX_SHORT)}…` : short;
}

/** Where messages go, in a word. */
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
