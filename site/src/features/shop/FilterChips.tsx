import './filter-chips.css';
import { type ListingQuery, withoutFilters } from '@mela/rules/listing/listing-query.ts';
import * as shopText from '#messages/shop.ts';
import { ControlIcon } from '../../components/ControlIcon.tsx';
import type { FilterChip } from './filter-chips.ts';

interface Props {
  query: ListingQuery;
  chips: FilterChip[];
  onChange: (query: ListingQuery) => void;
}

/** The active filters as buttons that remove them, with a button for all. */
export function FilterChips({ query, chips, onChange }: Props) {
  const remove = ({ currentTarget }: { currentTarget: Element }, without: ListingQuery) => {
    // The pressed chip disappears, so the focus moves to the next one.
    currentTarget.parentElement?.nextElementSibling?.querySelector('button')?.focus();
    onChange(without);
  };
  if (chips.length === 0) return null;
  return (
    <ul className="filter-chips" aria-label={shopText.filtersInUse}>
      {chips.map(({ label, without }) => (
        <li key={label}>
          <button
            type="button"
            aria-label={shopText.removeFilter(label)}
            onClick={(event) => remove(event, without)}
          >
            {label}
            <ControlIcon name="close" />
          </button>
        </li>
      ))}
      <li>
        <button type="button" className="filter-chips__clear" onClick={() => onChange(withoutFilters(query))}>
          {shopText.clearFilters}
        </button>
      </li>
    </ul>
  );
}
