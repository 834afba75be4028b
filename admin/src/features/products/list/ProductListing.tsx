import './product-listing.css';
import type { ReactNode, Ref } from 'react';
import { Button, ButtonLink } from '../../../components/Button.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { formatProducts } from '../../../format.ts';
import type { ProductRowFragment } from '../../../graphql.generated.ts';
import { errorMessage } from '../../../graphql-errors.ts';
import { PATHS } from '../../../paths.ts';
import { useMayWrite } from '../../../session/session-state.ts';
import { usePendingDeletions } from '../delete/pending-deletions.ts';
import { ALL_PRODUCTS, isUnfiltered } from '../product-view.ts';
import { useProductView } from '../use-product-view.ts';
import { type PageSize, ProductPager } from './ProductPager.tsx';
import { type ProductPage, useProductPage } from './use-product-page.ts';

interface Props {
  ref: Ref<HTMLElement>;
  pageSize: number;
  onPageSize?: (size: PageSize) => void;
  /** Search and filters. */
  tools: ReactNode;
  /** Renders the products, numbered from `start`; undefined until they are loaded. */
  children: (products: ProductRowFragment[] | undefined, start: number, total: number) => ReactNode;
}

/** The current page of products, or why there is none. */
export function ProductListing({ ref, pageSize, onPageSize, tools, children }: Props) {
  const { view } = useProductView();
  const { page: loaded, error, isBusy, retry } = useProductPage(view, pageSize);
  const { ids } = usePendingDeletions();
  const page = loaded && without(loaded, ids);
  const products = page?.list.edges.map(({ node }) => node);
  const start = ((page?.view.page ?? 1) - 1) * pageSize + 1;

  return (
    <section
      ref={ref}
      className="panel product-listing"
      tabIndex={-1}
      aria-label="Products"
      aria-busy={isBusy}
    >
      {tools}
      <p className="visually-hidden" role="status">
        {page && !isBusy && formatProducts(page.list.totalCount)}
      </p>
      {error && <UnreachableProducts error={error} onRetry={retry} />}
      {!error && products?.length !== 0 && children(products, start, page?.list.totalCount ?? 0)}
      {page && products?.length === 0 && <MissingProducts page={page} onRetry={retry} />}
      {page && products?.length !== 0 && (
        <ProductPager page={page} pageSize={pageSize} onPageSize={onPageSize} />
      )}
    </section>
  );
}

/** Leaves out the products that are about to be deleted. */
function without({ list, view }: ProductPage, ids: ReadonlySet<string>): ProductPage {
  const edges = list.edges.filter(({ node }) => !ids.has(node.id));
  const totalCount = list.totalCount - (list.edges.length - edges.length);
  return { list: { ...list, edges, totalCount }, view };
}

interface MissingProductsProps {
  page: ProductPage;
  onRetry: () => void;
}

/** Explains why there are no products, and what to do. */
function MissingProducts({ page: { list, view }, onRetry }: MissingProductsProps) {
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

function EmptiedPage({ onRetry }: Pick<MissingProductsProps, 'onRetry'>) {
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
function UnreachableProducts({ error, onRetry }: { error: Error; onRetry: () => void }) {
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
