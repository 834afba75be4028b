import type { Document, ObjectId } from 'mongodb';
import { assertValid } from '../../errors.ts';
import { checkSearch, searchedWords } from '../rules/search.ts';

/** Facets are short words that lists are filtered by, in one array that is indexed with each order (decision 3). */
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

/** A facet for each word of the text. Text without any word finds nothing. @throws UserError when it is too long */
export function textFacets(text: string | null | undefined): string[] {
  if (text == null || text.trim() === '') return [];
  assertValid(checkSearch(text));
  const words = searchedWords(text);
  return words.length > 0 ? words.map(wordFacet) : [NOTHING];
}

/** Whether a list is found by scanning: several facets in the documents themselves, words in many index keys. */
export function isSearch(facets: string[]): boolean {
  return facets.length > 1 || facets.some((facet) => facet.startsWith(wordFacet('')));
}

/** The first facet bounds the index scan: callers put the rarest first. */
export function facetFilter(facets: string[]): Document {
  const [first = EVERYTHING, ...others] = facets;
  return others.length === 0 ? { facets: first } : { $and: facets.map((facet) => ({ facets: facet })) };
}
