import type { Collection, Document, Filter, WithId } from 'mongodb';
import { ConflictError, UserError } from '../errors.ts';
import { NEWEST } from '../mongodb/documents.ts';
import { isSame, type State } from './changed-fields.ts';
import type { HistoryContext } from './context.ts';
import { type HistoryEntry, SUBJECT_INDEX } from './entry.ts';

const LIST = new Intl.ListFormat('en');
/** Others may change other fields of it between our reading and our writing it, hardly so often. */
const MAX_TRIES = 100;

/** The names of the fields that a change has changed. */
export function fieldsOf({ before, after }: HistoryEntry): string[] {
  return [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
}

/** @throws UserError that names the fields that are not as the change left them. */
export function assertUnchanged(entry: HistoryEntry, current: State, nameOf = inWords): void {
  const changed = fieldsOf(entry).filter((field) => !isSame(current[field], entry.after?.[field]));
  if (changed.length === 0) return;
  const names = LIST.format(changed.map(nameOf));
  const were = changed.length === 1 ? 'was' : 'were';
  throw new UserError(
    'CONFLICT',
    `${names} ${were} changed again since: undo that first, or change it by hand.`,
  );
}

/** The name of a field within an error: `sellingPrice` as Selling price, `isNew` as New, `categoryId` as Category. */
export function inWords(field: string): string {
  if (field.length <= 3) return field.toUpperCase();
  const words = field
    .replace(/^is(?=[A-Z])|Id$/g, '')
    .replace(/\B[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** For what was created: to delete it would take later changes with it. @throws UserError when there are any */
export async function assertNotChangedLater(
  { history }: HistoryContext,
  { _id, subjectId }: HistoryEntry,
): Promise<void> {
  const since = { subjectId, _id: { $gt: _id }, undoes: { $exists: false }, undoneBy: { $exists: false } };
  const later = await history.findOne(since, { ...NEWEST, hint: SUBJECT_INDEX, projection: { _id: 1 } });
  if (later)
    throw new UserError(
      'CONFLICT',
      'It was changed since it was made: undo these changes first, or delete it.',
    );
}

/** Reads what was changed and changes it back. */
export function retryChange<T extends Document>(
  kind: string,
  collection: Collection<T>,
  { subjectId }: HistoryEntry,
  change: (current: WithId<T>) => Promise<void>,
): Promise<void> {
  return retryOnConflict(async () => {
    const current = await collection.findOne({ _id: subjectId } as Filter<T>, NEWEST);
    if (!current) throw new UserError('CONFLICT', `This ${kind} was deleted since: undo that first.`);
    await change(current);
  });
}

/** Reads and changes something, again after a conflict with another write. */
export async function retryOnConflict(readAndChange: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await readAndChange();
    } catch (error) {
      if (!(error instanceof ConflictError) || tries === MAX_TRIES) throw error;
    }
  }
}
