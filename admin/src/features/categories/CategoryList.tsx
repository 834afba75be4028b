import { useQuery } from '@apollo/client/react';
import type { Ref } from 'react';
import { EmptyState } from '../../components/EmptyState.tsx';
import { formatCount } from '../../format.ts';
import { ListCategoriesDocument } from '../../graphql.generated.ts';
import { CategoryTable, type CategoryTableProps } from './CategoryTable.tsx';
import { CATEGORY_PAGE_SIZE } from './category-changes.ts';

interface Props extends Pick<CategoryTableProps, 'onEdit' | 'onDelete'> {
  ref: Ref<HTMLElement>;
}

/** The categories, newest first, a page at a time. */
export function CategoryList({ ref, ...actions }: Props) {
  const { data, error, loading, refetch, fetchMore } = useQuery(ListCategoriesDocument, {
    variables: { first: CATEGORY_PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
  });
  const { edges, pageInfo, totalCount } = data?.categories ?? {};
  const categories = edges?.map(({ node }) => node);

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling element has to be reachable by keyboard
    <section ref={ref} className="panel" tabIndex={0} aria-label="Categories" aria-busy={loading}>
      {categories?.length === 0 && (
        <EmptyState title="No categories yet">The first one you create appears here.</EmptyState>
      )}
      {!categories && error && <Unreachable onRetry={() => ignoreError(refetch())} />}
      {(categories?.length !== 0 || loading) && !(error && !categories) && (
        <CategoryTable categories={categories} {...actions} />
      )}
      {pageInfo?.hasNextPage && (
        <footer className="categories__more">
          <span>
            {formatCount(edges?.length ?? 0)} of {formatCount(totalCount ?? 0)}
          </span>
          <button
            type="button"
            className="button button--quiet button--small"
            disabled={loading}
            onClick={() => ignoreError(fetchMore({ variables: { after: pageInfo.endCursor } }))}
          >
            Show more
          </button>
        </footer>
      )}
    </section>
  );
}

function Unreachable({ onRetry }: { onRetry: () => void }) {
  return (
    <EmptyState title="The categories could not be loaded">
      <p>The server did not answer. You may be offline.</p>
      <button type="button" className="button button--small" onClick={onRetry}>
        Retry
      </button>
    </EmptyState>
  );
}

/** The toasts and the list itself show errors. */
function ignoreError(query: Promise<unknown>): void {
  query.catch(() => undefined);
}
