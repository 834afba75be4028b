import './product-listing.css';
import type { ReactNode, Ref } from 'react';
import { formatProducts } from '../../../format.ts';
import type { ProductRowFragment } from '../../../graphql.generated.ts';
import { usePendingDeletions } from '../delete/pending-deletions.ts';
import { useProductView } from '../use-product-view.ts';
import { MissingProducts, UnreachableProducts } from './MissingProducts.tsx';
import { ProductPager } from './ProductPager.tsx';
import type { PageSize } from './use-page-size.ts';
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
