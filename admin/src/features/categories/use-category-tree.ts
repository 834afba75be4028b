import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import {
  type CategoryTree_CategoryFragment as Category,
  CategoryTreeDocument,
} from '../../graphql.generated.ts';
import { readAllCategories } from './read-all-categories.ts';

interface CategoryTree {
  /** All categories in shop order. undefined until loaded. */
  categories: Category[] | undefined;
  hasFailed: boolean;
  setCategories: (categories: Category[]) => void;
  reload: () => void;
}

/**
 * Loads all categories.
 * @param revision a number that reloads the categories when it changes
 */
export function useCategoryTree(revision = 0): CategoryTree {
  const client = useApolloClient();
  const [categories, setCategories] = useState<Category[]>();
  const [hasFailed, setHasFailed] = useState(false);
  const [reads, setReads] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of these values reloads the categories.
  useEffect(() => {
    const leaving = new AbortController();
    setHasFailed(false);
    readAllCategories(client, CategoryTreeDocument, leaving.signal).then(setCategories, () => {
      if (!leaving.signal.aborted) setHasFailed(true);
    });
    return () => leaving.abort();
  }, [client, reads, revision]);

  return { categories, hasFailed, setCategories, reload: () => setReads((count) => count + 1) };
}
