import type { FoundProducts } from '@mela/rules/listing/find-products.ts';
import { addressOf, type ListingQuery, readQuery, writeQuery } from '@mela/rules/listing/listing-query.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { askListing } from './ask-listing.ts';
import type { ListingFacts } from './listing-facts.ts';

const NOTHING_ASKED = readQuery(new URLSearchParams());

/** What a listing shows. */
export interface Listing {
  query: ListingQuery;
  /** Null: what the server has rendered. */
  found: FoundProducts | null;
  state: 'ready' | 'loading' | 'failed';
}

/** Whether a question gets an entry of its own in the history, takes the place of the last one, or came from there. */
type Entry = 'new' | 'same' | 'none';

export type Ask = (query: ListingQuery, entry?: Entry) => Promise<void>;

/** A listing that answers what it is asked, and what the address asks, and keeps the address true. */
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
      // A dialog that was closed has a step of the history, too: what is listed is not drawn anew for it.
      if (addressOf(facts.path, query) !== asked.current) void ask(query, 'none');
    };
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, [ask, facts]);

  return [listing, ask];
}

/** What the address asks of a listing. The pages of the whole list are paths: `/shop/2`. */
export function queryOfAddress({ path }: ListingFacts): ListingQuery {
  const query = readQuery(new URLSearchParams(location.search));
  const [, page] = /^\/(\d+)\/?$/.exec(location.pathname.slice(path.length)) ?? [];
  return page ? { ...query, page: Number(page) } : query;
}

/** Whether a query asks for no other than the page that the server has rendered. */
function isServed(query: ListingQuery, { page, isSearch }: ListingFacts): boolean {
  if (isSearch) return query.text === '';
  return query.page === page && writeQuery({ ...query, page: 1 }) === '';
}
