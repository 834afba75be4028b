import { useSearchParams } from 'react-router';
import { EVERY_STATUS, SELLER_FILTERS, type SellerFilter } from './filter-sellers.ts';

export interface SellerSearch {
  text: string;
  filter: SellerFilter;
}

/** Which sellers are looked for: kept in the address, so that both views share it and it outlasts a reload. */
export function useSellerSearch(): [SellerSearch, (change: Partial<SellerSearch>) => void] {
  const [search, setSearch] = useSearchParams();
  const current = {
    text: search.get('search') ?? '',
    filter: SELLER_FILTERS.find((option) => option === search.get('status')) ?? EVERY_STATUS,
  };
  const look = (change: Partial<SellerSearch>) => {
    const { text, filter } = { ...current, ...change };
    const next = { ...(text && { search: text }), ...(filter !== EVERY_STATUS && { status: filter }) };
    setSearch(next, { replace: true, preventScrollReset: true });
  };
  return [current, look];
}
