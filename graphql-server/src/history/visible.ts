import { isAllowed } from '../roles.ts';
import type { HistoryContext } from './context.ts';
import type { ChangeSubject } from './entry.ts';

/** The kinds of things whose changes somebody is shown. All others are for them as if they were not there. */
export function visibleSubjects({
  subjects,
  viewer,
}: Pick<HistoryContext, 'subjects' | 'viewer'>): ChangeSubject[] {
  const kinds = Object.keys(subjects) as ChangeSubject[];
  return kinds.filter((kind) => {
    const { seenBy } = subjects[kind];
    return !seenBy || isAllowed(viewer, seenBy);
  });
}
