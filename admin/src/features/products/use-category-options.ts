import { useApolloClient } from '@apollo/client/react';
import { useEffect, useMemo, useState } from 'react';
import { CategoryOptionsDocument } from '../../graphql.generated.ts';
import { readAllCategories } from '../categories/read-all-categories.ts';

export interface CategoryOption {
  id: string;
  name: string;
  parent: { id: string } | null;
}

export interface CategoryOptions {
  /** The options. undefined until they are loaded. */
  options: CategoryOption[] | undefined;
  hasFailed: boolean;
  /** Reloads the options. */
  retry: () => void;
  add: (option: CategoryOption) => void;
}

/**
 * All categories, sorted by name. A failure to load them is only logged (specification, section 8) and can be
 * retried.
 */
export function useCategoryOptions(): CategoryOptions {
  const client = useApolloClient();
  const [options, setOptions] = useState<CategoryOption[]>();
  const [tries, setTries] = useState(1);
  const [failedTry, setFailedTry] = useState(0);

  useEffect(() => {
    const leaving = new AbortController();
    readAllCategories(client, CategoryOptionsDocument, leaving.signal).then(setOptions, (error: unknown) => {
      if (leaving.signal.aborted) return;
      // biome-ignore lint/suspicious/noConsole: the specification has this failure logged, and nothing else done
      console.warn('The categories could not be loaded.', error);
      setFailedTry(tries);
    });
    return () => leaving.abort();
  }, [client, tries]);

  const hasFailed = failedTry === tries;
  return useMemo(
    () => ({
      options,
      hasFailed,
      retry: () => setTries(tries + 1),
      add: (option) => setOptions((others = []) => [...others, option]),
    }),
    [options, hasFailed, tries],
  );
}
