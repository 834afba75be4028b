import type { FoundProducts } from '@mela/rules/listing/find-products.ts';
import { addressOf, type ListingQuery, readQuery, writeQuery } from '@mela/rules/listing/listing-query.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { askListing } from './ask-listing.ts';
import type { ListingFacts } from './listing-facts.ts';

const NOTHING_ASKED = readQuery(new URLSearchParams());

/** The state of a listing. */
export interface Listing {
  query: ListingQuery;
  /** The results. null: the listing is as the server rendered it. */
  found: FoundProducts | null;
  state: 'ready' | 'loading' | 'failed';
}

/** Whether a query adds a history entry, replaces the current one, or came from the history. */
type Entry = 'new' | 'same' | 'none';

export type Ask = (query: ListingQuery, entry?: Entry) => Promise<void>;

/** A listing that follows its controls and the URL, and keeps the URL up to date. */
export function useListing(facts: ListingFacts): [Listing, Ask] {
  const [listing, setListing] = useState<Listing>({
    query: { ...NOTHING_ASKED, page: facts.page },
    found: null,
    state: 'ready',
  });
  const latest = useRef(new AbortController());
  const asked = useRef('');

  const ask = useCallback<Ask>(
    async (query, entry = 'new') => {
      latest.current.abort();
      latest.current = new AbortController();
      const { signal } = latest.current;
      const address = addressOf(facts.path, query);
      asked.current = address;
      if (entry !== 'none' && address !== location.pathname.replace(/(?<=.)\/$/, '') + location.search) {
        history[entry === 'new' ? 'pushState' : 'replaceState'](null, '', address);
      }
      if (isServed(query, facts)) return setListing({ query, found: null, state: 'ready' });
      setListing((before) => ({ ...before, query, state: 'loading' }));
      try {
        const answer = await askListing(query, facts, signal);
        if (!signal.aborted) setListing({ ...answer, state: 'ready' });
      } catch {
        if (!signal.aborted) setListing((before) => ({ ...before, state: 'failed' }));
      }
    },
    [facts],
  );

  useEffect(() => {
    const follow = () => {
      const query = queryOfAddress(facts);
      // Closing a dialog also changes the history, but not the listing.
      if (addressOf(facts.path, query) !== asked.current) void ask(query, 'none');
    };
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, [ask, facts]);

  return [listing, ask];
}

/** The query in a URL. The pages of the unfiltered listing are paths: `/shop/2`. */
export function queryOfAddress({ path }: ListingFacts): ListingQuery {
  const query = readQuery(new URLSearchParams(location.search));
  const [, page] = /^\/(\d+)\/?$/.exec(location.pathname.slice(path.length)) ?? [];
  return page ? { ...query, page: Number(page) } : query;
}

/** Whether the query asks for the page that the server rendered. */
function isServed(query: ListingQuery, { page, isSearch }: ListingFacts): boolean {
  if (isSearch) return query.text === '';
  return query.page === page && writeQuery({ ...query, page: 1 }) === '';
}
