import type { Change } from './read-history.ts';

/** How the history shows changes of one kind. Each feature declares its kinds in a file `history-subjects.ts`. */
export interface SubjectFacts {
  /** In the middle of a sentence. */
  word: string;
  /** Of all of them, as in the filter and in counts. */
  label: string;
  /** The screen that shows it. */
  screen: (id: string) => string;
  /** Its name, if the server does not store one. */
  nameOf?: (change: Change) => string;
  /** Whether a change names its fields by itself: there is only one of it. */
  isItsFields?: boolean;
  isForOwners?: true;
  /** Whether some changes of it cannot be undone: the line says so. */
  isSometimesFinal?: true;
  /** What was done, where the usual words do not fit. The name follows. */
  words?: (change: Change) => string | null;
}

export type SubjectsOfFeature = Partial<Record<Change['subject'], SubjectFacts>>;
