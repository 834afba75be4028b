import { Link } from 'react-router';
import { formatCount } from '../../../format.ts';
import { type ProductView, searchOf } from '../product-view.ts';
import { type ProductsState, useProductView } from '../use-product-view.ts';
import type { ProductPage } from './use-product-page.ts';

interface Props {
  page: ProductPage;
  pageSize: number;
}

export function ProductPager({ page: { list, view }, pageSize }: Props) {
  const { productsLocation, view: requested } = useProductView();
  // The cursors on from here are known once the requested page is loaded.
  const isLoaded = searchOf(requested) === searchOf(view);
  const history = productsLocation.state?.cursorHistory ?? [];
  const { hasNextPage, endCursor } = list.pageInfo;
  const start = (view.page - 1) * pageSize;
  const next = { ...view, page: view.page + 1, after: endCursor ?? null };
  const isHistoryLost = view.page > 2 && history.length === 0;
  const previous = { ...view, page: isHistoryLost ? 1 : view.page - 1, after: history.at(-1) ?? null };

  return (
    <footer className="product-pager">
      <p>
        {formatCount(start + 1)}–{formatCount(start + list.edges.length)} of {formatCount(list.totalCount)}
      </p>
      <nav className="product-pager__steps" aria-label="Pages">
        <Step
          label={isHistoryLost ? 'First page' : 'Previous'}
          view={previous}
          cursorHistory={history.slice(0, -1)}
          isEnabled={isLoaded && view.page > 1}
        />
        <Step
          label="Next"
          view={next}
          cursorHistory={[...history, view.after]}
          isEnabled={isLoaded && hasNextPage}
        />
      </nav>
    </footer>
  );
}

interface StepProps extends Required<Pick<ProductsState, 'cursorHistory'>> {
  label: string;
  view: ProductView;
  isEnabled: boolean;
}

/** A disabled step stays rendered, because it may have the focus. */
function Step({ label, view, cursorHistory, isEnabled }: StepProps) {
  const { linkTo } = useProductView();
  return (
    <Link
      className="button button--quiet button--small"
      to={linkTo(view)}
      state={{ cursorHistory } satisfies ProductsState}
      aria-disabled={!isEnabled}
      onClick={(event) => {
        if (!isEnabled) event.preventDefault();
      }}
    >
      {label}
    </Link>
  );
}
