import type { ApolloClient, TypedDocumentNode } from '@apollo/client';

/** The page size: the server's maximum. */
const PAGE_SIZE = 100;

interface Page<Category> {
  categories: {
    edges: { node: Category }[];
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
  };
}

type PageQuery<Category> = TypedDocumentNode<Page<Category>, { first: number; after?: string | null }>;

/** Reads all pages of a category query, bypassing the cache. */
export async function readAllCategories<Category>(
  client: ApolloClient,
  query: PageQuery<Category>,
  signal: AbortSignal,
): Promise<Category[]> {
  const found: Category[] = [];
  for (let after: string | null = null; ; ) {
    const page: Page<Category>['categories'] = await readPage(client, query, signal, after);
    found.push(...page.edges.map(({ node }) => node));
    if (!page.pageInfo.hasNextPage) return found;
    after = page.pageInfo.endCursor;
  }
}

async function readPage<Category>(
  client: ApolloClient,
  query: PageQuery<Category>,
  signal: AbortSignal,
  after: string | null,
) {
  const { data } = await client.query({
    query,
    variables: { first: PAGE_SIZE, after },
    fetchPolicy: 'no-cache',
    // Do not share requests between screens: leaving one screen would abort the other's request.
    context: { fetchOptions: { signal }, queryDeduplication: false },
  });
  if (!data) throw new Error('The server answered without errors and without data.');
  return (data as Page<Category>).categories;
}
