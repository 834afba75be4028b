import type { Collection, Document, Filter, ObjectId, WithId } from 'mongodb';
import { UserError } from '../../errors.ts';
import { indexName } from '../indexes.ts';
import { decodeCursor, encodeCursor, type SortOrder, type SortValue } from './cursor.ts';
import { facetFilter } from './facets.ts';

export const MAX_PAGE_SIZE = 100;

/** What a list can be read by: every listed document carries its facets and the values it is ordered by. */
export interface Listed {
  _id: ObjectId;
  facets: string[];
}

export interface PageRequest {
  first: number;
  after: string | null | undefined;
  order: SortOrder;
  /** Facets that every document of the list has. */
  facets: string[];
}

export interface Page<T> {
  /** The list the page is of, to count it by. */
  facets: string[];
  /** How many documents the list has, if the page happens to be all of it. */
  total: number | null;
  edges: { cursor: string; node: T }[];
  nodes: T[];
  pageInfo: {
    hasNextPage: boolean;
    hasPreviousPage: boolean;
    startCursor: string | null;
    endCursor: string | null;
  };
}

/**
 * Reads one page by seeking in the index that holds its order, so that a page costs the same at any depth.
 * @throws UserError when `first` or `after` is out of bounds.
 */
export async function readPage<T extends Listed>(
  collection: Collection<T>,
  request: PageRequest,
): Promise<Page<WithId<T>>> {
  const { first, order } = request;
  assertPageSize(first);
  const found = await collection
    .find(pageFilter(request) as Filter<T>, { projection: { facets: 0 } })
    .hint(indexName(order.field))
    .sort({ [order.field]: order.direction, _id: order.direction })
    .limit(first + 1)
    .toArray();
  const nodes = found.slice(0, first);
  const edges = nodes.map((node) => ({ cursor: cursorOf(order, node), node }));
  const isWhole = request.after == null && found.length <= first;
  return {
    facets: request.facets,
    total: isWhole ? found.length : null,
    edges,
    nodes,
    pageInfo: {
      hasNextPage: found.length > first,
      hasPreviousPage: request.after != null,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
}

/** The query of one page: the list's facets, and everything behind the cursor. */
function pageFilter({ after, order, facets }: PageRequest): Document {
  const listed = facetFilter(facets);
  if (after == null) return listed;
  const { value, id } = decodeCursor(order, after);
  const behind = order.direction === 1 ? '$gt' : '$lt';
  return {
    $or: [
      { ...listed, [order.field]: { [behind]: value } },
      { ...listed, [order.field]: value, _id: { [behind]: id } },
    ],
  };
}

function cursorOf(order: SortOrder, node: Document): string {
  return encodeCursor(order, { value: node[order.field] as SortValue, id: node['_id'] as ObjectId });
}

function assertPageSize(first: number): void {
  if (first >= 1 && first <= MAX_PAGE_SIZE) return;
  const message = `first must be from 1 to ${MAX_PAGE_SIZE}.`;
  throw new UserError('BAD_USER_INPUT', message, { fieldErrors: { first: message } });
}
