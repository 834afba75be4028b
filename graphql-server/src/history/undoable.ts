import type { Needs, Viewer } from '../accounts/roles.ts';
import type { Context } from '../catalogue/context.ts';
import { UserError } from '../errors.ts';
import type { ChangeSubject, HistoryEntry } from './entry.ts';
import { ACCOUNT_NEEDS } from './visible.ts';

/** Who may take back a change of what: whoever may make it. */
export const UNDO_NEEDS: Readonly<Record<ChangeSubject, Needs>> = {
  PRODUCT: { role: 'EDITOR', scope: 'CATALOGUE' },
  CATEGORY: { role: 'EDITOR', scope: 'CATALOGUE' },
  CONTENT: { role: 'EDITOR', scope: 'CONTENT' },
  STOREFRONT: { role: 'EDITOR', scope: 'PUBLISH' },
  OPERATOR: ACCOUNT_NEEDS,
  INVITATION: ACCOUNT_NEEDS,
};

/** Whether a change can be taken back by whom it is shown to, as far as it says itself. */
export function canUndo(entry: HistoryEntry, viewer: Viewer): boolean {
  const { subject, undoneBy, before = {} } = entry;
  if (undoneBy) return false;
  // What is shown is decided anew, by its own buttons: shoppers have seen it.
  if (subject === 'STOREFRONT') return 'publishesAutomatically' in before;
  if (subject === 'OPERATOR') return canUndoAccount(entry, viewer);
  // Its link was shown once: another invitation has another one.
  return subject !== 'INVITATION';
}

/**
 * Secrets are known to nobody any more, and an account that was removed had some. A name is its operator's own. To make
 * somebody an owner takes a password, which an undo does not ask for.
 */
function canUndoAccount({ action, subjectId, before = {} }: HistoryEntry, viewer: Viewer): boolean {
  if (action !== 'CHANGED') return false;
  const isOwn = viewer.kind === 'operator' && viewer.operatorId === String(subjectId);
  return 'role' in before ? before['role'] !== 'OWNER' : 'name' in before && isOwn;
}

/** @throws UserError where the history remembers nothing */
export function assertRemembered({ config }: Pick<Context, 'config'>): void {
  if (config.historyDays > 0) return;
  throw new UserError('BAD_USER_INPUT', 'Nothing is remembered here, and nothing undone: see HISTORY_DAYS.');
}
