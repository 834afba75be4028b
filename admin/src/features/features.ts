import { moduleFeatures } from 'virtual:mela-modules';
import type { AdminFeature } from '@mela/rules/extensions.ts';
import type { ComponentType } from 'react';
import type { Change } from './history/read-history.ts';

/** What a feature adds to the admin: a folder here, or the `admin` folder of a module. Its `screens.ts` exports this as `FEATURE`. */
export interface Feature extends AdminFeature<ComponentType> {
  /** The kinds of activity entries whose screen this feature has. */
  subjects?: SubjectsOfFeature;
}

const FILES = import.meta.glob<Feature>('./*/screens.ts', { eager: true, import: 'FEATURE' });

/** The built-in features and those of the modules in `mela.config.ts`. */
export const FEATURES: readonly Feature[] = [...Object.values(FILES), ...moduleFeatures];

/** How the activity shows changes of one kind. */
export interface SubjectFacts {
  /** The singular noun for an item, for the middle of a sentence. */
  word: string;
  /** The plural noun, for the filter and for counts. */
  label: string;
  /** The address of the item's screen. */
  screen: (id: string) => string;
  /** The item's name, if the server does not store one. */
  nameOf?: (change: Change) => string;
  /** Whether only one item of this kind exists, so that changes need not name it. */
  isItsFields?: boolean;
  isForOwners?: true;
  /** Whether some changes cannot be reverted. The list says so. */
  isSometimesFinal?: true;
  /** Returns the description of a change, or null for the default one. The item's name follows it. */
  words?: (change: Change) => string | null;
}

type SubjectsOfFeature = Partial<Record<Change['subject'], SubjectFacts>>;
