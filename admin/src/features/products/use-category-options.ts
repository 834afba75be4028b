import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useMemo, useState } from 'react';
import { CategoryOptionsDocument } from '../../graphql.generated.ts';

/** The server's limit. */
const PAGE_SIZE = 100;

export interface CategoryOption {
  id: string;
  name: string;
}

export interface CategoryOptions {
  /** Undefined until they are loaded. */
  options: CategoryOption[] | undefined;
  hasFailed: boolean;
  retry: () => void;
}

/** All categories by name. A failure is only logged (specification, section 8), and can be retried. */
export function useCategoryOptions(): CategoryOptions {
  const client = useApolloClient();
  const [options, setOptions] = useState<CategoryOption[]>();
  const [tries, setTries] = useState(1);
  const [failedTry, setFailedTry] = useState(0);

  useEffect(() => {
    const leaving = new AbortController();
    readAll(client, leaving.signal).then(setOptions, (error: unknown) => {
      if (leaving.signal.aborted) return;
      // biome-ignore lint/suspicious/noConsole: the specification has this failure logged, and nothing else done
      console.warn('The categories could not be loaded.', error);
      setFailedTry(tries);
    });
    return () => leaving.abort();
  }, [client, tries]);

  const hasFailed = failedTry === tries;
  return useMemo(
    () => ({ options, hasFailed, retry: () => setTries(tries + 1) }),
    [options, hasFailed, tries],
  );
}

async function readAll(client: ApolloClient, signal: AbortSignal): Promise<CategoryOption[]> {
  const options: CategoryOption[] = [];
  for (let after: string | null = null; ; ) {
    const page: CategoryPage = await readPage(client, signal, after);
    options.push(...page.edges.map(({ node }) => node));
    if (!page.pageInfo.hasNextPage) return options;
    after = page.pageInfo.endCursor;
  }
}

type CategoryPage = Awaited<ReturnType<typeof readPage>>;

async function readPage(client: ApolloClient, signal: AbortSignal, after: string | null) {
  const { data } = await client.query({
    query: CategoryOptionsDocument,
    variables: { first: PAGE_SIZE, after },
    fetchPolicy: 'no-cache',
    // With a shared call, one screen that is left would abort another's request.
    context: { fetchOptions: { signal }, queryDeduplication: false },
  });
  if (!data) throw new Error('The server answered without errors and without data.');
  return data.categories;
}
