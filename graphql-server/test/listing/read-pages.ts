import { askFor } from '../graphql/ask.ts';

interface Asked {
  readonly url: string;
}

/** A list with its sort order, filter and page size. */
export interface ListQuestion {
  list: 'products' | 'categories';
  orderBy?: { field: string; direction: 'ASC' | 'DESC' };
  filter?: object;
  first: number;
  offset?: number;
}

export interface WirePage {
  totalCount: number;
  nodes: { id: string }[];
  edges: { cursor: string; node: { id: string } }[];
  pageInfo: {
    hasNextPage: boolean;
    hasPreviousPage: boolean;
    startCursor: string | null;
    endCursor: string | null;
  };
}

const KINDS = {
  products: { order: 'ProductOrder', filter: 'ProductFilter', usual: 'CREATED_AT' },
  categories: { order: 'CategoryOrder', filter: 'CategoryFilter', usual: 'CREATED_AT' },
};

export async function readPage(
  app: Asked,
  { list, first, offset = 0, orderBy, filter }: ListQuestion,
  after: string | null = null,
): Promise<WirePage> {
  const { order, filter: filterType, usual } = KINDS[list];
  const query = `query ($first: Int!, $after: String, $offset: Int!, $orderBy: ${order}!, $filter: ${filterType}) {
    page: ${list}(first: $first, after: $after, offset: $offset, orderBy: $orderBy, filter: $filter) {
      totalCount nodes { id } edges { cursor node { id } }
      pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
    }
  }`;
  const usualOrder = { field: usual, direction: 'ASC' };
  const variables = { first, after, offset, orderBy: orderBy ?? usualOrder, filter };
  return (await askFor(app, query, variables)).page;
}

/** Reads a list to its end. @param between runs after each page except the last @returns the ids in order */
export async function readToEnd(
  app: Asked,
  question: ListQuestion,
  between: (page: WirePage) => Promise<void> | void = () => {},
): Promise<string[]> {
  const ids: string[] = [];
  for (let after: string | null = null; ; ) {
    const page: WirePage = await readPage(app, question, after);
    ids.push(...page.nodes.map(({ id }) => id));
    if (!page.pageInfo.hasNextPage) return ids;
    after = page.pageInfo.endCursor;
    await between(page);
  }
}
