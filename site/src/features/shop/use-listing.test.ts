// @vitest-environment happy-dom
import { readQuery } from '@mela/rules/listing/listing-query.ts';
import { act, createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type ListingFacts, listingFacts } from './listing-facts.ts';
import { type Ask, type Listing, queryOfAddress, useListing } from './use-listing.ts';

interface Asked {
  parameters: string;
  signal: AbortSignal;
  answer: (total: number, page?: number) => Promise<void>;
  fail: () => Promise<void>;
}
/** The requests to the server. */
let asked: Asked[] = [];

function fetchLater(address: string, { signal }: { signal: AbortSignal }): Promise<Response> {
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  asked.push({
    parameters: address.replace('/index/find?', ''),
    signal,
    answer: (total, page = 1) =>
      act(async () => resolve(Response.json({ products: [], total, pages: 2, page, counts: {} }))),
    fail: () => act(async () => reject(new TypeError('Failed to fetch'))),
  });
  return promise;
}

const queryOf = (search: string) => readQuery(new URLSearchParams(search));
const factsOf = (facts: Partial<ListingFacts> = {}) =>
  listingFacts({ path: '/shop', items: 90, asksServer: true, ...facts }, []);
let root: Root | undefined;
let listing: Listing;
let ask: Ask;

function Probe({ facts }: { facts: ListingFacts }) {
  [listing, ask] = useListing(facts);
  return null;
}
async function open(facts: ListingFacts, address: string): Promise<void> {
  history.replaceState(null, '', address);
  root = createRoot(document.createElement('div'));
  await act(async () => root?.render(createElement(Probe, { facts })));
}
/** Waits until the request is sent. */
const pause = () => act(() => vi.advanceTimersByTimeAsync(150));
async function askFor(search: string, entry?: Parameters<Ask>[1]): Promise<void> {
  await act(async () => void ask(queryOf(search), entry));
  await pause();
}
async function goTo(address: string): Promise<void> {
  history.replaceState(null, '', address);
  await act(async () => void dispatchEvent(new Event('popstate')));
  await pause();
}
const address = () => location.pathname + location.search;
const last = () => asked.at(-1) as Asked;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', fetchLater);
  vi.useFakeTimers();
  asked = [];
});
afterEach(async () => {
  await act(async () => root?.unmount());
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a listing', () => {
  test('is at first as the server rendered it', async () => {
    await open(factsOf({ page: 2 }), '/shop/2');
    expect(listing).toMatchObject({ query: { text: '', page: 2 }, found: null, state: 'ready' });
    expect(asked).toEqual([]);
  });

  test('loads the results of a query, and shows them under their own address', async () => {
    await open(factsOf(), '/shop');
    await askFor('q=lamp&page=9');
    expect(listing).toMatchObject({ query: { text: 'lamp', page: 9 }, found: null, state: 'loading' });
    expect(address()).toBe('/shop?q=lamp&page=9');
    // There are only two pages.
    await last().answer(60, 2);
    expect(listing).toMatchObject({ query: { text: 'lamp', page: 2 }, found: { total: 60 }, state: 'ready' });
  });

  test('shows the former results until the next ones arrive', async () => {
    await open(factsOf(), '/shop');
    await askFor('q=lamp');
    await last().answer(60);
    await askFor('q=lamps');
    expect(listing).toMatchObject({ query: { text: 'lamps' }, found: { total: 60 }, state: 'loading' });
  });

  test('shows only the latest results, in whatever order they arrive', async () => {
    await open(factsOf(), '/shop');
    await askFor('q=l');
    await askFor('q=la');
    const [first, second] = asked as [Asked, Asked];
    expect([first.signal.aborted, second.signal.aborted]).toEqual([true, false]);
    await second.answer(2);
    await first.answer(1);
    expect(listing).toMatchObject({ query: { text: 'la' }, found: { total: 2 }, state: 'ready' });
  });

  test('says that a request failed, unless a newer one replaced it', async () => {
    await open(factsOf(), '/shop');
    await askFor('q=l');
    await askFor('q=la');
    const [first, second] = asked as [Asked, Asked];
    await first.fail();
    expect(listing.state).toBe('loading');
    await second.fail();
    expect(listing).toMatchObject({ query: { text: 'la' }, state: 'failed' });
    await askFor('q=la');
    await last().answer(3);
    expect(listing).toMatchObject({ found: { total: 3 }, state: 'ready' });
  });

  test('without filters is the server’s page again, at once, even if an answer is still on its way', async () => {
    await open(factsOf(), '/shop');
    await askFor('q=lamp');
    await askFor('');
    expect(listing).toMatchObject({ query: { text: '' }, found: null, state: 'ready' });
    await last().answer(60);
    expect(listing.found).toBeNull();
    expect(asked).toHaveLength(1);
  });

  test('asks for any other page than the one that the server rendered', async () => {
    await open(factsOf({ page: 2 }), '/shop/2');
    await askFor('page=3');
    expect([asked.length, address()]).toEqual([1, '/shop/3']);
    await askFor('page=2');
    expect([asked.length, listing.state]).toEqual([1, 'ready']);
    await askFor('page=2&color=Red');
    expect([asked.length, last().parameters]).toEqual([2, 'page=2&color=Red']);
  });

  test('of a search is empty until something is searched', async () => {
    await open(factsOf({ path: '/search', isSearch: true }), '/search');
    await askFor('color=Red');
    expect([asked.length, listing.state]).toEqual([0, 'ready']);
    await askFor('q=lamp');
    expect(asked).toHaveLength(1);
  });
});

