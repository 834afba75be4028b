import './pagination.css';
import { addressOf, type ListingQuery } from '@mela/rules/listing/listing-query.ts';
import type { MouseEvent } from 'react';
import * as shopText from '#messages/shop.ts';
import { ControlIcon } from '../../components/ControlIcon.tsx';

interface Props {
  path: string;
  query: ListingQuery;
  pages: number;
  /** Called for a press on a page that can be shown in place. */
  onPage: (event: MouseEvent, page: number) => void;
}

export function Pagination({ path, query, pages, onPage }: Props) {
  if (pages < 2) return null;
  const linkTo = (page: number) => addressOf(path, { ...query, page });
  const turnTo = (page: number) => (event: MouseEvent) => onPage(event, page);
  return (
    <nav className="pagination" aria-label={shopText.pages}>
      {query.page > 1 && (
        <a href={linkTo(query.page - 1)} onClick={turnTo(query.page - 1)} aria-label={shopText.previous}>
          <ControlIcon name="previous" />
        </a>
      )}
      {pageNumbers(query.page, pages).map((page, place) =>
        page === null ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no other identity.
          <span key={`gap ${place}`}>...</span>
        ) : (
          <a
            key={page}
            href={linkTo(page)}
            onClick={turnTo(page)}
            aria-current={page === query.page ? 'page' : undefined}
          >
            {formatPage(page)}
          </a>
        ),
      )}
      {query.page < pages && (
        <a href={linkTo(query.page + 1)} onClick={turnTo(query.page + 1)} aria-label={shopText.next}>
          <ControlIcon name="next" />
        </a>
      )}
    </nav>
  );
}

/** The page numbers to show: both ends, and the current page with its neighbours. null is a gap. */
export function pageNumbers(current: number, pages: number): (number | null)[] {
  const first = Math.max(1, Math.min(current - 1, pages - 2));
  const near = [first, first + 1, first + 2].filter((page) => page <= pages);
  const shown = [...new Set([1, ...near, pages])];
  return shown.flatMap((page, place) => (page - (shown[place - 1] ?? page) > 1 ? [null, page] : [page]));
}

/** A page number with two digits, such as `01`, as in the specification. */
export function formatPage(page: number): string {
  return String(page).padStart(2, '0');
}
