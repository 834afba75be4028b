import type { ObjectId } from 'mongodb';
import { UserError } from '../../kernel/errors.ts';
import { SUBJECT_INDEX } from '../../kernel/history/entry.ts';
import { NEWEST } from '../../kernel/mongodb/documents.ts';
import { isDuplicateKey } from '../../kernel/mongodb/failures.ts';
import type { CatalogueContext } from './context.ts';
import { catalogueMessages } from './messages.ts';

/** @throws UserError when another document has to be restored first, because the history contains its deletion */
export async function assertNotDeleted(
  { history }: CatalogueContext,
  subjectId: ObjectId,
  what: string,
): Promise<void> {
  const deletion = { subjectId, action: 'DELETED' as const };
  const gone = await history.findOne(deletion, { ...NEWEST, hint: SUBJECT_INDEX, sort: { _id: -1 } });
  if (gone) throw new UserError('CONFLICT', catalogueMessages.deletedFirst({ kind: what, name: gone.name }));
}

/** Explains why a restored document could not be written. */
export function rejectDuplicate(error: unknown): never {
  if (!isDuplicateKey(error)) throw error;
  throw new UserError('CONFLICT', catalogueMessages.cannotRestore);
}
