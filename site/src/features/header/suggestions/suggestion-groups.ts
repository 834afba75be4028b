import * as layoutText from '#messages/layout.ts';
import * as sharedText from '#messages/shared.ts';
import type { Card } from '../../../components/product-card/card.ts';
import { type Suggested, searchPath } from './suggest.ts';

/** A suggestion: a link, or a button if `path` is empty. */
export interface Suggestion {
  kind: 'recent' | 'clear' | 'category' | 'product' | 'meant' | 'search';
  label: string;
  path: string;
  /** The search text, which is added to the recent searches. */
  search?: string;
  card?: Card;
}

/** Suggestions under a title, or without one. */
export interface SuggestionGroup {
  title: string;
  suggestions: Suggestion[];
}

/** The suggestions for a text: first recent searches if nothing is typed, and "Search for …" last. Omits empty groups. */
export function suggestionGroups(
  text: string,
  found: Suggested | null,
  recent: readonly string[],
): SuggestionGroup[] {
  const { categories = [], products = [], meant } = found ?? {};
  const searched = text.trim();
  const groups: SuggestionGroup[] = searched
    ? [
        { title: layoutText.recentSearches, suggestions: begunBy(searched, recent).map(recentOf) },
        {
          title: sharedText.categories,
          suggestions: categories.map(({ name, path }) => ({ kind: 'category', label: name, path })),
        },
        {
          title: layoutText.products,
          suggestions: products.map((card) => ({ kind: 'product', label: card.name, path: card.path, card })),
        },
        {
          title: '',
          suggestions: [
            ...(meant ? [searchOf('meant', layoutText.didYouMean(meant), meant)] : []),
            searchOf('search', layoutText.searchFor(searched), searched),
          ],
        },
      ]
    : [
        {
          title: layoutText.recentSearches,
          suggestions: recent.length > 0 ? [...recent.map(recentOf), CLEAR] : [],
        },
      ];
  return groups.filter(({ suggestions }) => suggestions.length > 0);
}

const CLEAR: Suggestion = { kind: 'clear', label: layoutText.clearRecent, path: '' };
const MAX_BEGUN = 2;

function begunBy(text: string, recent: readonly string[]): string[] {
  const begin = text.toLowerCase();
  return recent
    .filter((search) => search.toLowerCase().startsWith(begin) && search.toLowerCase() !== begin)
    .slice(0, MAX_BEGUN);
}

function searchOf(kind: Suggestion['kind'], label: string, search: string): Suggestion {
  return { kind, label, search, path: searchPath(search) };
}

function recentOf(search: string): Suggestion {
  return searchOf('recent', search, search);
}
