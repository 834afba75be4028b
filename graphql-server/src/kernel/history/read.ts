import { type Filter, ObjectId } from 'mongodb';
import { UserError } from '../errors.ts';
import {
  countPlanned,
  idCursor,
  type KeysetPage,
  type KeysetRequest,
  keysetPage,
  type ListPlan,
  olderThan,
} from '../list/keyset-page.ts';
import { assertPage, MAX_FAST_OFFSET } from '../list/paging.ts';
import { MAX_QUERY_MS } from '../list/scans.ts';
import { kernelMessages } from '../messages.ts';
import { NEWEST, parseObjectId } from '../mongodb/documents.ts';
import { isAllowed } from '../roles.ts';
import type { HistoryContext } from './context.ts';
import { type Change, describe } from './describe.ts';
import {
  AUTHOR_INDEX,
  type ChangeSubject,
  GROUP_INDEX,
  type HistoryEntry,
  KIND_INDEX,
  SUBJECT_INDEX,
} from './entry.ts';

interface Request extends KeysetRequest {
  of?: { kind: ChangeSubject; id?: string | null | undefined } | null | undefined;
  by?: string | null | undefined;
  /** The id of a group, to read its changes. */
  in?: string | null | undefined;
  offset: number;
}

export interface HistoryPage extends KeysetPage<Change> {
  plan: Plan;
}

interface Plan extends ListPlan<HistoryEntry> {
  /** Whether the query must filter the entries that its index returns. */
  isScan: boolean;
}

/**
 * One page of the changes visible to the caller, newest first.
 * @throws UserError when `first` or `offset` is out of bounds, or `after` is not a cursor
 */
export async function readHistory(context: HistoryContext, request: Request): Promise<HistoryPage> {
  const { first, after, offset } = request;
  assertPage(request);
  const behind = olderThan(after, 'change');
  const plan = planOf(request, visibleSubjects(context));
  const read = (options: object) =>
    context.history
      .find({ ...plan.filter, ...behind }, options)
      .hint(plan.hint)
      .sort({ _id: -1 })
      .skip(offset)
      .limit(first + 1)
      .toArray();
  const isScan = plan.isScan || offset > MAX_FAST_OFFSET;
  const found = isScan ? await context.scans.run(read) : await read({ maxTimeMS: MAX_QUERY_MS });
  const { nodes, pageInfo } = keysetPage(request, found, idCursor);
  const hasPreviousPage = pageInfo.hasPreviousPage || offset > 0;
  return { plan, nodes: await describe(context, nodes), pageInfo: { ...pageInfo, hasPreviousPage } };
}

/** The number of changes on all pages. */
export function countHistory({ history, scans }: HistoryContext, { plan }: HistoryPage): Promise<number> {
  return countPlanned(history, scans, plan);
}

/**
 * Changes of a group are listed only for that group or for one object. For several kinds, the database merges one index range for
 * each, so it does not scan entries the caller may not see.
 */
function planOf({ of, by, in: group }: Request, visible: readonly ChangeSubject[]): Plan {
  const operator = by == null ? {} : { 'by.operatorId': idIn(by) as ObjectId };
  const subject = { $in: visible.filter((kind) => !of || of.kind === kind) };
  if (of?.id != null) {
    const filter = { ...operator, subject, subjectId: idIn(of.id) };
    return { filter, hint: SUBJECT_INDEX, isScan: by != null };
  }
  const groupId = (group == null ? null : idIn(group)) as ObjectId;
  const filter: Filter<HistoryEntry> = { ...operator, subject, groupId };
  if (group != null) return { filter, hint: GROUP_INDEX, isScan: by != null || of != null };
  return { filter, hint: by == null ? KIND_INDEX : AUTHOR_INDEX, isScan: false };
}

/** Sections of the content have names instead of ids. */
function idIn(id: string): ObjectId | string {
  return parseObjectId(id) ?? id;
}

/** The changes with these ids, in this order, without missing ones and those that the caller may not see. */
export async function readChanges(context: HistoryContext, ids: readonly string[]): Promise<Change[]> {
  const subject = { $in: visibleSubjects(context) };
  const found = await context.history
    .find({ _id: { $in: ids.map((id) => new ObjectId(id)) }, subject })
    .sort({ _id: -1 })
    .toArray();
  return describe(context, found);
}

/** @throws UserError when the change has expired, or the caller may not see it */
export async function readChange(context: HistoryContext, id: string): Promise<Change> {
  const [change] = await describe(context, [await findEntry(context, parseObjectId(id))]);
  return change as Change;
}

/** @throws UserError with the same message for a change that has expired and for one that the caller may not see */
export async function findEntry(
  { history, subjects, viewer }: HistoryContext,
  _id: HistoryEntry['_id'] | null | undefined,
): Promise<HistoryEntry> {
  const subject = { $in: [...visibleSubjects({ subjects, viewer })] };
  const entry = _id && (await history.findOne({ _id, subject }, NEWEST));
  if (!entry) throw new UserError('NOT_FOUND', kernelMessages.changeNotFound);
  return entry;
}

/** The kinds of changes visible to the viewer. */
function visibleSubjects({ subjects, viewer }: Pick<HistoryContext, 'subjects' | 'viewer'>): ChangeSubject[] {
  const seen = Object.entries(subjects).filter(([, { seenBy }]) => !seenBy || isAllowed(viewer, seenBy));
  return seen.map(([kind]) => kind);
}
