import { useQuery } from '@apollo/client/react';
import { useEffect, useMemo, useState } from 'react';
import type { ListSource } from '../../client/use-list-page.ts';
import {
  type CategoryListed_CategoryFragment as Category,
  ListCategoriesDocument,
} from '../../graphql.generated.ts';
import { CATEGORY_PAGE_SIZE } from './category-changes.ts';
import { type TreeRow, treeOf } from './category-tree.ts';

/** The size of all pages after the first: the server's maximum. */
const FURTHER_PAGE_SIZE = 100;

export interface CategoryListState {
  /**
   * The categories, newest first, each followed by its subcategories. undefined until the first page is
   * loaded.
   */
  rows: TreeRow<Category>[] | undefined;
  totalCount: number;
  source: Pick<ListSource<never>, 'isBusy' | 'hasFailed' | 'error' | 'reload'>;
}

/** All categories. Shows the first page while the others load, which the complete tree needs. */
export function useCategoryList(): CategoryListState {
  const { data, error, loading, refetch, fetchMore } = useQuery(ListCategoriesDocument, {
    variables: { first: CATEGORY_PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
  });
  const [hasStopped, setHasStopped] = useState(false);
  const { edges, pageInfo, totalCount = 0 } = data?.categories ?? {};
  const after = pageInfo?.hasNextPage ? pageInfo.endCursor : null;

  useEffect(() => {
    if (after === null || hasStopped) return;
    const variables = { first: FURTHER_PAGE_SIZE, after };
    fetchMore({ variables, context: { isQuiet: true } }).catch(() => setHasStopped(true));
  }, [after, hasStopped, fetchMore]);

  const rows = useMemo(() => edges && rowsOf(edges, after !== null), [edges, after]);
  return {
    rows,
    totalCount,
    source: {
      isBusy: loading,
      hasFailed: hasStopped || error !== undefined,
      error,
      reload: async () => {
        setHasStopped(false);
        // Ignore errors here: the toasts and the list itself show them.
        await refetch().catch(() => undefined);
      },
    },
  };
}

function rowsOf(edges: { node: Category }[], areMoreToCome: boolean): TreeRow<Category>[] {
  // Remove duplicates: if the list is reloaded while another page is loading, it may contain that page twice.
  const known = new Map(edges.map(({ node }) => [node.id, node]));
  const isPlaced = ({ parent }: Category) => !areMoreToCome || !parent || known.has(parent.id);
  return treeOf([...known.values()].filter(isPlaced));
}