describe('the address', () => {
  test('gets a history entry for each query, or none of its own while the shopper types', async () => {
    await open(factsOf(), '/shop');
    const push = vi.spyOn(history, 'pushState');
    const replace = vi.spyOn(history, 'replaceState');
    await askFor('q=l');
    expect([push.mock.calls.length, replace.mock.calls.length]).toEqual([1, 0]);
    await askFor('q=la', 'same');
    expect([push.mock.calls.length, replace.mock.calls.length, address()]).toEqual([1, 1, '/shop?q=la']);
    await askFor('q=lam', 'none');
    expect([push.mock.calls.length, replace.mock.calls.length, address()]).toEqual([1, 1, '/shop?q=la']);
  });

  test.each(['/shop', '/shop/'])('%s gets no second entry for the same query', async (start) => {
    await open(factsOf(), start);
    const push = vi.spyOn(history, 'pushState');
    await askFor('');
    expect(push).not.toHaveBeenCalled();
  });

  test('of a shop at the root keeps its slash', async () => {
    await open(factsOf({ path: '/' }), '/');
    const push = vi.spyOn(history, 'pushState');
    await askFor('');
    expect(push).not.toHaveBeenCalled();
  });

  test('is followed when the shopper goes back', async () => {
    await open(factsOf(), '/shop');
    await askFor('q=lamp');
    await last().answer(60);
    await goTo('/shop?color=Red');
    expect(last().parameters).toBe('color=Red');
    expect(address()).toBe('/shop?color=Red');
    await last().answer(5);
    expect(listing).toMatchObject({ query: { text: '', color: ['Red'] }, found: { total: 5 } });
    await goTo('/shop');
    expect(listing).toMatchObject({ query: { color: [] }, found: null, state: 'ready' });
  });

  test('that is shown already is not asked for again, as when a dialog closes', async () => {
    await open(factsOf(), '/shop');
    await askFor('q=lamp');
    await goTo('/shop?q=lamp');
    expect(asked).toHaveLength(1);
  });

  test('is no longer followed on another page', async () => {
    await open(factsOf(), '/shop');
    await act(async () => root?.unmount());
    await goTo('/shop?q=lamp');
    expect(asked).toEqual([]);
  });

  test.each([
    ['/shop', { text: '', page: 1 }],
    ['/shop/3', { page: 3 }],
    ['/shop/12/', { page: 12 }],
    ['/shop?q=lamp&page=2', { text: 'lamp', page: 2 }],
    ['/shop/all', { page: 1 }],
    ['/shop/3/more', { page: 1 }],
    ['/shop-3', { page: 1 }],
  ])('%s is read as %j', (start, query) => {
    history.replaceState(null, '', start);
    expect(queryOfAddress(factsOf())).toMatchObject(query);
  });
});
