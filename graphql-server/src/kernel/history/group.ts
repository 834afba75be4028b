import type { ClientSession, ObjectId } from 'mongodb';
import type { ChangeAction, GroupCounts, HistoryCollection } from './entry.ts';
import { GROUP_INDEX, KIND_INDEX } from './entry.ts';

/** Notes that all changes of a group are made, and how many there are of each kind. One that made none has no entry. */
export async function closeGroup(
  history: HistoryCollection,
  groupId: ObjectId,
  session?: ClientSession,
): Promise<void> {
  const counts = await countGroup(history, groupId, session);
  const options = session ? { session } : {};
  await history.updateOne({ _id: groupId }, { $set: { 'group.counts': counts } }, options);
}

/** Counts the changes of products in a group by their kind. Its categories and redirects are not counted. */
export async function countGroup(
  history: HistoryCollection,
  groupId: ObjectId,
  session?: ClientSession,
): Promise<GroupCounts> {
  const counts: GroupCounts = { CREATED: 0, CHANGED: 0, DELETED: 0 };
  const found = history.aggregate<{ _id: ChangeAction; count: number }>(
    [{ $match: { subject: 'PRODUCT', groupId } }, { $group: { _id: '$action', count: { $sum: 1 } } }],
    { hint: KIND_INDEX, ...(session && { session }) },
  );
  for await (const { _id, count } of found) counts[_id] = count;
  return counts;
}

/** Takes the entry of a group away whose changes were all taken out of the history again. */
export async function dropEmptyGroup(
  history: HistoryCollection,
  groupId: ObjectId,
  session: ClientSession,
): Promise<void> {
  const one = await history.findOne({ groupId }, { session, hint: GROUP_INDEX, projection: { _id: 1 } });
  if (!one) await history.deleteOne({ _id: groupId }, { session });
}
