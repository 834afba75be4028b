import type { Badge } from '@mela/rules/badges.ts';
import type { ProductStatus } from '@mela/rules/detail-limits.ts';
import { checkSearch, orderKey, searchedWords } from '@mela/rules/search.ts';
import type { Document, ObjectId } from 'mongodb';
import { assertValid } from '../../../kernel/errors.ts';

/** What a list is filtered by: a short word out of one array that is indexed with each order (decision 3), or any of several. */
export type Facet = string | string[];

export const EVERYTHING = '*';

export const NOTHING = 'nothing';

/** What documents are found by takes more room than all else of them, and is of no use to who reads them. */
export const WITHOUT_FACETS = { facets: 0, sold: 0 } as const;

export function categoryFacet(id: ObjectId): string {
  return `category:${id.toHexString()}`;
}

export function flagFacet(flag: 'featured' | 'popular' | 'new', isSet: boolean): string {
  return `${flag}:${isSet ? 1 : 0}`;
}

export function statusFacet(status: ProductStatus): string {
  return `status:${status}`;
}

/** Of products that are shown from a moment on, or until one: few have any. */
export function periodFacet(end: 'from' | 'until'): string {
  return `shown:${end}`;
}

export function badgeFacet(badge: Badge): string {
  return `badge:${badge}`;
}

export function saleFacet(isOnSale: boolean): string {
  return `sale:${isOnSale ? 1 : 0}`;
}

/** However it is written. */
export function brandFacet(brand: string): string {
  return `brand:${orderKey(brand)}`;
}

export function tagFacet(tag: string): string {
  return `tag:${orderKey(tag)}`;
}

export function optionFacet({ name, value }: { name: string; value: string }): string {
  return `option:${orderKey(name)}:${orderKey(value)}`;
}

export function parentFacet(id: ObjectId): string {
  return `parent:${id.toHexString()}`;
}

export function topFacet(isTop: boolean): string {
  return `top:${isTop ? 1 : 0}`;
}

export function wordFacet(word: string): string {
  return `word:${word}`;
}

/** The words among facets of any kind. */
export function wordsAmong(facets: readonly string[]): string[] {
  const prefix = wordFacet('');
  return facets.filter((facet) => facet.startsWith(prefix)).map((facet) => facet.slice(prefix.length));
}

/** The different words of a search; none when nothing is searched for. @throws UserError when it is too long */
export function wordsIn(text: string | null | undefined): string[] | null {
  if (text == null || text.trim() === '') return null;
  assertValid(checkSearch(text));
  return searchedWords(text);
}

/** A facet for each word of the text. Text without any word finds nothing. @throws UserError when it is too long */
export function textFacets(text: string | null | undefined): string[] {
  const words = wordsIn(text);
  return words?.length === 0 ? [NOTHING] : (words ?? []).map(wordFacet);
}

/** Whether a list is found by scanning: several facets in the documents themselves, words in many index keys. */
export function isSearch(facets: Facet[]): boolean {
  return facets.length > 1 || facets.some((facet) => String(facet).startsWith(wordFacet('')));
}

/** The first facet bounds the index scan: callers put the rarest first. */
export function facetFilter(facets: Facet[]): Document {
  const [first = { facets: EVERYTHING }, ...others] = facets.map((facet) => ({
    facets: typeof facet === 'string' ? facet : { $in: facet },
  }));
  return others.length === 0 ? first : { $and: [first, ...others] };
}

/** What facets do not say of the products that shoppers see; null for operators. */
export function shownFilter(shownAt: Date | null): Document | null {
  return shownAt && { showFrom: { $not: { $gt: shownAt } }, showUntil: { $not: { $lte: shownAt } } };
}
