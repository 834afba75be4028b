import { UserError } from '../errors.ts';
import type { HistoryContext } from './context.ts';
import type { HistoryEntry } from './entry.ts';

/** Whether a change can be taken back by whom it is shown to, as far as it says itself. */
export function canUndo(
  entry: HistoryEntry,
  { subjects, viewer }: Pick<HistoryContext, 'subjects' | 'viewer'>,
): boolean {
  return !entry.undoneBy && subjects[entry.subject].canUndo(entry, viewer);
}

/** @throws UserError where the history remembers nothing */
export function assertRemembered({ config }: Pick<HistoryContext, 'config'>): void {
  if (config.historyDays > 0) return;
  throw new UserError('BAD_USER_INPUT', 'Nothing is remembered here, and nothing undone: see HISTORY_DAYS.');
}
