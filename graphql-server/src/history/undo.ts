import { assertMay } from '../accounts/roles.ts';
import { parseObjectId } from '../catalogue/collections.ts';
import type { Context } from '../catalogue/context.ts';
import { UserError } from '../errors.ts';
import type { Change } from './describe.ts';
import type { ChangeSubject, HistoryEntry } from './entry.ts';
import { findEntry } from './find-entry.ts';
import { readChange } from './read.ts';
import type { Cause } from './recorder.ts';
import { undoAccountChange } from './undo-account.ts';
import { undoCategoryChange } from './undo-category.ts';
import { undoProductChange, undoProductChanges } from './undo-product.ts';
import { undoSettingsChange } from './undo-settings.ts';
import { assertRemembered, canUndo, UNDO_NEEDS } from './undoable.ts';

type Undo = (context: Context, entry: HistoryEntry) => Promise<void>;

const UNDO: Readonly<Record<Exclude<ChangeSubject, 'INVITATION'>, Undo>> & { INVITATION?: never } = {
  PRODUCT: undoProductChange,
  CATEGORY: undoCategoryChange,
  // Loaded when it is needed, as all that knows the schema of the content.
  CONTENT: async (context, entry) => (await import('./undo-content.ts')).undoContentChange(context, entry),
  STOREFRONT: undoSettingsChange,
  OPERATOR: undoAccountChange,
};

/**
 * Takes a change back, by the services and the rules that hold for every change.
 * @returns the change that this made, or the one that took it back before
 * @throws UserError when the id is unknown, what it changed was changed again, or a rule is broken
 */
export async function undoChange(context: Context, id: string): Promise<Change> {
  const entry = await findEntry(context, parseObjectId(id));
  if (entry.group) {
    throw new UserError('BAD_USER_INPUT', 'These are many changes: undoChanges undoes them.');
  }
  assertRemembered(context);
  if (!entry.undoneBy) await undoEntry(context, entry);
  const { undoneBy } = await findEntry(context, entry._id);
  if (!undoneBy) throw new UserError('CONFLICT', 'There is nothing left of this change to undo.');
  return readChange(context, undoneBy.toHexString());
}

/** @param group what the change that this makes belongs to */
export async function undoEntry(
  context: Context,
  entry: HistoryEntry,
  group?: Cause['group'],
): Promise<void> {
  const { subject } = entry;
  const change = UNDO[subject];
  if (!change || !canUndo(entry, context.viewer)) {
    throw new UserError('BAD_USER_INPUT', 'This cannot be undone.');
  }
  assertMay(context.viewer, UNDO_NEEDS[subject]);
  const recorder = context.recorder.because({ source: 'UNDO', undoes: [entry], ...(group && { group }) });
  try {
    // What it brings back is remembered until then, and used from then on.
    await context.images.holdDuring(entry.images ?? [], () => change({ ...context, recorder }, entry));
  } catch (error) {
    const { undoneBy } = await findEntry(context, entry._id);
    if (!undoneBy) throw error;
  }
}

/**
 * The same of several changes of products, in few transactions.
 * @returns those that are to be undone by themselves
 */
export function undoTogether(
  context: Context,
  entries: HistoryEntry[],
  group: NonNullable<Cause['group']>,
): Promise<HistoryEntry[]> {
  const recorder = context.recorder.because({ source: 'UNDO', undoes: entries, group });
  const images = entries.flatMap((entry) => entry.images ?? []);
  return context.images.holdDuring(images, () => undoProductChanges({ ...context, recorder }, entries));
}
