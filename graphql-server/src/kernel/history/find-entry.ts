import { UserError } from '../errors.ts';
import { NEWEST } from '../mongodb/documents.ts';
import type { HistoryContext } from './context.ts';
import type { HistoryEntry } from './entry.ts';
import { visibleSubjects } from './visible.ts';

/** @throws UserError when it is not remembered any more, or not the caller's to see: nothing tells one from the other */
export async function findEntry(
  { history, subjects, viewer }: HistoryContext,
  _id: HistoryEntry['_id'] | null | undefined,
): Promise<HistoryEntry> {
  const subject = { $in: [...visibleSubjects({ subjects, viewer })] };
  const entry = _id && (await history.findOne({ _id, subject }, NEWEST));
  if (!entry) throw new UserError('NOT_FOUND', 'Change not found: it is not remembered any more');
  return entry;
}
