import type { State } from '../history/changed-fields.ts';
import type { SubjectChange } from '../history/recorder.ts';
import type { StorefrontSettings } from './settings.ts';

/** What operators decide about the storefront, as the history has it. */
export interface StorefrontDecisions {
  /** What is shown at `/`, in words. */
  shown?: string;
  publishesAutomatically?: boolean;
}

export const SAMPLE_SHOWN = 'Sample content';
const NEW_RELEASE = 'A new release';

export function releaseShown(release: number | null): string {
  return release === null ? NEW_RELEASE : `Release ${release}`;
}

/** What the history says of a decision. @param former the settings before it */
export function settingsChange(former: StorefrontSettings, after: StorefrontDecisions): SubjectChange {
  const { mode, release, publishesAutomatically } = former;
  const shown = mode === 'sample' ? SAMPLE_SHOWN : releaseShown(release);
  const all: State = { shown, publishesAutomatically };
  const before = Object.fromEntries(Object.keys(after).map((name) => [name, all[name]]));
  return { subject: 'STOREFRONT', id: 'settings', name: 'Storefront', before, after: { ...after } };
}

/** Nothing is said of its path, which may be secret, nor of what messages are signed with. */
export function webhookChange(formerUrl: string | null, url: string | null): SubjectChange {
  const [before, after] = [formerUrl, url].map((address) => ({
    address: address && new URL(address).origin,
  }));
  const renewed =
    before?.address === after?.address ? { address: `${after?.address}, with a new secret` } : after;
  return {
    subject: 'STOREFRONT',
    id: 'webhook',
    name: 'Webhook',
    before: before ?? {},
    after: renewed ?? {},
  };
}

/** After a restore the webhook is paused until an operator resumes it. */
export function resumeChange(isPaused: boolean): SubjectChange {
  const subject = { subject: 'STOREFRONT', id: 'webhook', name: 'Webhook' } as const;
  return { ...subject, before: { isPaused }, after: { isPaused: false } };
}
