import { Link } from 'react-router';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { errorMessage } from '../../../graphql-errors.ts';
import { PATHS } from '../../../paths.ts';
import { useMayWrite } from '../../../session/session-state.ts';
import { ALL_PRODUCTS, isUnfiltered } from '../product-view.ts';
import { useProductView } from '../use-product-view.ts';
import type { ProductPage } from './use-product-page.ts';

interface Props {
  page: ProductPage;
  onRetry: () => void;
}

/** Explains why there are no products, and what to do. */
export function MissingProducts({ page: { list, view }, onRetry }: Props) {
  if (list.totalCount > 0 && view.page === 1) return <EmptiedPage onRetry={onRetry} />;
  if (list.totalCount > 0) return <PageAfterLast />;
  return isUnfiltered(view) ? <NoProducts /> : <NothingFound />;
}

function NoProducts() {
  return (
    <EmptyState title="No products yet">
      <p>The first one you create appears here.</p>
      {useMayWrite() && (
        <Link className="button button--small" to={PATHS.addProduct}>
          Create new
        </Link>
      )}
    </EmptyState>
  );
}

function NothingFound() {
  const { show } = useProductView();
  return (
    <EmptyState title="No product matches">
      <p>Try other words, or look at all products.</p>
      <button type="button" className="button button--quiet button--small" onClick={() => show(ALL_PRODUCTS)}>
        Show all products
      </button>
    </EmptyState>
  );
}

function EmptiedPage({ onRetry }: Pick<Props, 'onRetry'>) {
  return (
    <EmptyState title="No products on this page">
      <p>The next products move up.</p>
      <button type="button" className="button button--small" onClick={onRetry}>
        Show them
      </button>
    </EmptyState>
  );
}

function PageAfterLast() {
  return (
    <EmptyState title="No products on this page">
      <p>Its products were deleted, or it was after the last page.</p>
      <FirstPageLink />
    </EmptyState>
  );
}

/** There is no response, or the server rejects the URL's parameters. */
export function UnreachableProducts({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { view } = useProductView();
  return (
    <EmptyState title="The products could not be loaded">
      <p>{errorMessage(error)}</p>
      <button type="button" className="button button--small" onClick={onRetry}>
        Retry
      </button>
      {view.after !== null && <FirstPageLink />}
    </EmptyState>
  );
}

function FirstPageLink() {
  const { view, linkTo } = useProductView();
  return (
    <Link className="button button--quiet button--small" to={linkTo({ ...view, page: 1, after: null })}>
      First page
    </Link>
  );
}
