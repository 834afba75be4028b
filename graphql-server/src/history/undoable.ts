import type { Needs } from '../accounts/roles.ts';
import type { Context } from '../catalogue/context.ts';
import { UserError } from '../errors.ts';
import type { ChangeSubject, HistoryEntry } from './entry.ts';

/** Who may take back a change of what: whoever may make it. */
export const UNDO_NEEDS: Readonly<Record<ChangeSubject, Needs>> = {
  PRODUCT: { role: 'EDITOR', scope: 'CATALOGUE' },
  CATEGORY: { role: 'EDITOR', scope: 'CATALOGUE' },
  CONTENT: { role: 'EDITOR', scope: 'CONTENT' },
  STOREFRONT: { role: 'EDITOR', scope: 'PUBLISH' },
};

/** Whether a change can be taken back, as far as it says itself. */
export function canUndo({ subject, undoneBy, before = {} }: HistoryEntry): boolean {
  // What is shown is decided anew, by its own buttons: shoppers have seen it.
  const isPast = subject === 'STOREFRONT' && !('publishesAutomatically' in before);
  return !undoneBy && !isPast;
}

/** @throws UserError where the history remembers nothing */
export function assertRemembered({ config }: Pick<Context, 'config'>): void {
  if (config.historyDays > 0) return;
  throw new UserError('BAD_USER_INPUT', 'Nothing is remembered here, and nothing undone: see HISTORY_DAYS.');
}
