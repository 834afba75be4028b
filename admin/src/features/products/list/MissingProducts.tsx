import { CombinedGraphQLErrors } from '@apollo/client';
import { Link } from 'react-router';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { PATHS } from '../../../paths.ts';
import { isUnfiltered } from '../product-view.ts';
import { useProductView } from '../use-product-view.ts';
import type { ProductPage } from './use-product-page.ts';

interface Props {
  page: ProductPage;
  onRetry: () => void;
}

/** Why there is no product to show, and what to do about it. */
export function MissingProducts({ page: { list, view }, onRetry }: Props) {
  if (list.totalCount > 0 && view.page === 1) return <EmptiedPage onRetry={onRetry} />;
  if (list.totalCount > 0) return <PageBehindTheLast />;
  return isUnfiltered(view) ? <NoProducts /> : <NothingFound />;
}

function NoProducts() {
  return (
    <EmptyState title="No products yet">
      <p>The first one you create appears here.</p>
      <Link className="button button--small" to={PATHS.addProduct}>
        Create new
      </Link>
    </EmptyState>
  );
}

function NothingFound() {
  const { show } = useProductView();
  return (
    <EmptyState title="No product matches">
      <p>Try other words, or look at all products.</p>
      <button
        type="button"
        className="button button--quiet button--small"
        onClick={() => show({ text: '', categoryId: '', order: 'latest' })}
      >
        Show all products
      </button>
    </EmptyState>
  );
}

function EmptiedPage({ onRetry }: Pick<Props, 'onRetry'>) {
  return (
    <EmptyState title="Nothing is left on this page">
      <p>The products behind it move up.</p>
      <button type="button" className="button button--small" onClick={onRetry}>
        Show them
      </button>
    </EmptyState>
  );
}

function PageBehindTheLast() {
  return (
    <EmptyState title="Nothing is left on this page">
      <p>Its products were deleted, or it lay behind the last one.</p>
      <FirstPageLink />
    </EmptyState>
  );
}

/** A list that could not be fetched: the network is gone, or the server refuses what the address asks for. */
export function UnreachableProducts({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { view } = useProductView();
  const refusal = CombinedGraphQLErrors.is(error) ? error.errors[0]?.message : undefined;
  return (
    <EmptyState title="The products could not be loaded">
      <p>{refusal ?? 'The server did not answer. Your network may be gone.'}</p>
      <button type="button" className="button button--small" onClick={onRetry}>
        Retry
      </button>
      {view.after !== null && <FirstPageLink />}
    </EmptyState>
  );
}

function FirstPageLink() {
  const { view, placeOf } = useProductView();
  return (
    <Link className="button button--quiet button--small" to={placeOf({ ...view, page: 1, after: null })}>
      First page
    </Link>
  );
}
