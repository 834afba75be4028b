import { isFiltered, type ListingQuery, writeQuery } from '@mela/rules/listing/listing-query.ts';
import { type MouseEvent, type ReactNode, useRef } from 'react';
import { QuickView } from '../quick-view/QuickView.tsx';
import { FilterChips } from './FilterChips.tsx';
import { filterChips } from './filter-chips.ts';
import { ListingAnswer } from './ListingAnswer.tsx';
import { claimedPages, currencyOf, type ListingFacts } from './listing-facts.ts';
import { Pagination } from './Pagination.tsx';
import { useControls } from './use-controls.ts';
import { type Listing, useListing } from './use-listing.ts';

interface Props {
  facts: ListingFacts;
  /** Rendered by the server: title and dropdowns, the filters, the cards, and what stands in their place. */
  head?: ReactNode;
  filters?: ReactNode;
  cards?: ReactNode;
  below?: ReactNode;
}

/**
 * A listing that can be sorted, filtered and paged in place. Until the shopper uses a control it is the
 * markup that the server has rendered, with ordinary links.
 */
export function ListingView({ facts, head, filters, cards, below }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [listing, ask] = useListing(facts);
  const { query, found, state } = listing;
  const { change, handlers } = useControls(root, facts, listing, ask);

  const changeFilters = (changed: ListingQuery) => {
    change(changed);
    // The chip that was pressed goes, and with the last one all of them.
    if (!isFiltered(changed)) heading.current?.focus();
  };
  const turnTo = (event: MouseEvent, page: number) => {
    const hasOwnPage = writeQuery({ ...query, page: 1 }) === '';
    if (hasOwnPage || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    change({ page });
    heading.current?.focus();
  };

  return (
    <div className="wrap" ref={root} data-query="" {...handlers}>
      {head}
      <div className="listing">
        {filters}
        <section id="items" aria-labelledby="items-title" aria-busy={state === 'loading'}>
          <h2 className="visually-hidden" id="items-title" ref={heading} tabIndex={-1}>
            Products
          </h2>
          <p className="visually-hidden" role="status">
            {found && state === 'ready' && `${found.total} ${found.total === 1 ? 'item' : 'items'}`}
          </p>
          <FilterChips
            query={query}
            chips={filterChips(query, facts.isSearch, currencyOf(facts))}
            onChange={changeFilters}
          />
          <QuickView>{cards}</QuickView>
          {!found && below}
          <ListingAnswer facts={facts} listing={listing} onChange={changeFilters} />
          <Pagination path={facts.path} query={query} pages={pagesOf(listing, facts)} onPage={turnTo} />
        </section>
      </div>
    </div>
  );
}

/** A filtered list has as many pages as it has; before that there are as many as its page says. */
function pagesOf({ query, found }: Listing, facts: ListingFacts): number {
  return found && isFiltered(query) ? found.pages : claimedPages(facts, query);
}
