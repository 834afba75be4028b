import { isFiltered, type ListingQuery, writeQuery } from '@mela/rules/listing/listing-query.ts';
import { type MouseEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import * as shopText from '#messages/shop.ts';
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
  /**
   * The parts that the server renders: title and dropdowns, filters, cards, and what can replace the cards.
   */
  head?: ReactNode;
  filters?: ReactNode;
  cards?: ReactNode;
  below?: ReactNode;
}

/**
 * A listing with sorting, filters and paging in place. Until the shopper uses a control, it is the server's
 * markup with ordinary links.
 */
export function ListingView({ facts, head, filters, cards, below }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [listing, ask] = useListing(facts);
  const { query, found, state } = listing;
  const { change, handlers } = useControls(root, facts, listing, ask);
  const chips = filterChips(query, facts.isSearch, currencyOf(facts));
  useFilterCount(root, chips.length);

  const changeFilters = (changed: ListingQuery) => {
    change(changed);
    // If no filter is left, all chips disappear, so move the focus to the heading.
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
            {shopText.products}
          </h2>
          <p className="visually-hidden" role="status">
            {found && state === 'ready' && shopText.itemCount(found.total)}
          </p>
          <FilterChips query={query} chips={chips} onChange={changeFilters} />
          <QuickView>{cards}</QuickView>
          {!found && below}
          <ListingAnswer facts={facts} listing={listing} onChange={changeFilters} />
          <Pagination path={facts.path} query={query} pages={pagesOf(listing, facts)} onPage={turnTo} />
        </section>
      </div>
    </div>
  );
}

/** Shows the number of active filters in the server-rendered filter button. */
function useFilterCount(root: RefObject<HTMLElement | null>, count: number): void {
  useEffect(() => {
    const button = root.current?.querySelector('.listing-head__filters');
    if (count > 0) button?.setAttribute('data-count', String(count));
    else button?.removeAttribute('data-count');
  }, [root, count]);
}

/** The number of pages: of the results if the listing is filtered, otherwise as the server rendered it. */
function pagesOf({ query, found }: Listing, facts: ListingFacts): number {
  return found && isFiltered(query) ? found.pages : claimedPages(facts, query);
}
