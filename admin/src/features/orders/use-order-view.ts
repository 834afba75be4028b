import { useSearchParams } from 'react-router';
import { ORDER_FILTERS, type OrderFilter } from './filter-orders.ts';

/** How many orders a page may hold (specification, section 9). */
export const PAGE_SIZES = [20, 30, 40] as const;

export interface OrderView {
  filter: OrderFilter;
  pageSize: number;
  /** Counted from 1; one past the last page shows the last. */
  page: number;
}

/** What the tools above the list change; the list then opens at its first page. */
export type OrderChoice = Partial<Omit<OrderView, 'page'>>;

/** Which of the orders are shown: kept in the address, so that it outlasts a reload and the way back. */
export function useOrderView(): [OrderView, (choice: OrderChoice) => void] {
  const [search, setSearch] = useSearchParams();
  const view = readView(search);
  const choose = (choice: OrderChoice) => {
    setSearch(orderSearch({ ...view, ...choice, page: 1 }), { replace: true, preventScrollReset: true });
  };
  return [view, choose];
}

/** The part of an address that `useOrderView` reads: only what differs from the list as it opens. */
export function orderSearch({ filter, pageSize, page }: OrderView): string {
  const search = new URLSearchParams();
  if (filter !== 'Show all') search.set('status', filter);
  if (pageSize !== PAGE_SIZES[0]) search.set('size', String(pageSize));
  if (page > 1) search.set('page', String(page));
  return search.toString();
}

function readView(search: URLSearchParams): OrderView {
  const size = Number(search.get('size'));
  return {
    filter: ORDER_FILTERS.find((filter) => filter === search.get('status')) ?? 'Show all',
    pageSize: PAGE_SIZES.find((pageSize) => pageSize === size) ?? PAGE_SIZES[0],
    page: Math.max(1, Math.trunc(Number(search.get('page'))) || 1),
  };
}
