import { type Filter, ObjectId } from 'mongodb';
import pLimit from 'p-limit';
import { UserError } from '../errors.ts';
import { NEWEST, parseObjectId } from '../mongodb/documents.ts';
import { toUnavailable } from '../mongodb/failures.ts';
import { assertMay } from '../roles.ts';
import type { HistoryContext } from './context.ts';
import type { Change } from './describe.ts';
import { GROUP_INDEX, type GroupUndoing, type HistoryEntry, type LeftChange } from './entry.ts';
import { findEntry } from './find-entry.ts';
import { closeGroup } from './group.ts';
import { isOpen, isUnderWay } from './group-state.ts';
import { readChange } from './read.ts';
import type { Cause } from './recorder.ts';
import { undoEntry, undoTogether } from './undo.ts';
import { assertRemembered } from './undoable.ts';

/** So many changes are in memory at a time, and written together; after each such page it says how far it is. */
const PER_PAGE = 50;
/** So many of those that are undone by themselves wait for the database at a time: more would hold up others. */
const AT_ONCE = 4;
/** So many of those that are left are named. */
const MAX_NAMED = 10;
/** What keeps one change from being undone, and no other. */
const OF_ONE_CHANGE = new Set(['CONFLICT', 'BAD_USER_INPUT', 'NOT_FOUND']);
const NOTHING_LEFT = 'There is nothing left of this change to undo.';
/** It goes on when the server starts again: see resume-undoing.ts. */
export const STOPPED = 'The server was stopped: this goes on when it starts again.';
const FAILED = 'Something unexpected went wrong: the log of the server says what.';

/**
 * Begins to undo all changes of a group, each by the rules of a single one: what was changed again since
 * stays as it is. A second request meanwhile is answered the progress. After an interruption it resumes where
 * it was when it is begun again.
 * @throws UserError when the id is of no group, or its changes are still being made
 */
export async function undoGroup(context: HistoryContext, id: string): Promise<Change> {
  const entry = await findEntry(context, parseObjectId(id));
  if (!entry.group) throw new UserError('BAD_USER_INPUT', 'This is one change: undoChange undoes it.');
  assertRemembered(context);
  assertMay(context.viewer, context.subjects[entry.subject].needs);
  context.revision.assertWritable();
  await startUndoing(context, entry);
  return readChange(context, id);
}

/** Returns once it has begun, unless it is under way. */
export async function startUndoing(context: HistoryContext, entry: HistoryEntry): Promise<void> {
  await context.undoRuns.start(
    entry._id.toHexString(),
    () => claim(context, entry._id),
    (undoing, signal) => run(context, entry, undoing, signal),
  );
}

/** @returns null when another server is undoing it, or nothing is left to undo */
async function claim(context: HistoryContext, _id: ObjectId): Promise<GroupUndoing | null> {
  const { history, recorder, serverId } = context;
  const entry = await findEntry(context, _id);
  const last = entry.group?.undoing;
  // What this server has noted and is not at was broken off by its end.
  if (entry.undoneBy || (last?.serverId !== serverId && isUnderWay(context, entry))) return null;
  if (await isOpen(context, entry)) {
    throw new UserError('CONFLICT', 'This is still going on: wait until it has ended, or for two minutes.');
  }
  const rest = { groupId: _id, undoneBy: { $exists: false } };
  const undoing: GroupUndoing = {
    groupId: (await findUnfinished(context, last)) ?? new ObjectId(),
    token: new ObjectId(),
    serverId,
    beatAt: new Date(),
    ...(recorder.author && { by: recorder.author }),
    total: await history.countDocuments(rest, { ...NEWEST, hint: GROUP_INDEX }),
    done: 0,
    left: 0,
    firstLeft: [],
  };
  const asRead = { _id, 'group.undoing.token': last?.token ?? { $exists: false } } as Filter<HistoryEntry>;
  const { matchedCount } = await history.updateOne(asRead, { $set: { 'group.undoing': undoing } });
  return matchedCount === 1 ? undoing : null;
}

/** The group of an undoing that was broken off, which goes on as the same; not if that was undone itself by now. */
async function findUnfinished(
  { history }: HistoryContext,
  last: GroupUndoing | undefined,
): Promise<ObjectId | null> {
  if (!last || last.endedAt) return null;
  const made = await history.findOne({ _id: last.groupId }, { ...NEWEST, projection: { group: 1 } });
  return made?.group?.undoing ? null : last.groupId;
}

async function run(
  context: HistoryContext,
  group: HistoryEntry,
  undoing: GroupUndoing,
  signal: AbortSignal,
): Promise<void> {
  try {
    await undoAll(context, group, undoing, signal);
    await end(context, group, undoing);
  } catch (error) {
    const known = error instanceof UserError ? error : toUnavailable(error);
    if (!known) context.log.error({ err: error }, 'The undoing of a group failed.');
    await note(context, group, undoing, { stopped: known?.message ?? FAILED }).catch(() => {});
  }
}

