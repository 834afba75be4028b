import type { ClientSession, ObjectId } from 'mongodb';
import { newestIn } from '../mongodb/documents.ts';
import type { ChangeAction, GroupCounts, HistoryCollection, HistoryEntry } from './entry.ts';
import { GROUP_INDEX, KIND_INDEX } from './entry.ts';

/** Marks a group as complete and stores its number of changes of each kind. A group without changes has no entry. */
export async function closeGroup(
  history: HistoryCollection,
  groupId: ObjectId,
  session?: ClientSession,
): Promise<void> {
  const group = await history.findOne({ _id: groupId }, { ...newestIn(session), projection: { subject: 1 } });
  if (!group) return;
  const counts = await countGroup(history, group, session);
  await history.updateOne({ _id: groupId }, { $set: { 'group.counts': counts } }, session ? { session } : {});
}

/**
 * Counts the changes of a group's subject by action. Side effects of an import, such as new categories, are not counted. The
 * counts may be outdated until `closeGroup` stores the final ones.
 */
export async function countGroup(
  history: HistoryCollection,
  { _id: groupId, subject }: Pick<HistoryEntry, '_id' | 'subject'>,
  session?: ClientSession,
): Promise<GroupCounts> {
  const counts: GroupCounts = { CREATED: 0, CHANGED: 0, DELETED: 0 };
  const found = history.aggregate<{ _id: ChangeAction; count: number }>(
    [{ $match: { subject, groupId } }, { $group: { _id: '$action', count: { $sum: 1 } } }],
    { ...newestIn(session), hint: KIND_INDEX },
  );
  for await (const { _id, count } of found) counts[_id] = count;
  return counts;
}

/** Deletes the entry of a group if all its changes were removed from the history. */
export async function dropEmptyGroup(
  history: HistoryCollection,
  groupId: ObjectId,
  session: ClientSession,
): Promise<void> {
  const one = await history.findOne({ groupId }, { session, hint: GROUP_INDEX, projection: { _id: 1 } });
  if (!one) await history.deleteOne({ _id: groupId }, { session });
}
