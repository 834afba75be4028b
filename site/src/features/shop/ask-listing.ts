import type { FoundProducts } from '@mela/rules/listing/find-products.ts';
import { answerListing, type ListingAnswer, type SentAnswer } from '@mela/rules/listing/listing-answer.ts';
import { type ListingQuery, writeQuery } from '@mela/rules/listing/listing-query.ts';
import { claimedPages, type ListingFacts } from './listing-facts.ts';
import { loadIndex } from './load-index.ts';

const ADDRESS = '/index/find';
/** How long a request waits for the shopper to stop typing or moving a slider. */
const PAUSE_MS = 150;

/** Finds the products of a listing in the browser's index, or on the server of a large shop. */
export async function askListing(
  query: ListingQuery,
  facts: ListingFacts,
  signal: AbortSignal,
): Promise<ListingAnswer> {
  if (!facts.asksServer) return answerListing(await loadIndex(), query, facts, claimedPages(facts, query));
  await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  signal.throwIfAborted();
  const { category, brand, collection } = facts;
  const parameters = new URLSearchParams(writeQuery(query));
  for (const [name, value] of Object.entries({ category, brand, collection }))
    if (value) parameters.set(name, value);
  const response = await fetch(`${ADDRESS}?${parameters}`, { signal });
  if (!response.ok) throw new Error(`${ADDRESS} answers ${response.status}`);
  const { page, counts, ...found }: SentAnswer = await response.json();
  return { query: { ...query, page }, found: { ...found, counts: readCounts(counts) } };
}

function readCounts(counts: SentAnswer['counts']): FoundProducts['counts'] {
  const maps = Object.entries(counts).map(([kind, pairs]) => [kind, new Map(pairs)]);
  return Object.fromEntries(maps) as FoundProducts['counts'];
}
