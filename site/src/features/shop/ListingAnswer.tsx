import { isFiltered, type ListingQuery, withoutFilters } from '@mela/rules/listing/listing-query.ts';
import type { ListingFacts } from './listing-facts.ts';
import type { Listing } from './use-listing.ts';
import './empty-listing.css';
import type { ReactNode } from 'react';

interface Props {
  facts: ListingFacts;
  listing: Listing;
  onChange: (query: ListingQuery) => void;
}

/** Replaces the products if a query finds none. */
export function ListingAnswer({ facts, listing: { query, found, state }, onChange }: Props) {
  if (state === 'failed') {
    return (
      <EmptyListing title="The list could not be loaded" text="Check your connection and try again.">
        <button type="button" className="button" onClick={() => onChange(query)}>
          Try again
        </button>
      </EmptyListing>
    );
  }
  if (!found || found.products.length > 0) return null;
  if (!isFiltered(query)) return <EndOfSample path={facts.path} items={found.total} />;
  const withoutAny = withoutFilters(query);
  if (isFiltered({ ...query, text: '' })) {
    return (
      <EmptyListing title="No products match your filters" text="Remove some filters to see more products.">
        <button type="button" className="button" onClick={() => onChange(withoutAny)}>
          Clear filters
        </button>
      </EmptyListing>
    );
  }
  const { meant } = found;
  return (
    <EmptyListing
      title={`No products found for “${query.text}”`}
      text="Check the spelling, use fewer or more general words, or browse the categories."
    >
      {meant && (
        <button type="button" className="button" onClick={() => onChange({ ...withoutAny, text: meant })}>
          Did you mean “{meant}”?
        </button>
      )}
      <a className="button" href="/shop">
        See all products
      </a>
    </EmptyListing>
  );
}

interface EndProps {
  path: string;
  items: number;
}

/** The specification's sixteen pages are more than the sample's products fill. */
export function EndOfSample({ path, items }: EndProps) {
  return (
    <EmptyListing title={`These were all ${items}`} text="The sample shop has fewer products than pages.">
      <a className="button" href={path}>
        Back to the first page
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
