import { type Filter, ObjectId } from 'mongodb';
import { UserError } from '../errors.ts';
import { kernelMessages, kernelTexts } from '../messages.ts';
import { NEWEST } from '../mongodb/documents.ts';
import { toUnavailable } from '../mongodb/failures.ts';
import type { Author } from '../roles.ts';
import type { HistoryContext, HistoryServices } from './context.ts';
import {
  GROUP_INDEX,
  type GroupUndoing,
  type HistoryCollection,
  type HistoryEntry,
  type LeftChange,
  UNDO_WANTED_INDEX,
} from './entry.ts';
import { closeGroup } from './group.ts';
import type { Cause } from './recorder.ts';
import { undoEntry, undoTogether } from './undo.ts';

export const UNDO_JOB = 'undo-groups';
/** How often a server checks for requests that another server has received. */
const LOOK_MS = 2_000;
/** The number of changes read, and usually written, together. Progress is stored after each page. */
const PER_PAGE = 50;
/** The job gives up when the same page has failed this many times. */
const MAX_ATTEMPTS = 5;
const MAX_NAMED = 10;

/** A group with a requested undo. */
interface WantedGroup extends HistoryEntry {
  group: NonNullable<HistoryEntry['group']> & { undoing: GroupUndoing };
}

/** Creates the context for changes made on behalf of an author: the operator who requested the undo and was allowed to (decision 21). */
type ContextFor = (author: Author | undefined) => HistoryContext;

/** Starts the job that undoes groups. One server at a time runs it; if that server dies, another takes over. */
export function startUndoJob({ config, history, jobs }: HistoryServices, contextFor: ContextFor): void {
  if (config.historyDays === 0) return;
  const run = (signal: AbortSignal) => undoWanted(history, contextFor, signal);
  jobs.start({ name: UNDO_JOB, everyMs: LOOK_MS, isShared: true, run });
}

/** Undoes one page of each requested group in turn, until none is left. */
async function undoWanted(
  history: HistoryServices['history'],
  contextFor: ContextFor,
  signal: AbortSignal,
): Promise<void> {
  const isWanted = { 'group.undoing.isWanted': true } as const;
  for (;;) {
    const wanted = await history.find(isWanted, { ...NEWEST, hint: UNDO_WANTED_INDEX }).toArray();
    if (wanted.length === 0) return;
    const errors: unknown[] = [];
    for (const { _id } of wanted) {
      if (signal.aborted) return;
      const change = {
        $set: { 'group.undoing.claim': new ObjectId() },
        $inc: { 'group.undoing.attempts': 1 },
      };
      const group = await history.findOneAndUpdate({ _id, ...isWanted }, change, { returnDocument: 'after' });
      if (!group) continue;
      const claimed = group as WantedGroup;
      await undoNextPage(contextFor(claimed.group.undoing.by), claimed, signal).catch((error) =>
        errors.push(error),
      );
    }
    // The kernel retries the job later.
    if (errors.length > 0) throw errors[0];
  }
}

/** @throws Error when the job should retry the page */
async function undoNextPage(context: HistoryContext, group: WantedGroup, signal: AbortSignal): Promise<void> {
  const { attempts } = group.group.undoing;
  if (attempts > MAX_ATTEMPTS) return giveUp(context, group, kernelTexts.undoInterrupted);
  try {
    const page = await readPage(context, group);
    if (page.length === 0) await finish(context, group);
    else await undoPage(context, group, page, signal);
  } catch (error) {
    if (signal.aborted) return;
    const known = error instanceof UserError ? error : toUnavailable(error);
    if (!known) context.log.error({ err: error }, kernelTexts.groupNotUndone);
    if (attempts < MAX_ATTEMPTS) throw error;
    await giveUp(context, group, known?.message ?? kernelTexts.undoFailed);
  }
}

/** The changes to undo, newest first, without those already undone. */
function readPage({ history }: HistoryContext, { _id, group }: WantedGroup): Promise<HistoryEntry[]> {
  const { last } = group.undoing;
  const rest = { groupId: _id, undoneBy: { $exists: false }, ...(last && { _id: { $lt: last } }) };
  return history.find(rest, NEWEST).hint(GROUP_INDEX).sort({ _id: -1 }).limit(PER_PAGE).toArray();
}

