import * as sellersText from '#messages/sellers.ts';
import * as sharedText from '#messages/shared.ts';
import './seller-browser.css';
import type { ReactNode } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import { EmptyState } from '../../components/EmptyState.tsx';
import { SearchField } from '../../components/ListTools.tsx';
import { ScreenHeading } from '../../components/SampleNote.tsx';
import { Select } from '../../components/Select.tsx';
import { PATHS } from '../../paths.ts';
import { SAMPLE_SELLERS, SELLER_STATUSES, type Seller } from './sample-sellers.ts';

const VIEWS = [
  { label: sellersText.list, to: PATHS.sellerList },
  { label: sellersText.cards, to: PATHS.sellerCards },
];

interface Props {
  title: string;
  /** The path of the current view. */
  path: string;
  children: (sellers: Seller[]) => ReactNode;
}

/** The sellers with their search and the links to both views. */
export function SellerBrowser({ title, path, children }: Props) {
  const [search, changeSearch] = useSellerSearch();
  const shown = filterSellers(SAMPLE_SELLERS, search.text, search.filter);
  return (
    <>
      <title>{sellersText.titleMelaAdmin(title)}</title>
      <ScreenHeading>{title}</ScreenHeading>
      <div className="panel panel__head seller-tools">
        <SearchField text={search.text} onText={(text) => changeSearch({ text })} />
        <Select
          aria-label={sharedText.status}
          value={search.filter}
          options={SELLER_FILTERS}
          onChange={({ target }) => changeSearch({ filter: target.value as SellerSearch['filter'] })}
        />
        <Views shown={path} />
      </div>
      {shown.length > 0 ? (
        children(shown)
      ) : (
        <section className="panel">
          <EmptyState title={sellersText.noSellerMatches}>
            {sellersText.tryDifferentSearchOrStatus}
          </EmptyState>
        </section>
      )}
    </>
  );
}

function Views({ shown }: { shown: string }) {
  const { search } = useLocation();
  return (
    <nav className="seller-tools__views" aria-label={sharedText.view}>
      {VIEWS.map(({ label, to }) => (
        <Link
          key={to}
          className="seller-tools__view"
          to={to + search}
          aria-current={to === shown ? 'page' : undefined}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}

const ANY_STATUS = sharedText.showAll;

const SELLER_FILTERS = [ANY_STATUS, ...SELLER_STATUSES] as const;

type SellerFilter = (typeof SELLER_FILTERS)[number];

/** Searches name, email and city, ignoring case. */
function filterSellers(sellers: Seller[], text: string, filter: SellerFilter): Seller[] {
  const needle = text.trim().toLowerCase();
  return sellers.filter(
    ({ name, email, address, status }) =>
      (filter === ANY_STATUS || status === filter) &&
      `${name} ${email} ${address[1]}`.toLowerCase().includes(needle),
  );
}

interface SellerSearch {
  text: string;
  filter: SellerFilter;
}

/** The search in the URL, shared by both views and kept on reload. */
function useSellerSearch(): [SellerSearch, (change: Partial<SellerSearch>) => void] {
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
