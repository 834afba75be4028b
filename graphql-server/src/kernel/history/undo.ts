import { UserError } from '../errors.ts';
import { parseObjectId } from '../mongodb/documents.ts';
import { assertMay } from '../roles.ts';
import type { HistoryContext } from './context.ts';
import type { Change } from './describe.ts';
import type { HistoryEntry } from './entry.ts';
import { findEntry } from './find-entry.ts';
import { readChange } from './read.ts';
import type { Cause } from './recorder.ts';
import { assertRemembered, canUndo } from './undoable.ts';

/**
 * Takes a change back, by the services and the rules that hold for every change.
 * @returns the change that this made, or the one that took it back before
 * @throws UserError when the id is unknown, what it changed was changed again, or a rule is broken
 */
export async function undoChange(context: HistoryContext, id: string): Promise<Change> {
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
  context: HistoryContext,
  entry: HistoryEntry,
  group?: Cause['group'],
): Promise<void> {
  const subject = context.subjects[entry.subject];
  if (!canUndo(entry, context)) throw new UserError('BAD_USER_INPUT', 'This cannot be undone.');
  assertMay(context.viewer, subject.needs);
  const recorder = context.recorder.because({ source: 'UNDO', undoes: [entry], ...(group && { group }) });
  try {
    await subject.undo({ ...context, recorder }, entry);
  } catch (error) {
    const { undoneBy } = await findEntry(context, entry._id);
    if (!undoneBy) throw error;
  }
}

/**
 * The same of several changes, those of one kind in few transactions.
 * @returns those that are to be undone by themselves
 */
export async function undoTogether(
  context: HistoryContext,
  entries: HistoryEntry[],
  group: NonNullable<Cause['group']>,
): Promise<HistoryEntry[]> {
  const recorder = context.recorder.because({ source: 'UNDO', undoes: entries, group });
  const rest: HistoryEntry[] = [];
  for (const [kind, some] of Map.groupBy(entries, ({ subject }) => subject)) {
    const subject = context.subjects[kind];
    rest.push(...((await subject.undoTogether?.({ ...context, recorder }, some)) ?? some));
  }
  return rest;
}
