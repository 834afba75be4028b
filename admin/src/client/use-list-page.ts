import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { runQuery } from './apollo-client.ts';
import { useLiveQuery } from './use-live-query.ts';

/** A page of a list from the server. */
export interface ListPage<Row> {
  nodes: readonly Row[];
  totalCount: number;
  pageInfo: { hasNextPage: boolean; endCursor?: string | null };
}

/** The displayed page of a list, and functions to read others. */
export interface ListSource<Row> {
  /** The displayed page. undefined until loaded. */
  page: ListPage<Row> | undefined;
  hasFailed: boolean;
  /** Whether the displayed page is about to be replaced. */
  isBusy?: boolean;
  /** Why the last request failed. */
  error?: unknown;
  /** Reloads the page. Keeps the old rows until then. */
  reload: () => Promise<void>;
  /** Reads up to `MAX_ROWS` matching rows. */
  readAll: () => Promise<Row[]>;
}

interface Options<Data, Variables, Page> {
  variables: Variables;
  pageOf: (data: Data) => Page;
  isMoving?: (data: Data) => boolean;
}

const LARGEST_PAGE = 100;
/**
 * The maximum number of rows that `readAll` reads. It is enough for a spreadsheet; the export has no limit.
 */
const MAX_ROWS = 5_000;

/** The page that the variables select, kept up to date. */
export function useListPage<Data, Variables extends OperationVariables, Page extends ListPage<unknown>>(
  query: TypedDocumentNode<Data, Variables>,
  { variables, pageOf, isMoving }: Options<Data, Variables, Page>,
) {
  const { data, ...state } = useLiveQuery(query, { variables, ...(isMoving && { isMoving }) });
  const readAll = () =>
    readPages<Page['nodes'][number]>(async (first, after) =>
      pageOf(await runQuery(query as TypedDocumentNode<Data>, { ...variables, first, after })),
    );
  return { ...state, page: data && pageOf(data), data, readAll };
}

/** A list without pages, kept up to date. */
export function useWholeList<Data, Row>(
  query: TypedDocumentNode<Data, Record<string, never>>,
  rowsOf: (data: Data) => readonly Row[],
) {
  const { data, ...state } = useLiveQuery(query);
  return { ...state, data, ...wholeList(data && rowsOf(data)) };
}

/** The page and rows of a list without pages. */
export function wholeList<Row>(rows: readonly Row[] | undefined) {
  const page = rows && { nodes: rows, totalCount: rows.length, pageInfo: { hasNextPage: false } };
  return { page, readAll: async () => [...(rows ?? [])] };
}

/** Reads up to `MAX_ROWS` rows, page by page. */
export async function readPages<Row>(
  readPage: (first: number, after: string | null) => Promise<ListPage<Row>>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let after: string | null | undefined = null; after !== undefined && rows.length < MAX_ROWS; ) {
    const { nodes, pageInfo }: ListPage<Row> = await readPage(LARGEST_PAGE, after);
    rows.push(...nodes);
    after = pageInfo.hasNextPage ? (pageInfo.endCursor ?? undefined) : undefined;
  }
  return rows;
}
