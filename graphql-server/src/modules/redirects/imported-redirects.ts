import { readOldAddress, targetKey } from '@mela/rules/redirect-address.ts';
import { type ClientSession, ObjectId } from 'mongodb';
import { GROUP_INDEX, type HistoryCollections } from '../../kernel/history/entry.ts';
import type { Recorder } from '../../kernel/history/recorder.ts';
import { inTransaction } from '../../kernel/mongodb/transaction.ts';
import { FROM_INDEX, IMPORT_INDEX, type Redirect, type RedirectCollections } from './collection.ts';
import { redirectChange } from './write-redirect.ts';

/**
 * Adds redirects for the handles that an import changes, in the transaction that writes its products. Keeps an existing redirect, because
 * an operator may have chosen its target.
 */
export async function addRedirects(
  { redirects }: RedirectCollections,
  session: ClientSession,
  { importing, importId }: { importing: Recorder; importId: ObjectId },
  wanted: readonly { from: string; to: string }[],
): Promise<void> {
  const byFrom = new Map(
    wanted.flatMap(({ from, to }) => {
      const { value } = readOldAddress(encodeURI(from));
      return value === undefined ? [] : [[value, to] as const];
    }),
  );
  if (byFrom.size === 0) return;
  const known = redirects.find({ from: { $in: [...byFrom.keys()] } }, { session, projection: { from: 1 } });
  for await (const { from } of known.hint(FROM_INDEX)) byFrom.delete(from);
  const added = [...byFrom].map(
    ([from, to]): Redirect => ({
      ...{ _id: new ObjectId(), version: 1, from, to, toKey: targetKey(to) },
      ...{ replacesPage: false, importId, createdAt: new Date() },
    }),
  );
  if (added.length === 0) return;
  await redirects.insertMany(added, { session });
  await importing.record(
    session,
    added.map((redirect) => redirectChange(null, redirect)),
  );
}

/** Deletes the redirects that an import added, with their history entries. */
export async function removeRedirectsOf(
  { history, redirects }: RedirectCollections & HistoryCollections,
  importId: ObjectId,
): Promise<void> {
  const added = await redirects
    .find({ importId }, { projection: { _id: 1 } })
    .hint(IMPORT_INDEX)
    .toArray();
  if (added.length === 0) return;
  const ids = added.map(({ _id }) => _id);
  await inTransaction(redirects.db.client, async (session) => {
    await redirects.deleteMany({ importId }, { session, hint: IMPORT_INDEX });
    await history.deleteMany({ groupId: importId, subjectId: { $in: ids } }, { session, hint: GROUP_INDEX });
  });
}
