import { isFiltered, type ListingQuery, withoutFilters } from '@mela/rules/listing/listing-query.ts';
import type { ListingFacts } from './listing-facts.ts';
import type { Listing } from './use-listing.ts';
import './empty-listing.css';
import type { ReactNode } from 'react';
import * as sharedText from '#messages/shared.ts';
import * as shopText from '#messages/shop.ts';

interface Props {
  facts: ListingFacts;
  listing: Listing;
  onChange: (query: ListingQuery) => void;
}

/** Shown instead of the products if a query finds none. */
export function ListingAnswer({ facts, listing: { query, found, state }, onChange }: Props) {
  if (state === 'failed') {
    return (
      <EmptyListing title={shopText.listFailed} text={shopText.checkConnection}>
        <button type="button" className="button" onClick={() => onChange(query)}>
          {sharedText.tryAgain}
        </button>
      </EmptyListing>
    );
  }
  if (!found || found.products.length > 0) return null;
  if (!isFiltered(query)) return <EndOfSample path={facts.path} items={found.total} />;
  const withoutAny = withoutFilters(query);
  if (isFiltered({ ...query, text: '' })) {
    return (
      <EmptyListing title={shopText.noMatches} text={shopText.removeFilters}>
        <button type="button" className="button" onClick={() => onChange(withoutAny)}>
          {shopText.clearFilters}
        </button>
      </EmptyListing>
    );
  }
  const { meant } = found;
  return (
    <EmptyListing title={shopText.noneFound(query.text)} text={shopText.noneFoundHint}>
      {meant && (
        <button type="button" className="button" onClick={() => onChange({ ...withoutAny, text: meant })}>
          {shopText.didYouMean(meant)}
        </button>
      )}
      <a className="button" href="/shop">
        {shopText.seeAll}
      </a>
    </EmptyListing>
  );
}

interface EndProps {
  path: string;
  items: number;
}

/** Shown on the pages that the sample has no products for, because the specification has sixteen pages. */
export function EndOfSample({ path, items }: EndProps) {
  return (
    <EmptyListing title={shopText.allItems(items)} text={shopText.fewerProducts}>
      <a className="button" href={path}>
        {shopText.firstPage}
      </a>
    </EmptyListing>
  );
}

interface EmptyProps {
  title: string;
  text: string;
  /** A next step, such as a link. */
  children: ReactNode;
}

/** Shown instead of an empty list of products. */
export function EmptyListing({ title, text, children }: EmptyProps) {
  return (
    <div className="empty-listing">
      <p className="empty-listing__title">{title}</p>
      <p>{text}</p>
      {children}
    </div>
  );
}
