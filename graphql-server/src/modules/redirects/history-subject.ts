import { targetKey } from '@mela/rules/redirect-address.ts';
import type { ObjectId } from 'mongodb';
import { UserError } from '../../kernel/errors.ts';
import { assertUnchanged } from '../../kernel/history/changed-since.ts';
import type { Subject } from '../../kernel/history/context.ts';
import type { HistoryEntry } from '../../kernel/history/entry.ts';
import { describeFields, type FieldKinds, flag, text } from '../../kernel/history/field-values.ts';
import type { Redirect, RedirectContext } from './collection.ts';
import { redirectsMessages } from './messages.ts';
import { deleteRedirect, explainTaken, fieldsOf, findRedirect, redirectChange } from './write-redirect.ts';

type Fields = ReturnType<typeof fieldsOf>;

const KINDS: FieldKinds = { from: text, to: text, replacesPage: flag };

export const redirectSubject: Subject = {
  seenBy: null,
  undo: { needs: { role: 'EDITOR', scope: 'PUBLISH' }, one: undo },
  describe: async () => (entry) => describeFields(entry, KINDS),
};

/**
 * Restores the state before a change, even if the target is now redirected or the old address has a page. A release resolves both, so
 * changes can be undone in any order.
 */
async function undo(context: RedirectContext, entry: HistoryEntry): Promise<void> {
  const _id = entry.subjectId as ObjectId;
  if (entry.action === 'DELETED') {
    const fields = entry.before as Fields;
    const redirect = { _id, version: 1, ...fields, toKey: targetKey(fields.to), createdAt: new Date() };
    await restore(context, null, redirect);
    return;
  }
  const current = await findRedirect(context, _id);
  assertUnchanged(entry, fieldsOf(current));
  if (entry.action === 'CREATED') {
    await deleteRedirect(context, _id);
    return;
  }
  const fields: Fields = { ...fieldsOf(current), ...entry.before };
  await restore(context, current, {
    ...current,
    ...fields,
    toKey: targetKey(fields.to),
    version: current.version + 1,
  });
}

async function restore(
  { recorder, redirects }: RedirectContext,
  current: Redirect | null,
  restored: Redirect,
): Promise<void> {
  await recorder
    .transact(async (session) => {
      if (current) {
        const asRead = { _id: current._id, version: current.version };
        const { matchedCount } = await redirects.replaceOne(asRead, restored, { session });
        if (matchedCount === 0) throw new UserError('CONFLICT', redirectsMessages.changedMeanwhile);
      } else await redirects.insertOne(restored, { session });
      await recorder.record(session, [
        current ? redirectChange(current, restored) : redirectChange(null, restored),
      ]);
    })
    .catch((error: unknown) => explainTaken(error, restored.from));
}
