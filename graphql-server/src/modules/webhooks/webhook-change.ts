import type { SubjectChange } from '../../kernel/history/recorder.ts';
import type { WebhookSettings } from './collection.ts';

type Told = Pick<WebhookSettings, '_id' | 'url' | 'secret' | 'events' | 'isPaused'>;

/**
 * The activity entry of a webhook, named by its host. It omits the URL's path, which may be secret. It shows
 * only whether the signing secret is new. A state is null before the creation and after the deletion.
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

/** The changed fields of an existing webhook. @param which replaces a secret value by whether it is the former or the new one */
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
