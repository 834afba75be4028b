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

/** From one page to the next it takes less than a second: another server that was not heard of for so long has ended. */
const SILENT_MS = 60_000;
/** The same of one that makes the changes of a group, up to a hundred at a time. */
const OPEN_MS = 120_000;

/** A group as it is answered: see `ChangeGroup` in the schema. */
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

/** What is told of a group; null for a change by itself. */
export async function groupState(context: HistoryContext, entry: HistoryEntry): Promise<GroupState | null> {
  if (!entry.group) return null;
  const { work, undos, counts = await countGroup(context.history, entry._id) } = entry.group;
  // What this server is no longer at may have ended since the entry was read.
  const latest = isBrokenOff(context, entry) ? await context.history.findOne({ _id: entry._id }) : entry;
  const undoing = latest?.group?.undoing;
  return {
    work,
    undos,
    fileName: entry.name || null,
    ...countsOf(counts),
    isOpen: await isOpen(context, entry),
    undoing: latest && undoing ? undoingState(context, latest, undoing) : null,
  };
}

function countsOf({ CREATED, CHANGED, DELETED }: GroupCounts) {
  return { created: CREATED, changed: CHANGED, deleted: DELETED };
}

function undoingState(
  context: HistoryContext,
  entry: HistoryEntry,
  { total, done, left, firstLeft, stopped }: GroupUndoing,
): UndoingState {
  return {
    isRunning: isUnderWay(context, entry),
    total,
    done,
    left,
    firstLeft,
    stopped: isBrokenOff(context, entry) ? (stopped ?? 'It was broken off.') : null,
  };
}

function isBrokenOff(context: HistoryContext, entry: HistoryEntry): boolean {
  const undoing = entry.group?.undoing;
  return undoing !== undefined && !undoing.endedAt && !isUnderWay(context, entry);
}

/** Whether a server is undoing it. */
export function isUnderWay({ serverId, undoRuns }: HistoryContext, { _id, group }: HistoryEntry): boolean {
  const undoing = group?.undoing;
  if (!undoing || undoing.endedAt || undoing.stopped !== undefined) return false;
  if (undoing.serverId === serverId) return undoRuns.isRunning(_id.toHexString());
  return Date.now() - undoing.beatAt.getTime() < SILENT_MS;
}

/** Whether changes of it may still be made. */
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
  return (await subjects[subject].isGoingOn?.(context, _id)) ?? false;
}

function isYoung(_id: ObjectId): boolean {
  return Date.now() - _id.getTimestamp().getTime() < OPEN_MS;
}
