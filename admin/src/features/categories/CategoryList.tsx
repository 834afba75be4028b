import { type Ref, useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { LoadFailure } from '../../components/Reading.tsx';
import { SearchField } from '../../components/SearchField.tsx';
import { formatCount } from '../../format.ts';
import { CategoryTable, type CategoryTableProps } from './CategoryTable.tsx';
import { searchTree } from './category-tree.ts';
import type { CategoryListState } from './use-category-list.ts';

interface Props extends Pick<CategoryTableProps, 'onEdit' | 'onDelete'> {
  ref: Ref<HTMLElement>;
  list: CategoryListState;
  /** How many rows are drawn at most. */
  limit: number;
  onShowMore: () => void;
}

/** The categories, newest first, what lies in one behind it; some at a time. */
export function CategoryList({ ref, list, limit, onShowMore, ...actions }: Props) {
  const [text, setText] = useState('');
  const { rows, isLoading, hasFailed, reload } = list;
  const isSearch = text.trim() !== '';
  const found = rows && (isSearch ? searchTree(rows, text) : rows);
  const total = isSearch ? (found?.length ?? 0) : list.totalCount;
  const shown = found?.slice(0, limit);
  const isCut = hasFailed && rows !== undefined && rows.length < list.totalCount;

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling element has to be reachable by keyboard
    <section ref={ref} className="panel" tabIndex={0} aria-label="Categories" aria-busy={isLoading}>
      {rows && rows.length > 0 && <Search text={text} total={total} onText={setText} />}
      {rows?.length === 0 && !isLoading && (
        <EmptyState title="No categories yet">The first one you create appears here.</EmptyState>
      )}
      {!rows && hasFailed && (
        <LoadFailure what="the categories" onRetry={reload}>
          <p>The server did not answer. You may be offline.</p>
        </LoadFailure>
      )}
      {isSearch && rows?.length !== 0 && total === 0 && (
        <EmptyState title="No category matches">Try other words.</EmptyState>
      )}
      {((rows && total > 0) || (isLoading && !rows?.length)) && <CategoryTable rows={shown} {...actions} />}
      {shown && (shown.length < total || isCut) && (
        <footer className="categories__more">
          <span>
            {formatCount(shown.length)} of {formatCount(total)}
          </span>
          <Button
            label={isCut ? 'Load the others' : 'Show more'}
            isQuiet
            isSmall
            disabled={isLoading}
            onClick={isCut ? reload : onShowMore}
          />
        </footer>
      )}
    </section>
  );
}

function Search({ text, total, onText }: { text: string; total: number; onText: (text: string) => void }) {
  return (
    <header className="panel__head">
      <SearchField text={text} onText={onText} />
      <span className="visually-hidden" role="status">
        {text.trim() !== '' && `${formatCount(total)} shown`}
      </span>
    </header>
  );
}
