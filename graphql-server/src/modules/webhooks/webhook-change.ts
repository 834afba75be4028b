import type { SubjectChange } from '../../kernel/history/recorder.ts';
import type { WebhookSettings } from './collection.ts';

type Told = Pick<WebhookSettings, '_id' | 'url' | 'secret' | 'events' | 'isPaused'>;

/**
 * The activity entry of a webhook, named by its host. Omits its path, which may be secret, and the signing secret, except that it
 * is new. null: the webhook did not exist, or no longer does.
 */
export function webhookChange(...[former, next]: [Told, Told | null] | [null, Told]): SubjectChange {
  const { _id: id, url } = next ?? (former as Told);
  const before = { ...factsOf(former), ...changedOf('FORMER', former, next, former) };
  const after = { ...factsOf(next), ...changedOf('NEW', former, next, next) };
  return { subject: 'STOREFRONT', id, name: new URL(url).host, before, after };
}

function factsOf(webhook: Told | null) {
  if (!webhook) return { address: null };
  const { url, events = ['RELEASE'] } = webhook;
  return { address: new URL(url).origin, events: events.toSorted() };
}

/** For a webhook that stays. @param which marks the former or new value, if the value itself is secret */
function changedOf(which: 'FORMER' | 'NEW', former: Told | null, next: Told | null, webhook: Told | null) {
  if (!former || !next) return {};
  return {
    isPaused: webhook?.isPaused === true,
    ...(former.secret !== next.secret && { secret: which }),
    ...(isMoved(former, next) && { path: which }),
  };
}

function isMoved(former: Told, next: Told): boolean {
  return former.url !== next.url && new URL(former.url).origin === new URL(next.url).origin;
}