async function undoPage(
  context: HistoryContext,
  group: WantedGroup,
  page: HistoryEntry[],
  signal: AbortSignal,
): Promise<void> {
  const { undoing, work } = group.group;
  const set = group.after && { set: group.after };
  const made = { id: undoing.groupId, subject: group.subject, name: group.name, work, undos: 1, ...set };
  const lefts: LeftChange[] = [];
  for (const entry of await undoTogether(context, page, made)) {
    signal.throwIfAborted();
    const reason = await undoByItself(context, entry, made);
    if (reason !== null) lefts.push({ name: entry.name, reason });
  }
  await settle(context, group, {
    attempts: 0,
    last: page.at(-1)?._id as ObjectId,
    done: undoing.done + page.length,
    left: undoing.left + lefts.length,
    firstLeft: [...undoing.firstLeft, ...lefts].slice(0, MAX_NAMED),
  });
}

/**
 * @returns why the change could not be undone; null if it was
 * @throws Error when the database or disk is unavailable
 */
async function undoByItself(
  context: HistoryContext,
  entry: HistoryEntry,
  made: NonNullable<Cause['group']>,
): Promise<string | null> {
  try {
    await undoEntry(context, entry, made);
  } catch (error) {
    if (error instanceof UserError && error.code !== 'UNAVAILABLE') return error.message;
    if (error instanceof UserError || toUnavailable(error)) throw error;
    context.log.error({ err: error, change: entry._id }, kernelTexts.changeNotUndone);
    return kernelTexts.undoFailed;
  }
  const undone = { _id: entry._id, undoneBy: { $exists: true } };
  return (await context.history.findOne(undone, NEWEST)) ? null : kernelMessages.nothingLeftToUndo.text;
}

/** Ends the job, and marks the group as undone if all its changes are undone. */
async function finish(context: HistoryContext, group: WantedGroup): Promise<void> {
  const { history } = context;
  const { groupId, total } = group.group.undoing;
  await closeGroup(history, groupId);
  const own = { ...NEWEST, hint: GROUP_INDEX };
  const rest = await history.findOne({ groupId: group._id, undoneBy: { $exists: false } }, own);
  const made = await history.findOne({ _id: groupId }, NEWEST);
  const one = made ? null : await history.findOne({ groupId: group._id }, own);
  const undoneBy = rest ? undefined : (made?._id ?? one?.undoneBy);
  await settle(context, group, { done: total }, { isOver: true, undoneBy });
}

/** Changes undone so far stay undone; a new request continues from there. */
async function giveUp(context: HistoryContext, group: WantedGroup, reason: string): Promise<void> {
  context.log.warn({ group: group._id, reason }, kernelTexts.undoStopped);
  await closeGroup(context.history, group.group.undoing.groupId);
  await settle(context, group, { stopped: reason }, { isOver: true });
}

/** Stores the progress, unless another server has taken over the group. @param isOver whether the job has finished */
async function settle(
  { history }: HistoryContext,
  { _id, group }: WantedGroup,
  progress: Partial<GroupUndoing>,
  { isOver = false, undoneBy }: { isOver?: boolean; undoneBy?: ObjectId | undefined } = {},
): Promise<void> {
  const fields = Object.entries(progress).map(([name, value]) => [`group.undoing.${name}`, value]);
  const claimed = { _id, 'group.undoing.claim': group.undoing.claim } as Filter<HistoryEntry>;
  await history.updateOne(claimed, {
    $set: { ...Object.fromEntries(fields), ...(undoneBy && { undoneBy }) },
    ...(isOver && { $unset: { 'group.undoing.isWanted': '' } }),
  });
}

/**
 * Requests again the undos that were interrupted when a server of the previous version stopped. That version
 * stored only completed undos.
 */
export async function requestInterruptedUndos(history: HistoryCollection): Promise<void> {
  const interrupted = {
    'group.undoing': { $exists: true },
    'group.undoing.attempts': { $exists: false },
    'group.undoing.endedAt': { $exists: false },
    'group.undoing.stopped': { $in: [null, kernelTexts.undoContinues] },
  };
  const request = { isWanted: true, attempts: 0, done: 0, left: 0, firstLeft: [] };
  const fields = Object.entries(request).map(([name, value]) => [`group.undoing.${name}`, value]);
  await history.updateMany(interrupted as object, {
    $set: Object.fromEntries(fields),
    $unset: { 'group.undoing.stopped': '' },
  });
}
