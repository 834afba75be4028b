import type { Change } from './read-history.ts';
import type { SubjectFacts, SubjectsOfFeature } from './subject-facts.ts';

const FILES = import.meta.glob<{ SUBJECTS: SubjectsOfFeature }>('../*/history-subjects.ts', { eager: true });
const DECLARED: SubjectsOfFeature = Object.assign(
  {},
  ...Object.values(FILES).map(({ SUBJECTS }) => SUBJECTS),
);

/** All kinds that the history has, by their labels: the order of the filter. */
export const KINDS = (Object.entries(DECLARED) as [Change['subject'], SubjectFacts][])
  .toSorted(([, one], [, other]) => one.label.localeCompare(other.label))
  .map(([kind]) => kind);

/** A kind that no feature declares has no screen of its own. */
const UNKNOWN: SubjectFacts = { word: 'item', label: 'Other', screen: () => '' };

export function subjectFacts({ subject }: { subject: Change['subject'] }): SubjectFacts {
  return DECLARED[subject] ?? UNKNOWN;
}

/** The name of what was changed. */
export function subjectLabel(change: Change): string {
  return subjectFacts(change).nameOf?.(change) ?? change.subjectName;
}
