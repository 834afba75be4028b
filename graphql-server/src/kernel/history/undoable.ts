import { UserError } from '../errors.ts';
import { kernelMessages } from '../messages.ts';
import { assertMay } from '../roles.ts';
import type { HistoryContext } from './context.ts';
import type { HistoryEntry } from './entry.ts';

/**
 * Whether this viewer can undo a change, provided that the object was not changed again. The undo of a group cannot be undone as a
 * whole.
 */
export function canUndo(
  entry: HistoryEntry,
  { subjects, viewer }: Pick<HistoryContext, 'subjects' | 'viewer'>,
): boolean {
  const undo = subjects[entry.subject]?.undo;
  if (!undo || entry.undoneBy || (entry.group && entry.source === 'UNDO')) return false;
  return undo.isPossible?.(entry, viewer) ?? true;
}

/** @throws UserError when changes of this kind cannot be undone, or the caller has no right to make them */
export function assertMayUndo(
  { subjects, viewer }: Pick<HistoryContext, 'subjects' | 'viewer'>,
  { subject }: HistoryEntry,
): void {
  const undo = subjects[subject]?.undo;
  if (!undo) throw new UserError('BAD_USER_INPUT', kernelMessages.kindCannotBeUndone);
  assertMay(viewer, undo.needs);
}

/** @throws UserError if the history is switched off */
export function assertRemembered({ config }: Pick<HistoryContext, 'config'>): void {
  if (config.historyDays > 0) return;
  throw new UserError('BAD_USER_INPUT', kernelMessages.noActivityRecorded);
}
