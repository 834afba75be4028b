import type { SubjectChange } from '../../kernel/history/recorder.ts';
import type { WebhookSettings } from './webhook/collection.ts';

type Told = Pick<WebhookSettings, '_id' | 'url' | 'secret' | 'events' | 'isPaused'>;

/**
 * What the history says of a webhook, by the name of its host. Nothing is said of its path, which may be secret, nor of what
 * messages are signed with, but that they are new. null: there was none, or there is none any more.
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

/** Of one that stays. @param which of two values it is, where the value itself is not told */
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
