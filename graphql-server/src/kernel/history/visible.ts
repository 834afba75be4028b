import { isAllowed } from '../roles.ts';
import type { HistoryContext } from './context.ts';
import type { ChangeSubject } from './entry.ts';

/** The kinds of things whose changes the viewer may see. To them the others do not exist. */
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
