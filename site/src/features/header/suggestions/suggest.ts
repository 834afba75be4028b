import { categoryPath } from '@mela/rules/listing/category-path.ts';
import type { FoundProducts } from '@mela/rules/listing/find-products.ts';
import { addressOf, readQuery } from '@mela/rules/listing/listing-query.ts';
import type { IndexedProduct } from '@mela/rules/listing/product-index.ts';
import { meantBy, searchProducts } from '@mela/rules/listing/search-products.ts';
import { type Card, cardOf } from '../../../components/product-card/card.ts';
import { askListing } from '../../shop/ask-listing.ts';
import { currencyOf, type ListingFacts, listingFacts } from '../../shop/listing-facts.ts';
import { loadIndex } from '../../shop/load-index.ts';

/** The header's facts about the shop. */
export type SuggestionFacts = Pick<ListingFacts, 'currency'> & Partial<Pick<ListingFacts, 'asksServer'>>;

/** The suggestions for a text. */
export interface Suggested {
  products: Card[];
  categories: { name: string; path: string }[];
  /** A corrected text that has results, if the text has none. */
  meant?: string;
}

type Found = Pick<FoundProducts, 'products' | 'meant'>;

const MAX_PRODUCTS = 6;
const MAX_CATEGORIES = 3;
/** The number of best matches whose categories are suggested. */
const MAX_RANKED = 50;

export function searchPath(text: string): string {
  return addressOf('/search', { ...readQuery(new URLSearchParams()), text });
}

/**
 * Finds suggestions in the browser's index, or on the server of a large shop, when typing pauses. Throws if loading fails, and
 * when `signal` aborts.
 */
export async function suggest(text: string, facts: SuggestionFacts, signal: AbortSignal): Promise<Suggested> {
  const { products, meant } = await (facts.asksServer ? findAtServer(text, signal) : findHere(text));
  return {
    products: products.slice(0, MAX_PRODUCTS).map((product) => cardOf(product, currencyOf(facts))),
    categories: categoriesOf(products),
    ...(meant && { meant }),
  };
}

/** Loads and prepares the index of a small shop before the first keystroke. */
export async function prepareSuggestions({ asksServer }: SuggestionFacts): Promise<void> {
  if (!asksServer) searchProducts(await loadIndex(), '');
}

/** Searches the browser's index without counting facets, which takes longer than the search. */
async function findHere(text: string): Promise<Found> {
  const index = await loadIndex();
  const products = searchProducts(index, text).slice(0, MAX_RANKED);
  const meant = products.length === 0 ? meantBy(index, text) : null;
  return { products, ...(meant !== null && { meant }) };
}

async function findAtServer(text: string, signal: AbortSignal): Promise<Found> {
  const query = readQuery(new URLSearchParams({ q: text }));
  const facts = listingFacts({ path: '/search', isSearch: true, asksServer: true }, []);
  return (await askListing(query, facts, signal)).found;
}

/** The most frequent categories of the products. Equally frequent ones are in the order of the products. */
function categoriesOf(products: readonly IndexedProduct[]): Suggested['categories'] {
  const inCategory = products.filter(({ category }) => category);
  const groups = Map.groupBy(inCategory, ({ category }) => category);
  return [...groups]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .slice(0, MAX_CATEGORIES)
    .map(([name, [product]]) => ({ name, path: pathOf(name, product) }));
}

function pathOf(name: string, product: IndexedProduct | undefined): string {
  const slug = product?.categories[0];
  return slug ? `/category/${slug}` : categoryPath(name);
}
