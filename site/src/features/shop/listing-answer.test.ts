import type { FoundProducts } from '@mela/rules/listing/find-products.ts';
import { readQuery } from '@mela/rules/listing/listing-query.ts';
import type { IndexedProduct } from '@mela/rules/listing/product-index.ts';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ListingAnswer } from './ListingAnswer.tsx';
import { listingFacts } from './listing-facts.ts';
import type { Listing } from './use-listing.ts';

const FACTS = listingFacts({ path: '/shop' }, []);
const found = (count: number, total = count) =>
  ({ products: Array(count).fill({} as IndexedProduct), total, pages: 1 }) as unknown as FoundProducts;

function textOf(address: string, listing: Partial<Listing>): string {
  const query = readQuery(new URLSearchParams(address));
  const state = { query, found: null, state: 'ready' as const, ...listing };
  const html = renderToStaticMarkup(
    createElement(ListingAnswer, { facts: FACTS, listing: state, onChange: () => {} }),
  );
  return html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

test.each<[string, string, Partial<Listing>, string]>([
  ['nothing beside products that are found', 'q=a', { found: found(1) }, ''],
  ['nothing while it is loading', 'q=a', { state: 'loading' }, ''],
  ['nothing before anything is asked', '', {}, ''],
  [
    'that it could not be loaded, and a way to try again',
    'color=Red',
    { state: 'failed' },
    'The list could not be loaded Check your connection and try again. Try again',
  ],
  [
    'that nothing fits all filters, and a way out of them',
    'q=a&color=Red',
    { found: found(0) },
    'No products match your filters Remove some filters to see more products. Clear filters',
  ],
  ['what was searched for in vain', 'q=<b>', { found: found(0) }, 'No products found for “&lt;b&gt;”'],
  [
    'what may have been meant',
    'q=earphones',
    { found: { ...found(0), meant: 'headphone' } },
    'Did you mean “headphone”?',
  ],
  ['where the sample ends', 'page=9', { found: found(0, 93) }, 'You have seen all 93'],
])('a listing says %s', (_, address, listing, text) => {
  if (text) expect(textOf(address, listing)).toContain(text);
  else expect(textOf(address, listing)).toBe('');
});
