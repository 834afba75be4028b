import './product-listing.css';
import type { ReactNode, Ref } from 'react';
import type { ProductRowFragment } from '../../../graphql.generated.ts';
import { formatCount } from '../format-count.ts';
import { useProductView } from '../use-product-view.ts';
import { MissingProducts, UnreachableProducts } from './MissingProducts.tsx';
import { ProductPager } from './ProductPager.tsx';
import { useProductPage } from './use-product-page.ts';

interface Props {
  ref: Ref<HTMLElement>;
  pageSize: number;
  /** What stands above the products: search, filters. */
  tools: ReactNode;
  /** Draws the products, numbered from `start`; undefined until they have come. */
  children: (products: ProductRowFragment[] | undefined, start: number) => ReactNode;
}

/** The page of products that is looked at, or what there is to say in its place. */
export function ProductListing({ ref, pageSize, tools, children }: Props) {
  const { view } = useProductView();
  const { page, error, isBusy, retry } = useProductPage(view, pageSize);
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
        {page && !isBusy && inWords(page.list.totalCount)}
      </p>
      {error && <UnreachableProducts error={error} onRetry={retry} />}
      {!error && products?.length !== 0 && children(products, start)}
      {page && products?.length === 0 && <MissingProducts page={page} onRetry={retry} />}
      {page && products?.length !== 0 && <ProductPager page={page} pageSize={pageSize} />}
    </section>
  );
}

function inWords(count: number): string {
  return count === 1 ? '1 product' : `${formatCount(count)} products`;
}
