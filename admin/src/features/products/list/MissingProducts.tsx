import { Button, ButtonLink } from '../../../components/Button.tsx';
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
      {useMayWrite() && <ButtonLink label="Create new" isSmall to={PATHS.addProduct} />}
    </EmptyState>
  );
}

function NothingFound() {
  const { show } = useProductView();
  return (
    <EmptyState title="No product matches">
      <p>Try other words, or look at all products.</p>
      <Button label="Show all products" isQuiet isSmall onClick={() => show(ALL_PRODUCTS)} />
    </EmptyState>
  );
}

function EmptiedPage({ onRetry }: Pick<Props, 'onRetry'>) {
  return (
    <EmptyState title="No products on this page">
      <p>The next products move up.</p>
      <Button label="Show them" isSmall onClick={onRetry} />
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
      <Button label="Retry" isSmall onClick={onRetry} />
      {view.after !== null && <FirstPageLink />}
    </EmptyState>
  );
}

function FirstPageLink() {
  const { view, linkTo } = useProductView();
  return <ButtonLink label="First page" isQuiet isSmall to={linkTo({ ...view, page: 1, after: null })} />;
}
