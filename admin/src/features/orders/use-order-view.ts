import { useSearchParams } from 'react-router';
import { ALL_ORDERS, ORDER_FILTERS, type OrderFilter } from './sample-order-statuses.ts';

/** Orders per page (specification, section 9). */
export const PAGE_SIZES = [20, 30, 40] as const;

export interface OrderView {
  filter: OrderFilter;
  pageSize: number;
  /** The page number, from 1. A number after the last page shows the last page. */
  page: number;
}

/** A change of the filter or the page size, which returns to the first page. */
export type OrderViewChange = Partial<Omit<OrderView, 'page'>>;

/** The state of the list, kept in the URL so that it survives a reload and the back button. */
export function useOrderView(): [OrderView, (change: OrderViewChange) => void] {
  const [search, setSearch] = useSearchParams();
  const view = readView(search);
  const changeView = (change: OrderViewChange) => {
    setSearch(orderSearch({ ...view, ...change, page: 1 }), { replace: true, preventScrollReset: true });
  };
  return [view, changeView];
}

/** The URL query of a view, without default values. */
export function orderSearch({ filter, pageSize, page }: OrderView): string {
  const search = new URLSearchParams();
  if (filter !== ALL_ORDERS) search.set('status', filter);
  if (pageSize !== PAGE_SIZES[0]) search.set('size', String(pageSize));
  if (page > 1) search.set('page', String(page));
  return search.toString();
}

function readView(search: URLSearchParams): OrderView {
  const size = Number(search.get('size'));
  return {
    filter: ORDER_FILTERS.find((filter) => filter === search.get('status')) ?? ALL_ORDERS,
    pageSize: PAGE_SIZES.find((pageSize) => pageSize === size) ?? PAGE_SIZES[0],
    page: Math.max(1, Math.trunc(Number(search.get('page'))) || 1),
  };
}
