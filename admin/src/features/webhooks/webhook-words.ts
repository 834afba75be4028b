import { FAILING_DAYS } from '@mela/rules/webhook-limits.ts';
import * as sharedText from '#messages/shared.ts';
import * as webhooksText from '#messages/webhooks.ts';
import type { StatusMark } from '../../components/StatusPill.tsx';
import type { WebhookEventKind, WebhookPause, WebhookRowFragment } from '../../graphql.generated.ts';

/** The event groups in the order of the form. */
export const TOPICS: Readonly<Record<WebhookEventKind, string>> = {
  ORDER: sharedText.orders,
  STOCK: sharedText.stock,
  PRODUCT: sharedText.products,
  CATEGORY: sharedText.categories,
  RELEASE: sharedText.releases,
};

const PAUSES: Readonly<Record<WebhookPause, string>> = {
  SWITCHED_OFF: webhooksText.eventsAreNotSentWhileWebhook,
  RESTORED: webhooksText.backupWasRestoredSoThisMay,
  FAILING: webhooksText.yourServerHasAcceptedNoMessages(FAILING_DAYS),
  NO_KEY: webhooksText.thisServerCannotDecryptSecretReplace,
};

/** The event groups as text. */
export function topicsText(events: readonly string[]): string {
  return Object.entries(TOPICS)
    .filter(([kind]) => events.includes(kind))
    .map(([, label]) => label)
    .join(', ');
}

const MAX_SHORT = 40;

/** A short form of a URL that still differs from those of other URLs on the same host. */
export function shortUrl(url: string | null): string {
  const short = url?.replace(/^https?:\/\//, '').replace(/\/$/, '') ?? '';
  return short.length > MAX_SHORT ? `${short.slice(0, MAX_SHORT)}…` : short;
}

/** The host that receives the messages. */
export function hostOf(url: string | null): string {
  return url === null ? '' : (URL.parse(url)?.host ?? url);
}

/** Whether messages are sent, and if not, why. */
export function pauseText({ pausedBecause }: Pick<WebhookRowFragment, 'pausedBecause'>): {
  label: string;
  mark: StatusMark;
  why: string | null;
} {
  if (pausedBecause === null) return { label: sharedText.on, mark: 'good', why: null };
  const isOff = pausedBecause === 'SWITCHED_OFF';
  return {
    label: isOff ? sharedText.off : sharedText.paused,
    mark: isOff ? 'open' : 'bad',
    why: PAUSES[pausedBecause],
  };
}
