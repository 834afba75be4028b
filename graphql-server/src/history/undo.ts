import { assertMay } from '../accounts/roles.ts';
import { NEWEST, parseObjectId } from '../catalogue/collections.ts';
import type { Context } from '../catalogue/context.ts';
import { UserError } from '../errors.ts';
import { type Change, describe } from './describe.ts';
import type { ChangeSubject, HistoryEntry } from './entry.ts';
import { undoCategoryChange } from './undo-category.ts';
import { undoProductChange } from './undo-product.ts';
import { undoSettingsChange } from './undo-settings.ts';
import { canUndo, UNDO_NEEDS } from './undoable.ts';

const UNDO: Readonly<Record<ChangeSubject, (context: Context, entry: HistoryEntry) => Promise<void>>> = {
  PRODUCT: undoProductChange,
  CATEGORY: undoCategoryChange,
  // Loaded when it is needed, as all that knows the schema of the content.
  CONTENT: async (context, entry) => (await import('./undo-content.ts')).undoContentChange(context, entry),
  STOREFRONT: undoSettingsChange,
};

/**
 * Takes a change back, by the services and the rules that hold for every change.
 * @returns the change that this made, or the one that took it back before
 * @throws UserError when the id is unknown, what it changed was changed again, or a rule is broken
 */
export async function undoChange(context: Context, id: string): Promise<Change> {
  const entry = await findEntry(context, parseObjectId(id));
  if (!entry.undoneBy) await undo(context, entry);
  const { undoneBy } = await findEntry(context, entry._id);
  if (!undoneBy) throw new UserError('CONFLICT', 'There is nothing left of this change to undo.');
  const [change] = await describe(context, [await findEntry(context, undoneBy)]);
  return change as Change;
}

async function undo(context: Context, entry: HistoryEntry): Promise<void> {
  const { subject } = entry;
  if (!canUndo(entry)) throw new UserError('BAD_USER_INPUT', 'This cannot be undone.');
  if (context.config.historyDays === 0) {
    throw new UserError(
      'BAD_USER_INPUT',
      'Nothing is remembered here, and nothing undone: see HISTORY_DAYS.',
    );
  }
  assertMay(context.viewer, UNDO_NEEDS[subject]);
  const recorder = context.recorder.because({ source: 'UNDO', undoes: entry });
  try {
    // What it brings back is remembered until then, and used from then on.
    await context.images.holdDuring(entry.images ?? [], () => UNDO[subject]({ ...context, recorder }, entry));
  } catch (error) {
    const { undoneBy } = await findEntry(context, entry._id);
    if (!undoneBy) throw error;
  }
}

async function findEntry(
  { history }: Context,
  _id: HistoryEntry['_id'] | null | undefined,
): Promise<HistoryEntry> {
  const entry = _id && (await history.findOne({ _id }, NEWEST));
  if (!entry) throw new UserError('NOT_FOUND', 'Change not found: it is not remembered any more');
  return entry;
}
