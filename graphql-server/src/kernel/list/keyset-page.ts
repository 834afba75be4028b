import type { Collection, Document, Filter, ObjectId, WithId } from 'mongodb';
import { assertValid } from '../errors.ts';
import { kernelMessages } from '../messages.ts';
import { parseObjectId } from '../mongodb/documents.ts';
import { assertPage } from './paging.ts';
import type { RequestScans } from './scans.ts';

/** A request for one page of a list, after the cursor of the previous page. */
export interface KeysetRequest {
  first: number;
  after?: string | null | undefined;
}

/** The filter and sort order of a list. */
export interface ListPlan<Stored> {
  filter: Filter<Stored>;
  hint: string;
}

export interface KeysetPage<Node> {
  nodes: Node[];
  pageInfo: {
    hasNextPage: boolean;
    hasPreviousPage: boolean;
    startCursor: string | null;
    endCursor: string | null;
  };
}

/** A page that can count the items of all pages. */
export interface PlannedPage<Node, Stored = Node> extends KeysetPage<Node> {
  plan: ListPlan<Stored>;
}

/** @param found the documents, including one more than the page size if there is another page */
export function keysetPage<Node>(
  { first, after }: KeysetRequest,
  found: readonly Node[],
  cursorOf: (node: Node) => string,
): KeysetPage<Node> {
  const nodes = found.slice(0, first);
  const [startCursor = null, endCursor = null] = [nodes[0], nodes.at(-1)].map(
    (node) => node && cursorOf(node),
  );
  const pageInfo = {
    hasNextPage: found.length > first,
    hasPreviousPage: after != null,
    startCursor,
    endCursor,
  };
  return { nodes, pageInfo };
}

/**
 * Reads one page of a list by id, newest first.
 * @param kind the name of the items in messages
 * @throws UserError when `first` is out of bounds, or `after` is not a cursor of this list
 */
export async function readNewest<Stored extends { _id: ObjectId }>(
  collection: Collection<Stored>,
  scans: RequestScans,
  request: KeysetRequest,
  plan: ListPlan<Stored>,
  kind: string,
): Promise<PlannedPage<WithId<Stored>, Stored>> {
  const { first, after } = request;
  assertPage({ first, offset: 0 });
  const behind = olderThan(after, kind) as Filter<Stored>;
  const found = await scans.run((options) =>
    collection
      .find({ $and: [plan.filter, behind] } as Filter<Stored>, options)
      .hint(plan.hint)
      .sort({ _id: -1 })
      .limit(first + 1)
      .toArray(),
  );
  return { plan, ...keysetPage(request, found, idCursor) };
}

/** @param hint the index to use. By default MongoDB chooses one */
export function countPlanned<Stored extends Document>(
  collection: Collection<Stored>,
  scans: RequestScans,
  { filter, hint }: Pick<ListPlan<Stored>, 'filter'> & { hint?: string },
): Promise<number> {
  return scans.run((options) => collection.countDocuments(filter, { ...options, ...(hint && { hint }) }));
}

/** The cursor of a list that is sorted by id. */
export function idCursor({ _id }: { _id: ObjectId }): string {
  return _id.toHexString();
}

/** A filter for the items after a cursor, newest first. @throws UserError for a cursor of another list */
export function olderThan(after: string | null | undefined, kind: string): { _id?: { $lt: ObjectId } } {
  if (after == null) return {};
  const $lt = parseObjectId(after);
  assertValid($lt ? {} : { after: kernelMessages.cursorOfOtherKind({ kind }) });
  return { _id: { $lt: $lt as ObjectId } };
}
