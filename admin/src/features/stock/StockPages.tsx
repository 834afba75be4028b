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
    <footer className="stock-pages">
      <p role="status">{totalCount === 1 ? '1 variant' : `${formatCount(totalCount)} variants`}</p>
      <nav className="stock-pages__steps" aria-label="Pages">
        <Step label="First" isEnabled={view.after !== ''} onPress={() => onChange({ after: '' })} />
        <Step
          label="Next"
          isEnabled={next !== null}
          onPress={() => next !== null && onChange({ after: next })}
        />
      </nav>
    </footer>
  );
}

/** A disabled step stays focusable, because it may have the focus. */
function Step({ label, isEnabled, onPress }: { label: string; isEnabled: boolean; onPress: () => void }) {
  return (
    <button
      type="button"
      className="button button--quiet button--small"
      aria-disabled={!isEnabled}
      onClick={() => isEnabled && onPress()}
    >
      {label}
    </button>
  );
}
