import { type Collection, type Document, type Filter, ObjectId, type WithId } from 'mongodb';
import type { KeysetPage } from '../../../kernel/list/keyset-page.ts';
import { assertPage, assertSize, MAX_FAST_OFFSET } from '../../../kernel/list/paging.ts';
import { MAX_QUERY_MS, type RequestScans } from '../../../kernel/list/scans.ts';
import { type Facet, facetFilter, WITHOUT_FACETS } from './facets.ts';
import {
  decodePosition,
  encodePosition,
  isPlain,
  listIndexName,
  type SortOrder,
  type SortValue,
} from './orders.ts';

const FIRST_ID = new ObjectId('0'.repeat(24));
/** A document is committed and readable at most this long after its `createdAt` (decision 38). */
const COMMIT_MS = 2_000;

export interface Listed {
  _id: ObjectId;
  facets: string[];
}

export interface PageRequest {
  first: number;
  after?: string | null | undefined;
  /** If set, the page is read from the end, up to `before`; `first`, `after` and `offset` are ignored. */
  last?: number | null | undefined;
  before?: string | null | undefined;
  /** How many documents to skip. The database reads each of them. */
  offset: number;
  order: SortOrder;
  facets: Facet[];
  /** Whether so few documents have the first facet that reading and then sorting them is fast. */
  isShort?: boolean;
  /** The index to use instead of that of the sort order. */
  hint?: string;
  /** Conditions that facets cannot express. */
  where?: Document | null;
  /**
   * Whether `where` has conditions besides time. If so, the query may read many documents for a small page.
   */
  isNarrowed?: boolean;
}

/** How to read a page: in its sort order, or backwards from the end. */
export interface PageReading {
  size: number;
  skip: number;
  cursor: string | null;
  /** The direction in which the index is read. */
  direction: 1 | -1;
  isBackward: boolean;
}

/** @throws UserError when `first`, `last` or `offset` is out of bounds */
export function readingOf({ first, after, last, before, offset, order }: PageRequest): PageReading {
  if (last == null) {
    assertPage({ first, offset });
    return {
      size: first,
      skip: offset,
      cursor: after ?? null,
      direction: order.direction,
      isBackward: false,
    };
  }
  assertSize('last', last);
  const direction = order.direction === 1 ? -1 : 1;
  return { size: last, skip: 0, cursor: before ?? null, direction, isBackward: true };
}

export interface Page<T> extends KeysetPage<T> {
  facets: Facet[];
  where: Document | null;
  /** The length of the list, if the page contains the whole list; otherwise null. */
  total: number | null;
  edges: { cursor: string; node: T }[];
}

/**
 * Reads one page by seeking in the index of its sort order, so that all pages cost the same.
 * @throws UserError when `first`, `after` or `offset` is out of bounds
 */
export async function readPage<T extends Listed>(
  collection: Collection<T>,
  request: PageRequest,
  scans: RequestScans,
): Promise<Page<WithId<T>>> {
  const { order, facets, isShort, isNarrowed } = request;
  const { hint = listIndexName(collection, order.field, isShort) } = request;
  const reading = readingOf(request);
  const { direction, size, skip } = reading;
  const read = (options: object) =>
    collection
      .find(pageFilter(request, reading) as Filter<T>, { projection: WITHOUT_FACETS, ...options })
      .hint(hint)
      .sort({ [order.field]: direction, _id: direction })
      .skip(skip)
      .limit(size + 1)
      .toArray();
  const isScan =
    isNarrowed ||
    facets.length > 1 ||
    skip > MAX_FAST_OFFSET ||
    (isPlain(collection, order.field) && facets.length > 0);
  const readAt = Date.now();
  const found = isScan ? await scans.run(read) : await read({ maxTimeMS: MAX_QUERY_MS });
  const page = pageOf(
    request,
    found.map((node) => ({ cursor: cursorOf(order, node), node })),
  );
  return withOverlap(page, order, reading, readAt);
}

/**
 * Clients follow a list by creation from its last `endCursor`. A document committed after this read may have an earlier
 * `createdAt` than the page's last one. So the end cursor points before the items of the last two seconds: clients may get some
 * items twice, but miss none.
 */
function withOverlap<T>(
  page: Page<T>,
  order: SortOrder,
  { direction, isBackward }: PageReading,
  readAt: number,
): Page<T> {
  const { endCursor, hasNextPage } = page.pageInfo;
  if (order.field !== 'createdAt' || direction === -1 || isBackward || hasNextPage || !endCursor) return page;
  const since = readAt - COMMIT_MS;
  const last = decodePosition(order, endCursor).value as Date;
  if (last.getTime() < since) return page;
  const overlapping = encodePosition(order, { value: new Date(since), id: FIRST_ID });
  return { ...page, pageInfo: { ...page.pageInfo, endCursor: overlapping } };
}

/** @param found the documents, including one more than the page size if there is another page */
export function pageOf<T>(request: PageRequest, found: Page<T>['edges']): Page<T> {
  const { facets, where = null } = request;
  const { size, skip, cursor, isBackward } = readingOf(request);
  const read = found.slice(0, size);
  const edges = isBackward ? read.reverse() : read;
  const hasMore = found.length > size;
  const isFromEnd = cursor === null && skip === 0;
  return {
    facets,
    where,
    total: isFromEnd && !hasMore ? found.length : null,
    edges,
    nodes: edges.map(({ node }) => node),
    pageInfo: {
      hasNextPage: isBackward ? !isFromEnd : hasMore,
      hasPreviousPage: isBackward ? hasMore : !isFromEnd,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
}

/** The filter of the documents that a page reads. */
export function pageFilter({ where, ...request }: PageRequest, reading: PageReading): Document {
  const filter = listFilter(request, reading);
  return where ? { $and: [filter, where] } : filter;
}

function listFilter({ order, facets }: PageRequest, { cursor, direction }: PageReading): Document {
  if (cursor === null) return facetFilter(facets);
  const { value, id } = decodePosition(order, cursor);
  const behind = direction === 1 ? '$gt' : '$lt';
  const branches = alternativesOf(facets).flatMap((listed) => [
    { ...listed, [order.field]: { [behind]: value } },
    { ...listed, [order.field]: value, _id: { [behind]: id } },
  ]);
  return { $or: branches };
}

/**
 * Each alternative is a range of the index in sort order, and the database merges the ranges. A combined condition would require
 * sorting.
 */
function alternativesOf([first, ...others]: Facet[]): Document[] {
  if (!Array.isArray(first)) return [facetFilter(first === undefined ? [] : [first, ...others])];
  return first.map((facet) => facetFilter([facet, ...others]));
}

function cursorOf(order: SortOrder, node: Document): string {
  return encodePosition(order, { value: node[order.field] as SortValue, id: node['_id'] as ObjectId });
}
