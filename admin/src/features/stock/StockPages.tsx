import { CursorPages } from '../../components/CursorPages.tsx';
import { formatCount } from '../../format.ts';
import type { ReadStockQuery } from '../../graphql.generated.ts';
import type { StockView } from './use-stock-view.ts';

interface Props {
  view: StockView;
  page: ReadStockQuery['inventory'];
  onChange: (change: Partial<StockView>) => void;
}

/** How many there are, and the way through their pages. */
export function StockPages({ view, page, onChange }: Props) {
  const { totalCount, nodes } = page;
  const { hasNextPage, endCursor } = page.pageInfo;
  const next = hasNextPage ? endCursor : null;
  if (view.after === '' && totalCount <= nodes.length) return null;
  return (
    <CursorPages
      total={totalCount === 1 ? '1 variant' : `${formatCount(totalCount)} variants`}
      after={view.after}
      next={next}
      onGo={(after) => onChange({ after })}
    />
  );
}
