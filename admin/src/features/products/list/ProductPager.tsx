import './product-pager.css';
import { Link } from 'react-router';
import { formatCount } from '../format-count.ts';
import { type ProductView, searchOf } from '../product-view.ts';
import { type ProductsState, useProductView } from '../use-product-view.ts';
import type { ProductPage } from './use-product-page.ts';

interface Props {
  page: ProductPage;
  pageSize: number;
}

/** Which of the products are shown, and the way to those before and behind them. */
export function ProductPager({ page: { list, view }, pageSize }: Props) {
  const { place, view: asked } = useProductView();
  // Until the page that was asked for has come, there is nowhere to step on from.
  const isThere = searchOf(asked) === searchOf(view);
  const trail = place.state?.trail ?? [];
  const { hasNextPage, endCursor } = list.pageInfo;
  const start = (view.page - 1) * pageSize;
  const next = { ...view, page: view.page + 1, after: endCursor ?? null };
  const isTrailLost = view.page > 2 && trail.length === 0;
  const former = { ...view, page: isTrailLost ? 1 : view.page - 1, after: trail.at(-1) ?? null };

  return (
    <footer className="product-pager">
      <p>
        {formatCount(start + 1)}–{formatCount(start + list.edges.length)} of {formatCount(list.totalCount)}
      </p>
      <nav className="product-pager__steps" aria-label="Pages">
        <Step
          word={isTrailLost ? 'First page' : 'Previous'}
          view={former}
          trail={trail.slice(0, -1)}
          isThere={isThere && view.page > 1}
        />
        <Step word="Next" view={next} trail={[...trail, view.after]} isThere={isThere && hasNextPage} />
      </nav>
    </footer>
  );
}

interface StepProps extends Required<Pick<ProductsState, 'trail'>> {
  word: string;
  view: ProductView;
  isThere: boolean;
}

/** A step that leads nowhere stays in its place: it may have the focus. */
function Step({ word, view, trail, isThere }: StepProps) {
  const { placeOf } = useProductView();
  return (
    <Link
      className="button button--quiet button--small"
      to={placeOf(view)}
      state={{ trail } satisfies ProductsState}
      aria-disabled={!isThere}
      onClick={(event) => {
        if (!isThere) event.preventDefault();
      }}
    >
      {word}
    </Link>
  );
}
