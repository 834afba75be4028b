import { readQuery } from '@mela/rules/listing/listing-query.ts';
import { buildIndex } from '@mela/rules/listing/product-index.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { askListing } from './ask-listing.ts';
import { listingFacts } from './listing-facts.ts';
import { SAMPLE_IMAGES } from './sample-listing.ts';

const FACTS = listingFacts({ path: '/category/women', category: 'women', asksServer: true }, []);
const QUERY = readQuery(new URLSearchParams('q=dress&color=Red&page=9'));
const SENT = {
  ...{ products: [], total: 60, pages: 2, page: 2 },
  counts: { category: [['women', 60]], color: [['Red', 60]], size: [], condition: [] },
};

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a large shop is asked for the displayed page, or for the last one if there are fewer', async () => {
  const fetch = vi.fn(async () => Response.json(SENT));
  vi.stubGlobal('fetch', fetch);
  const { signal } = new AbortController();
  const { query, found } = await askListing(QUERY, FACTS, signal);
  expect(fetch).toHaveBeenCalledWith('/index/find?q=dress&page=9&color=Red&category=women', { signal });
  expect(query.page).toBe(2);
  expect(found.total).toBe(60);
  expect(found.counts.category.get('women')).toBe(60);
});

test('a small shop is searched in the browser, without the server', async () => {
  const index = buildIndex({ categories: [], products: [] }, SAMPLE_IMAGES);
  const fetch = vi.fn(async (_address: string) => Response.json(index));
  vi.stubGlobal('fetch', fetch);
  const { found } = await askListing(QUERY, { ...FACTS, asksServer: false }, new AbortController().signal);
  expect(found.total).toBe(0);
  expect(fetch.mock.calls.filter(([address]) => address.startsWith('/index/find'))).toEqual([]);
});

test('a request that the next letter has made obsolete is not sent', async () => {
  const fetch = vi.fn();
  vi.stubGlobal('fetch', fetch);
  const overtaken = new AbortController();
  const answer = askListing(QUERY, FACTS, overtaken.signal);
  overtaken.abort();
  await expect(answer).rejects.toThrow();
  expect(fetch).not.toHaveBeenCalled();
});

test('a server that cannot answer is a failure', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 503 }));
  await expect(askListing(QUERY, FACTS, new AbortController().signal)).rejects.toThrow('answers 503');
});
