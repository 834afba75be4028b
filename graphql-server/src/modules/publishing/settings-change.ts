import type { SubjectChange } from '../../kernel/history/recorder.ts';
import type { StorefrontSettings } from './settings.ts';

/** What `/` shows. `release` is null for the sample, and for a release that is not created yet. */
export interface Shown {
  mode: 'SAMPLE' | 'CATALOGUE';
  release: number | null;
}

/** The operators' decisions about the storefront, in the form stored in the activity. */
export interface StorefrontDecisions {
  shown?: Shown;
  publishesAutomatically?: boolean;
}

export function shownBy({ mode, release }: Pick<StorefrontSettings, 'mode' | 'release'>): Shown {
  return mode === 'sample' ? { mode: 'SAMPLE', release: null } : { mode: 'CATALOGUE', release };
}

/** The activity entry of a decision. @param former the previous settings */
export function settingsChange(former: StorefrontSettings, after: StorefrontDecisions): SubjectChange {
  const { publishesAutomatically } = former;
  const all: Required<StorefrontDecisions> = { shown: shownBy(former), publishesAutomatically };
  const names = Object.keys(after) as (keyof StorefrontDecisions)[];
  const before = Object.fromEntries(names.map((name) => [name, all[name]]));
  return { subject: 'STOREFRONT', id: 'settings', name: 'settings', before, after: { ...after } };
}
