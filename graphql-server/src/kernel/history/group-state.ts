import type { ObjectId } from 'mongodb';
import type { HistoryContext } from './context.ts';
import {
  GROUP_INDEX,
  type GroupCounts,
  type GroupUndoing,
  type GroupWork,
  type HistoryEntry,
  type LeftChange,
} from './entry.ts';
import { countGroup } from './group.ts';

/** Changes of a group are written in batches of up to a hundred. A group without changes for this long counts as interrupted. */
const OPEN_MS = 120_000;

/** A group as the API returns it: see `ChangeGroup` in the schema. */
export interface GroupState {
  work: GroupWork;
  undos: number;
  fileName: string | null;
  created: number;
  changed: number;
  deleted: number;
  /** Whether its changes are still being made. */
  isOpen: boolean;
  undoing: UndoingState | null;
}

interface UndoingState {
  isRunning: boolean;
  total: number;
  done: number;
  left: number;
  firstLeft: LeftChange[];
  stopped: string | null;
}

/** @returns null for an entry that does not represent a group */
export async function groupState(context: HistoryContext, entry: HistoryEntry): Promise<GroupState | null> {
  if (!entry.group) return null;
  const { work, undos, undoing, counts = await countGroup(context.history, entry) } = entry.group;
  return {
    ...{ work, undos, fileName: entry.name || null, ...countsOf(counts) },
    isOpen: await isOpen(context, entry),
    undoing: undoing ? undoingState(undoing) : null,
  };
}

function undoingState({ isWanted, stopped, ...progress }: GroupUndoing): UndoingState {
  return { ...progress, isRunning: isWanted === true, stopped: stopped ?? null };
}

function countsOf({ CREATED, CHANGED, DELETED }: GroupCounts) {
  return { created: CREATED, changed: CHANGED, deleted: DELETED };
}

/** Whether more changes of the group may follow. */
export async function isOpen(
  context: HistoryContext,
  { _id, group, subject }: HistoryEntry,
): Promise<boolean> {
  if (group?.counts) return false;
  const { history, subjects } = context;
  const latest = await history.findOne(
    { groupId: _id },
    { hint: GROUP_INDEX, sort: { _id: -1 }, projection: { _id: 1 } },
  );
  if (isYoung(latest?._id ?? _id)) return true;
  return (await subjects[subject]?.isGoingOn?.(context, _id)) ?? false;
}

/** A change with a time in the future does not count as recent, because the clock must have been set back. */
function isYoung(_id: ObjectId): boolean {
  return Math.abs(Date.now() - _id.getTimestamp().getTime()) < OPEN_MS;
}
