import * as productsText from '#messages/products.ts';
import * as sharedText from '#messages/shared.ts';
import './product-listing.css';
import { Link } from 'react-router';
import { ButtonLink } from '../../../components/Button.tsx';
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
  // The cursor of the next page is known only once the requested page is loaded.
  const isLoaded = searchOf(requested) === searchOf(view);
  const history = productsLocation.state?.cursorHistory ?? [];
  const { hasNextPage, endCursor } = list.pageInfo;
  const start = (view.page - 1) * pageSize;
  const next = { ...view, page: view.page + 1, after: endCursor ?? null };
  const previous = { ...view, page: view.page - 1, after: history.at(-1) ?? null };

  return (
    <footer className="product-pager">
      <p>{productsText.startStart2OfTotalCount(start + 1, start + list.edges.length, list.totalCount)}</p>
      <nav className="product-pager__steps" aria-label={sharedText.pages}>
        <Step
          label={sharedText.previous}
          view={previous}
          cursorHistory={history.slice(0, -1)}
          isEnabled={isLoaded && view.page > 1}
        />
        <PageLinks view={view} last={Math.ceil(list.totalCount / pageSize)} />
        <Step
          label={sharedText.next}
          view={next}
          cursorHistory={[...history, view.after]}
          isEnabled={isLoaded && hasNextPage}
        />
      </nav>
    </footer>
  );
}

/** Links to pages near this one and near both ends. */
function PageLinks({ view, last }: { view: ProductView; last: number }) {
  const { linkTo } = useProductView();
  if (last < 2) return null;
  return (
    <ol className="product-pager__pages">
      {pageNumbers(view.page, last).map((page, index, pages) => (
        <li key={page} data-gap={index > 0 && page - (pages[index - 1] ?? 0) > 1 ? '' : undefined}>
          <Link
            className="product-pager__page"
            to={linkTo({ ...view, page, after: null })}
            aria-label={productsText.page(page)}
            aria-current={page === view.page ? 'page' : undefined}
          >
            {formatCount(page)}
          </Link>
        </li>
      ))}
    </ol>
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
    <ButtonLink
      label={label}
      isQuiet
      isSmall
      to={linkTo(view)}
      state={{ cursorHistory } satisfies ProductsState}
      aria-disabled={!isEnabled}
      onClick={(event) => {
        if (!isEnabled) event.preventDefault();
      }}
    />
  );
}

/** The pages to link to: two at each end, and the neighbours of the current page, which can exceed the last. */
export function pageNumbers(current: number, last: number): number[] {
  const pages = new Set([1, 2, current - 1, current, current + 1, last - 1, last]);
  return [...pages].filter((page) => page >= 1 && page <= last).sort((a, b) => a - b);
}
