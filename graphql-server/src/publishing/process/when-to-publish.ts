import type { StorefrontSettings } from '../settings.ts';

/** Releases begin no closer together: of many changes in a row each is live soon, and few releases are made. */
const MIN_INTERVAL_MS = 1_000;
const FIRST_RETRY_MS = 1_000;
const MAX_RETRY_MS = 60_000;

/** What is known when it is to be decided whether to make a release. Times in milliseconds. */
export interface Situation {
  settings: Pick<
    StorefrontSettings,
    'mode' | 'publishesAutomatically' | 'isPaused' | 'requests' | 'servedRequests'
  >;
  isImporting: boolean;
  /** Whether what is shown differs from what the operator has saved. */
  hasChanges: boolean;
  /** Whether it differs from what was released, only because time has passed. */
  hasDateChanges: boolean;
  lastStart: number;
  /** Not before this, after failures. */
  retryAt: number;
}

export type Reason = 'request' | 'changes' | 'dates';

export interface Next {
  reason: Reason;
  at: number;
}

/** @returns why to begin a release and when, or null while there is no reason to. */
export function whenToPublish(situation: Situation): Next | null {
  const reason = reasonOf(situation);
  const { lastStart, retryAt } = situation;
  return reason && { reason, at: Math.max(lastStart + MIN_INTERVAL_MS, retryAt) };
}

/** @param failures how many in a row. */
export function retryDelay(failures: number): number {
  return Math.min(MAX_RETRY_MS, FIRST_RETRY_MS * 2 ** (failures - 1));
}

function reasonOf({ settings, isImporting, hasChanges, hasDateChanges }: Situation): Reason | null {
  if (isImporting) return null;
  if (settings.requests > settings.servedRequests) return 'request';
  if (settings.mode === 'sample' || settings.isPaused) return null;
  if (settings.publishesAutomatically) return hasChanges ? 'changes' : null;
  return hasDateChanges ? 'dates' : null;
}
