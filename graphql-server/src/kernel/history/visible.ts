import { isAllowed } from '../roles.ts';
import type { HistoryContext } from './context.ts';
import type { ChangeSubject } from './entry.ts';

/** The kinds of things whose changes the viewer may see. To them the others do not exist. */
export function visibleSubjects({
  subjects,
  viewer,
}: Pick<HistoryContext, 'subjects' | 'viewer'>): ChangeSubject[] {
  const seen = Object.entries(subjects).filter(([, { seenBy }]) => !seenBy || isAllowed(viewer, seenBy));
  return seen.map(([kind]) => kind);
}
