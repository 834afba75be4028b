import { ObjectId } from 'mongodb';
import { UserError } from '../errors.ts';
import { kernelMessages } from '../messages.ts';
import { NEWEST, parseObjectId } from '../mongodb/documents.ts';
import type { HistoryContext } from './context.ts';
import type { Change } from './describe.ts';
import { GROUP_INDEX, type GroupUndoing, type HistoryEntry } from './entry.ts';
import { isOpen } from './group-state.ts';
import { findEntry, readChange } from './read.ts';
import { UNDO_JOB } from './undo-job.ts';
import { assertMayUndo, assertRemembered } from './undoable.ts';

/**
 * Requests to undo all changes of a group. A background job does it; a second request while it runs has no effect.
 * @returns the group with the progress of its undo
 * @throws UserError when the id names no group, the group is itself an undo, or it is not complete yet
 */
export async function undoGroup(context: HistoryContext, id: string): Promise<Change> {
  const entry = await findEntry(context, parseObjectId(id));
  const { group, source } = entry;
  if (!group) throw new UserError('BAD_USER_INPUT', kernelMessages.isSingleChange);
  if (source === 'UNDO') {
    throw new UserError('BAD_USER_INPUT', kernelMessages.notInOneStep);
  }
  assertRemembered(context);
  assertMayUndo(context, entry);
  context.disk.assertWritable();
  if (!entry.undoneBy && !group.undoing?.isWanted) await request(context, entry);
  void context.jobs.wake(UNDO_JOB);
  return readChange(context, id);
}

async function request(context: HistoryContext, entry: HistoryEntry): Promise<void> {
  const { history, recorder } = context;
  const { _id, group } = entry;
  if (await isOpen(context, entry)) {
    throw new UserError('CONFLICT', kernelMessages.groupStillRunning);
  }
  const rest = { groupId: _id, undoneBy: { $exists: false } };
  const last = group?.undoing;
  const undoing: GroupUndoing = {
    isWanted: true,
    // If an earlier undo gave up, continue it in the same group.
    groupId: last?.stopped === undefined ? new ObjectId() : last.groupId,
    ...(recorder.author && { by: recorder.author }),
    total: await history.countDocuments(rest, { ...NEWEST, hint: GROUP_INDEX }),
    ...{ done: 0, left: 0, firstLeft: [], attempts: 0 },
  };
  // If two requests arrive at once, only one is stored.
  const isFree = { undoneBy: { $exists: false }, 'group.undoing.isWanted': { $exists: false } };
  await history.updateOne({ _id, ...isFree }, { $set: { 'group.undoing': undoing } });
}
