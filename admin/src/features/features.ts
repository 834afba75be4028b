import { moduleFeatures } from 'virtual:mela-modules';
import type { AdminFeature } from '@mela/rules/extensions.ts';
import type { ComponentType } from 'react';
import type { Change } from './history/read-history.ts';

/** What a folder here, or the `admin` folder of a module, adds to the admin. Its `screens.ts` exports it as `FEATURE`. */
export interface Feature extends AdminFeature<ComponentType> {
  /** The kinds of history entries for which this feature has the screen. */
  subjects?: SubjectsOfFeature;
}

const FILES = import.meta.glob<Feature>('./*/screens.ts', { eager: true, import: 'FEATURE' });

/** The shop's own features, and those of the modules in `mela.config.ts`. */
export const FEATURES: readonly Feature[] = [...Object.values(FILES), ...moduleFeatures];

/** How the history shows changes of one kind. */
export interface SubjectFacts {
  /** The singular, as in the middle of a sentence. */
  word: string;
  /** The plural, for the filter and for counts. */
  label: string;
  /** The screen that shows it. */
  screen: (id: string) => string;
  /** Its name, if the server does not store one. */
  nameOf?: (change: Change) => string;
  /** Whether there is only one thing of this kind, so that the name of the kind stands for its fields. */
  isItsFields?: boolean;
  isForOwners?: true;
  /** Whether some changes cannot be undone; the list says so. */
  isSometimesFinal?: true;
  /** Replaces the usual words for what was done. The name follows them. */
  words?: (change: Change) => string | null;
}

type SubjectsOfFeature = Partial<Record<Change['subject'], SubjectFacts>>;
