import './seller-browser.css';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { EmptyState } from '../../components/EmptyState.tsx';
import { PATHS } from '../../paths.ts';
import { filterSellers, SELLER_FILTERS } from './filter-sellers.ts';
import { SAMPLE_SELLERS, type Seller } from './sample-sellers.ts';
import { type SellerSearch, useSellerSearch } from './use-seller-search.ts';

const VIEWS = [
  { word: 'List', to: PATHS.sellerList },
  { word: 'Cards', to: PATHS.sellerCards },
];

interface Props {
  title: string;
  /** The view that is shown. */
  path: string;
  children: (sellers: Seller[]) => ReactNode;
}

/** The sellers that are looked for, in one of the two views. */
export function SellerBrowser({ title, path, children }: Props) {
  const [sought, look] = useSellerSearch();
  const shown = filterSellers(SAMPLE_SELLERS, sought.text, sought.filter);
  return (
    <>
      <title>{`${title} | Mela admin`}</title>
      <h1>{title}</h1>
      <div className="panel panel__head seller-tools">
        <SearchFields sought={sought} onLook={look} />
        <Views shown={path} />
      </div>
      {shown.length > 0 ? (
        children(shown)
      ) : (
        <section className="panel">
          <EmptyState title="No seller matches">Try other words, or another status.</EmptyState>
        </section>
      )}
    </>
  );
}

interface FieldsProps {
  sought: SellerSearch;
  onLook: (change: Partial<SellerSearch>) => void;
}

function SearchFields({ sought: { text, filter }, onLook }: FieldsProps) {
  const chooseFilter = (chosen: string) => {
    const option = SELLER_FILTERS.find((known) => known === chosen);
    if (option) onLook({ filter: option });
  };
  return (
    <>
      <label className="field seller-tools__search">
        <span className="visually-hidden">Search</span>
        <input
          type="search"
          placeholder="Search"
          value={text}
          onChange={({ target }) => onLook({ text: target.value })}
        />
      </label>
      <span className="select">
        <select aria-label="Status" value={filter} onChange={({ target }) => chooseFilter(target.value)}>
          {SELLER_FILTERS.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      </span>
    </>
  );
}

function Views({ shown }: { shown: string }) {
  const { search } = useLocation();
  return (
    <nav className="seller-tools__views" aria-label="View">
      {VIEWS.map(({ word, to }) => (
        <Link
          key={to}
          className="seller-tools__view"
          to={to + search}
          aria-current={to === shown ? 'page' : undefined}
        >
          {word}
        </Link>
      ))}
    </nav>
  );
}
