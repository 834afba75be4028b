import type { Collection, Document, Filter, WithId } from 'mongodb';
import { ConflictError, UserError } from '../errors.ts';
import { kernelMessages } from '../messages.ts';
import { NEWEST } from '../mongodb/documents.ts';
import { isSame, type State } from './changed-fields.ts';
import type { HistoryContext } from './context.ts';
import { type HistoryEntry, SUBJECT_INDEX } from './entry.ts';

const LIST = new Intl.ListFormat('en');
/** The maximum number of retries. Other writers may change other fields between our read and our write, but rarely this often. */
const MAX_TRIES = 100;

/** @returns the names of the fields that an entry changed */
export function fieldsOf({ before, after }: HistoryEntry): string[] {
  return [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
}

/** @throws UserError that names the fields that have changed since this entry */
export function assertUnchanged(entry: HistoryEntry, current: State, nameOf = inWords): void {
  const changed = fieldsOf(entry).filter((field) => !isSame(current[field], entry.after?.[field]));
  if (changed.length === 0) return;
  const fields = LIST.format(changed.map(nameOf));
  throw new UserError('CONFLICT', kernelMessages.changedAgain({ fields, count: changed.length }));
}

/** The label of a field for an error message: `sellingPrice` becomes Selling price, `isNew` New, `categoryId` Category. */
export function inWords(field: string): string {
  if (field.length <= 3) return field.toUpperCase();
  const words = field
    .replace(/^is(?=[A-Z])|Id$/g, '')
    .replace(/\B[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * Call this before an undo deletes a created object.
 * @throws UserError if it was changed since, because deleting it would lose those changes
 */
export async function assertNotChangedLater(
  { history }: HistoryContext,
  { _id, subjectId }: HistoryEntry,
): Promise<void> {
  const since = { subjectId, _id: { $gt: _id }, undoes: { $exists: false }, undoneBy: { $exists: false } };
  const later = await history.findOne(since, { ...NEWEST, hint: SUBJECT_INDEX, projection: { _id: 1 } });
  if (later) throw new UserError('CONFLICT', kernelMessages.changedSinceCreation);
}

/** Reads the changed document and reverts the change. */
export function retryChange<T extends Document>(
  kind: string,
  collection: Collection<T>,
  { subjectId }: HistoryEntry,
  change: (current: WithId<T>) => Promise<void>,
): Promise<void> {
  return retryOnConflict(async () => {
    const current = await collection.findOne({ _id: subjectId } as Filter<T>, NEWEST);
    if (!current) throw new UserError('CONFLICT', kernelMessages.deletedSince({ kind }));
    await change(current);
  });
}

/** Reads and writes, and retries after a conflict with another write. */
export async function retryOnConflict(readAndChange: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await readAndChange();
    } catch (error) {
      if (!(error instanceof ConflictError) || tries === MAX_TRIES) throw error;
    }
  }
}
