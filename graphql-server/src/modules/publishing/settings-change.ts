import type { SubjectChange } from '../../kernel/history/recorder.ts';
import type { StorefrontSettings } from './settings.ts';

/** What is shown at `/`; the release is null for the sample, and for one that is still to be made. */
export interface Shown {
  mode: 'SAMPLE' | 'CATALOGUE';
  release: number | null;
}

/** What operators decide about the storefront, as the history has it. */
export interface StorefrontDecisions {
  shown?: Shown;
  publishesAutomatically?: boolean;
}

export function shownBy({ mode, release }: Pick<StorefrontSettings, 'mode' | 'release'>): Shown {
  return mode === 'sample' ? { mode: 'SAMPLE', release: null } : { mode: 'CATALOGUE', release };
}

/** What the history says of a decision. @param former the settings before it */
export function settingsChange(former: StorefrontSettings, after: StorefrontDecisions): SubjectChange {
  const { publishesAutomatically } = former;
  const all: Required<StorefrontDecisions> = { shown: shownBy(former), publishesAutomatically };
  const names = Object.keys(after) as (keyof StorefrontDecisions)[];
  const before = Object.fromEntries(names.map((name) => [name, all[name]]));
  return { subject: 'STOREFRONT', id: 'settings', name: 'settings', before, after: { ...after } };
}
