import { UserError } from '../errors.ts';
import { kernelMessages } from '../messages.ts';
import { parseObjectId } from '../mongodb/documents.ts';
import type { HistoryContext } from './context.ts';
import type { Change } from './describe.ts';
import type { HistoryEntry } from './entry.ts';
import { findEntry, readChange } from './read.ts';
import type { Cause } from './recorder.ts';
import { assertMayUndo, assertRemembered, canUndo } from './undoable.ts';

/**
 * Undoes a change through the normal services and rules.
 * @returns the change that undid it, now or earlier
 * @throws UserError when the id is unknown, the object was changed again, or a rule is broken
 */
export async function undoChange(context: HistoryContext, id: string): Promise<Change> {
  const entry = await findEntry(context, parseObjectId(id));
  if (entry.group) {
    throw new UserError('BAD_USER_INPUT', kernelMessages.isGroupOfChanges);
  }
  assertRemembered(context);
  if (!entry.undoneBy) await undoEntry(context, entry);
  const { undoneBy } = await findEntry(context, entry._id);
  if (!undoneBy) throw new UserError('CONFLICT', kernelMessages.nothingLeftToUndo);
  return readChange(context, undoneBy.toHexString());
}

/** @param group the group to which the resulting change belongs */
export async function undoEntry(
  context: HistoryContext,
  entry: HistoryEntry,
  group?: Cause['group'],
): Promise<void> {
  assertMayUndo(context, entry);
  if (!canUndo(entry, context)) throw new UserError('BAD_USER_INPUT', kernelMessages.cannotBeUndone);
  const undo = context.subjects[entry.subject]?.undo;
  const recorder = context.recorder.because({ source: 'UNDO', undoes: [entry], ...(group && { group }) });
  try {
    await undo?.one({ ...context, recorder }, entry);
  } catch (error) {
    const { undoneBy } = await findEntry(context, entry._id);
    if (!undoneBy) throw error;
  }
}

/** Undoes several changes, each kind in few transactions. @returns the changes that must be undone one by one */
export async function undoTogether(
  context: HistoryContext,
  entries: HistoryEntry[],
  group: NonNullable<Cause['group']>,
): Promise<HistoryEntry[]> {
  const recorder = context.recorder.because({ source: 'UNDO', undoes: entries, group });
  const rest: HistoryEntry[] = [];
  for (const [kind, some] of Map.groupBy(entries, ({ subject }) => subject)) {
    const undo = context.subjects[kind]?.undo;
    rest.push(...((await undo?.many?.({ ...context, recorder }, some)) ?? some));
  }
  return rest;
}
