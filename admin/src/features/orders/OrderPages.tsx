import { ButtonLink } from '../../components/Button.tsx';
import '../../components/list-pages.css';
import { Link } from 'react-router';
import { type OrderView, orderSearch } from './use-order-view.ts';

interface Props {
  view: OrderView;
  pages: number;
  total: number;
}

export function OrderPages({ view, pages, total }: Props) {
  const first = (view.page - 1) * view.pageSize + 1;
  const last = Math.min(view.page * view.pageSize, total);
  const numbers = Array.from({ length: pages }, (_, index) => index + 1);
  const pathOf = (page: number) => `?${orderSearch({ ...view, page })}`;
  return (
    <footer className="list-pages">
      <p role="status">
        {first}–{last} of {total}
      </p>
      <nav className="list-pages__steps" aria-label="Pages">
        <Step label="Previous" to={pathOf(view.page - 1)} isEnabled={view.page > 1} />
        {numbers.map((number) => (
          <Link
            key={number}
            className="list-pages__page"
            to={pathOf(number)}
            aria-label={`Page ${number}`}
            aria-current={number === view.page ? 'page' : undefined}
          >
            {number}
          </Link>
        ))}
        <Step label="Next" to={pathOf(view.page + 1)} isEnabled={view.page < pages} />
      </nav>
    </footer>
  );
}

/** A disabled step stays rendered, because it may have the focus. */
function Step({ label, to, isEnabled }: { label: string; to: string; isEnabled: boolean }) {
  return (
    <ButtonLink
      label={label}
      isQuiet
      isSmall
      to={to}
      aria-disabled={!isEnabled}
      onClick={(event) => {
        if (!isEnabled) event.preventDefault();
      }}
    />
  );
}
