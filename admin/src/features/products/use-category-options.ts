import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { CategoryOptionsDocument } from '../../graphql.generated.ts';

/** The most that the server answers at a time. */
const PAGE_SIZE = 100;

/** A category to choose. */
export interface CategoryOption {
  id: string;
  name: string;
}

export interface CategoryOptions {
  /** Undefined until they have come. */
  options: CategoryOption[] | undefined;
  hasFailed: boolean;
  retry: () => void;
}

/** All categories by name. A failure is only logged (specification, section 8), and can be tried again. */
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

  return { options, hasFailed: failedTry === tries, retry: () => setTries(tries + 1) };
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
    // Two that ask at once, one of whom leaves, must not share one call.
    context: { fetchOptions: { signal }, queryDeduplication: false },
  });
  if (!data) throw new Error('A question without errors answers its data.');
  return data.categories;
}
