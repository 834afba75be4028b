import { NEWEST } from '../catalogue/collections.ts';
import type { Context } from '../catalogue/context.ts';
import { UserError } from '../errors.ts';
import type { HistoryEntry } from './entry.ts';

/** @throws UserError when it is not remembered any more */
export async function findEntry(
  { history }: Context,
  _id: HistoryEntry['_id'] | null | undefined,
): Promise<HistoryEntry> {
  const entry = _id && (await history.findOne({ _id }, NEWEST));
  if (!entry) throw new UserError('NOT_FOUND', 'Change not found: it is not remembered any more');
  return entry;
}
