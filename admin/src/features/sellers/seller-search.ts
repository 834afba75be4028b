import { useSearchParams } from 'react-router';
import { SELLER_STATUSES, type Seller } from './sample-sellers.ts';

const ANY_STATUS = 'Show all';

export const SELLER_FILTERS = [ANY_STATUS, ...SELLER_STATUSES] as const;

type SellerFilter = (typeof SELLER_FILTERS)[number];

/** Searches name, email and city, ignoring case. */
export function filterSellers(sellers: Seller[], text: string, filter: SellerFilter): Seller[] {
  const needle = text.trim().toLowerCase();
  return sellers.filter(
    ({ name, email, address, status }) =>
      (filter === ANY_STATUS || status === filter) &&
      `${name} ${email} ${address[1]}`.toLowerCase().includes(needle),
  );
}

export interface SellerSearch {
  text: string;
  filter: SellerFilter;
}

/** The search in the URL, so that both views share it and it survives a reload. */
export function useSellerSearch(): [SellerSearch, (change: Partial<SellerSearch>) => void] {
  const [search, setSearch] = useSearchParams();
  const current = {
    text: search.get('search') ?? '',
    filter: SELLER_FILTERS.find((option) => option === search.get('status')) ?? ANY_STATUS,
  };
  const changeSearch = (change: Partial<SellerSearch>) => {
    const { text, filter } = { ...current, ...change };
    const next = { ...(text && { search: text }), ...(filter !== ANY_STATUS && { status: filter }) };
    setSearch(next, { replace: true, preventScrollReset: true });
  };
  return [current, changeSearch];
}