/** From the newest change to the oldest; what was undone already is not looked at. */
async function undoAll(
  context: HistoryContext,
  group: HistoryEntry,
  undoing: GroupUndoing,
  signal: AbortSignal,
): Promise<void> {
  const { work = 'BULK', undos = 0 } = group.group ?? {};
  const made = {
    id: undoing.groupId,
    name: group.name,
    work,
    undos: undos + 1,
    isThere: false,
    ...(group.after && { set: group.after }),
  };
  let { done, left, firstLeft } = undoing;
  for (let last: ObjectId | null = null; ; ) {
    const page: HistoryEntry[] = await readPage(context, group._id, last);
    last = page.at(-1)?._id ?? null;
    if (!last) return;
    made.isThere ||= (await context.history.countDocuments({ _id: made.id })) === 1;
    const lefts = await undoPage(context, page, made, signal);
    done += page.length;
    left += lefts.length;
    firstLeft = [...firstLeft, ...lefts].slice(0, MAX_NAMED);
    await note(context, group, undoing, { done, left, firstLeft });
  }
}

function readPage(
  { history }: HistoryContext,
  groupId: ObjectId,
  before: ObjectId | null,
): Promise<HistoryEntry[]> {
  const rest = { groupId, undoneBy: { $exists: false }, ...(before && { _id: { $lt: before } }) };
  return history.find(rest, NEWEST).hint(GROUP_INDEX).sort({ _id: -1 }).limit(PER_PAGE).toArray();
}

/** @returns what was left as it is */
async function undoPage(
  context: HistoryContext,
  page: HistoryEntry[],
  made: NonNullable<Cause['group']>,
  signal: AbortSignal,
): Promise<LeftChange[]> {
  const reasons = new Map<HistoryEntry, string>();
  const assertGoesOn = () => {
    if (signal.aborted) throw new UserError('UNAVAILABLE', STOPPED);
  };
  const undoOne = async (entry: HistoryEntry) => {
    assertGoesOn();
    await undoEntry(context, entry, made).catch((error: unknown) => {
      if (!(error instanceof UserError && OF_ONE_CHANGE.has(error.code))) throw error;
      reasons.set(entry, error.message);
    });
  };
  assertGoesOn();
  const rest = await undoTogether(context, page, made);
  if (rest.length === 0) return [];
  const limit = pLimit(AT_ONCE);
  // None is under way any more when this throws.
  const results = await Promise.allSettled(rest.map((entry) => limit(undoOne, entry)));
  for (const result of results) if (result.status === 'rejected') throw result.reason;
  const undone = await context.history
    .find(
      { _id: { $in: rest.map(({ _id }) => _id) }, undoneBy: { $exists: true } },
      { ...NEWEST, projection: { _id: 1 } },
    )
    .toArray();
  const isUndone = new Set(undone.map(({ _id }) => _id.toHexString()));
  return rest
    .filter(({ _id }) => !isUndone.has(_id.toHexString()))
    .map((entry) => ({ name: entry.name, reason: reasons.get(entry) ?? NOTHING_LEFT }));
}

/** @throws UserError when another server has taken it over */
async function note(
  { history }: HistoryContext,
  { _id }: HistoryEntry,
  { token }: GroupUndoing,
  state: Partial<GroupUndoing>,
  undoneBy?: ObjectId,
): Promise<void> {
  const now = Object.entries({ ...state, beatAt: new Date() });
  const fields = Object.fromEntries(now.map(([name, value]) => [`group.undoing.${name}`, value]));
  const own = { _id, 'group.undoing.token': token } as Filter<HistoryEntry>;
  const { matchedCount } = await history.updateOne(own, {
    $set: { ...fields, ...(undoneBy && { undoneBy }) },
  });
  if (matchedCount === 0) throw new UserError('CONFLICT', 'Another server goes on with this.');
}

/** The group counts as undone once all of it is, also where some of it was undone one by one. */
async function end(context: HistoryContext, group: HistoryEntry, undoing: GroupUndoing): Promise<void> {
  const { history } = context;
  const { _id } = group;
  await closeGroup(history, undoing.groupId);
  const [rest] = await readPage(context, _id, null);
  const made = await history.findOne({ _id: undoing.groupId }, NEWEST);
  const one = made ? null : await history.findOne({ groupId: _id }, { ...NEWEST, hint: GROUP_INDEX });
  await note(
    context,
    group,
    undoing,
    { endedAt: new Date() },
    rest ? undefined : (made?._id ?? one?.undoneBy),
  );
}
