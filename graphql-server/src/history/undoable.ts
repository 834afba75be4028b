import type { Needs } from '../accounts/roles.ts';
import type { ChangeSubject, HistoryEntry } from './entry.ts';

/** Who may take back a change of what: whoever may make it. */
export const UNDO_NEEDS: Partial<Record<ChangeSubject, Needs>> = {
  PRODUCT: { role: 'EDITOR', scope: 'CATALOGUE' },
};

/** Whether a change can be taken back, as far as it says itself. */
export function canUndo({ subject, undoneBy }: HistoryEntry): boolean {
  return !undoneBy && subject in UNDO_NEEDS;
}
