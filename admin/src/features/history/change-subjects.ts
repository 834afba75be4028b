import * as historyText from '#messages/history.ts';
import { FEATURES, type Feature, type SubjectFacts } from '../features.ts';
import type { Change } from './read-history.ts';

const DECLARED: Feature['subjects'] & object = Object.assign({}, ...FEATURES.map(({ subjects }) => subjects));

/** All kinds of activity entries, sorted by label for the filter. */
export const KINDS = (Object.entries(DECLARED) as [Change['subject'], SubjectFacts][])
  .toSorted(([, one], [, other]) => one.label.localeCompare(other.label))
  .map(([kind]) => kind);

/** The facts about a kind that no feature declares. */
const UNKNOWN: SubjectFacts = { word: historyText.item, label: historyText.other, screen: () => '' };

export function subjectFacts({ subject }: { subject: Change['subject'] }): SubjectFacts {
  return DECLARED[subject] ?? UNKNOWN;
}

/** The name of the changed item. */
export function subjectLabel(change: Change): string {
  return subjectFacts(change).nameOf?.(change) ?? change.subjectName;
}
