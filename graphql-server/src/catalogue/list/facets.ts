import type { Document, ObjectId } from 'mongodb';
import { assertValid } from '../../errors.ts';
import { checkSearch, searchedWords } from '../rules/search.ts';

/**
 * A facet is a short word on a document that lists can be narrowed by. All of a document's facets stand in one array,
 * indexed together with each order, so that any filter in any order is one index scan (docs/decisions/003-facets.md).
 */
export const EVERYTHING = '*';

export const NOTHING = 'nothing';

export function categoryFacet(id: ObjectId): string {
  return `category:${id.toHexString()}`;
}

export function flagFacet(flag: 'featured' | 'popular' | 'new', isSet: boolean): string {
  return `${flag}:${isSet ? 1 : 0}`;
}

export function wordFacet(word: string): string {
  return `word:${word}`;
}

/**
 * What a searched document must have: every word of the text. Text without any word finds nothing.
 * @throws UserError when the text is longer than any search.
 */
export function textFacets(text: string | null | undefined): string[] {
  if (text == null || text.trim() === '') return [];
  assertValid(checkSearch(text));
  const words = searchedWords(text);
  return words.length > 0 ? words.map(wordFacet) : [NOTHING];
}

/** The query of a whole list. The first facet bounds the index scan: callers put the rarest first. */
export function facetFilter(facets: string[]): Document {
  const [first = EVERYTHING, ...others] = facets;
  return others.length === 0 ? { facets: first } : { $and: facets.map((facet) => ({ facets: facet })) };
}
