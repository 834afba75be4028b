import type { Filter, ObjectId } from 'mongodb';
import { parseObjectId } from '../catalogue/collections.ts';
import type { Context } from '../catalogue/context.ts';
import { MAX_PAGE_SIZE } from '../catalogue/list/page.ts';
import { MAX_QUERY_MS } from '../catalogue/list/scans.ts';
import { assertValid } from '../errors.ts';
import { type Change, describe } from './describe.ts';
import { type ChangeSubject, GROUP_INDEX, type HistoryEntry, SUBJECT_INDEX } from './entry.ts';
import { findEntry } from './find-entry.ts';

interface Request {
  of?: { kind: ChangeSubject; id?: string | null | undefined } | null | undefined;
  by?: string | null | undefined;
  /** The id of a group: what belongs to it. */
  in?: string | null | undefined;
  first: number;
  after?: string | null | undefined;
}

interface HistoryPage {
  nodes: Change[];
  pageInfo: {
    hasNextPage: boolean;
    hasPreviousPage: boolean;
    startCursor: string | null;
    endCursor: string | null;
  };
}

/** One page of the changes, the newest first. @throws UserError when `first` is out of bounds or `after` no cursor. */
export async function readHistory(context: Context, request: Request): Promise<HistoryPage> {
  const { first, after } = request;
  if (!(first >= 1 && first <= MAX_PAGE_SIZE)) {
    assertValid({ first: `first must be from 1 to ${MAX_PAGE_SIZE}.` });
  }
  const before = after == null ? null : parseObjectId(after);
  if (after != null && !before)
    assertValid({ after: 'This cursor is of no change: read the first page again.' });
  const { filter, hint } = planOf(request);
  const read = (options: object) =>
    context.history
      .find({ ...filter, ...(before && { _id: { $lt: before } }) }, options)
      .hint(hint)
      .sort({ _id: -1 })
      .limit(first + 1)
      .toArray();
  // By an operator and of a kind, or some of a group: one of the two is looked for among the other.
  const isScan = [request.by, request.of, request.in].filter((one) => one != null).length > 1;
  const found = isScan ? await context.scans.run(read) : await read({ maxTimeMS: MAX_QUERY_MS });
  const nodes = await describe(context, found.slice(0, first));
  return {
    nodes,
    pageInfo: {
      hasNextPage: found.length > first,
      hasPreviousPage: before !== null,
      startCursor: nodes[0]?.id ?? null,
      endCursor: nodes.at(-1)?.id ?? null,
    },
  };
}

/** What belongs to a group is only read as its, or as that of one thing. */
function planOf({ of, by, in: group }: Request): { filter: Filter<HistoryEntry>; hint: string } {
  const operator = by == null ? {} : { 'by.operatorId': idIn(by) as ObjectId };
  if (of?.id != null) {
    return { filter: { ...operator, subject: of.kind, subjectId: idIn(of.id) }, hint: SUBJECT_INDEX };
  }
  const kind = of && { subject: of.kind };
  const groupId = (group == null ? null : idIn(group)) as ObjectId;
  const filter: Filter<HistoryEntry> = { ...operator, ...kind, groupId };
  if (group != null) return { filter, hint: GROUP_INDEX };
  if (by != null) return { filter, hint: 'author' };
  return { filter, hint: of ? 'kind' : GROUP_INDEX };
}

/** Sections of the content have names. */
function idIn(id: string): ObjectId | string {
  return parseObjectId(id) ?? id;
}

/** @throws UserError when it is not remembered any more */
export async function readChange(context: Context, id: string): Promise<Change> {
  const [change] = await describe(context, [await findEntry(context, parseObjectId(id))]);
  return change as Change;
}
