import './order-pages.css';
import { Link } from 'react-router';
import { type OrderView, orderSearch } from './use-order-view.ts';

interface Props {
  view: OrderView;
  pages: number;
  total: number;
}

/** Where one is in the list, and the way to its other pages. */
export function OrderPages({ view, pages, total }: Props) {
  const first = (view.page - 1) * view.pageSize + 1;
  const last = Math.min(view.page * view.pageSize, total);
  const numbers = Array.from({ length: pages }, (_, index) => index + 1);
  const addressOf = (page: number) => `?${orderSearch({ ...view, page })}`;
  return (
    <footer className="order-pages">
      <p role="status">
        {first}–{last} of {total}
      </p>
      <nav className="order-pages__steps" aria-label="Pages">
        <Step word="Previous" to={addressOf(view.page - 1)} isThere={view.page > 1} />
        {numbers.map((number) => (
          <Link
            key={number}
            className="order-pages__page"
            to={addressOf(number)}
            aria-label={`Page ${number}`}
            aria-current={number === view.page ? 'page' : undefined}
          >
            {number}
          </Link>
        ))}
        <Step word="Next" to={addressOf(view.page + 1)} isThere={view.page < pages} />
      </nav>
    </footer>
  );
}

/** A step that leads nowhere stays in its place: it may have the focus. */
function Step({ word, to, isThere }: { word: string; to: string; isThere: boolean }) {
  return (
    <Link
      className="button button--quiet button--small"
      to={to}
      aria-disabled={!isThere}
      onClick={(event) => {
        if (!isThere) event.preventDefault();
      }}
    >
      {word}
    </Link>
  );
}
