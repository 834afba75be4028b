import type { Badge } from '@mela/rules/badges.ts';
import type { ProductStatus } from '@mela/rules/detail-limits.ts';
import { checkSearch, orderKey, searchedWords } from '@mela/rules/search.ts';
import type { Document, ObjectId } from 'mongodb';
import { assertValid } from '../../../kernel/errors.ts';

/**
 * A filter of a list: a short text that a document's `facets` array must contain, or several alternatives.
 * The array is indexed together with each sort order (decision 3).
 */
export type Facet = string | string[];

export const EVERYTHING = '*';

export const NOTHING = 'nothing';

/** Excludes the search fields, which take more space than all others together. Readers do not need them. */
export const WITHOUT_FACETS = { facets: 0, sold: 0 } as const;

export function categoryFacet(id: ObjectId): string {
  return `category:${id.toHexString()}`;
}

export function flagFacet(flag: 'featured' | 'popular' | 'new', isSet: boolean): string {
  return `${flag}:${isSet ? 1 : 0}`;
}

/** The facet for a flag of a module. */
export function moduleFlagFacet(name: string, isSet: boolean): string {
  return `module:${name}:${isSet ? 1 : 0}`;
}

export function statusFacet(status: ProductStatus): string {
  return `status:${status}`;
}

/** The facet for products that are visible only from or until a given time. Few products have either. */
export function periodFacet(end: 'from' | 'until'): string {
  return `shown:${end}`;
}

export function badgeFacet(badge: Badge): string {
  return `badge:${badge}`;
}

export function saleFacet(isOnSale: boolean): string {
  return `sale:${isOnSale ? 1 : 0}`;
}

/** The facet for a brand, which ignores its spelling. */
export function brandFacet(brand: string): string {
  return `brand:${orderKey(brand)}`;
}

export function tagFacet(tag: string): string {
  return `tag:${orderKey(tag)}`;
}

export function optionFacet({ name, value }: { name: string; value: string }): string {
  return `option:${orderKey(name)}:${orderKey(value)}`;
}

export function attributeFacet({ name, value }: { name: string; value: string }): string {
  return `attribute:${orderKey(name)}:${orderKey(value)}`;
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

/** The search words in a list of facets. */
export function wordsAmong(facets: readonly string[]): string[] {
  const prefix = wordFacet('');
  return facets.filter((facet) => facet.startsWith(prefix)).map((facet) => facet.slice(prefix.length));
}

/** The distinct words of a search; null without a search. @throws UserError when the search is too long */
export function wordsIn(text: string | null | undefined): string[] | null {
  if (text == null || text.trim() === '') return null;
  assertValid(checkSearch(text));
  return searchedWords(text);
}

/** A facet for each word of the text. A text without words matches nothing. @throws UserError when it is too long */
export function textFacets(text: string | null | undefined): string[] {
  const words = wordsIn(text);
  return words?.length === 0 ? [NOTHING] : (words ?? []).map(wordFacet);
}

/**
 * Whether a list requires a scan. It does if there are several facets, which the database checks in the
 * documents, or a word, which has many index keys.
 */
export function isSearch(facets: Facet[]): boolean {
  return facets.length > 1 || facets.some((facet) => String(facet).startsWith(wordFacet('')));
}

/** A query for facets. Only the first one limits the index scan, so callers put the rarest first. */
export function facetFilter(facets: Facet[]): Document {
  const [first = { facets: EVERYTHING }, ...others] = facets.map((facet) => ({
    facets: typeof facet === 'string' ? facet : { $in: facet },
  }));
  return others.length === 0 ? first : { $and: [first, ...others] };
}

/** A condition for products visible to shoppers, in addition to facets. null for operators. */
export function shownFilter(shownAt: Date | null): Document | null {
  return shownAt && { showFrom: { $not: { $gt: shownAt } }, showUntil: { $not: { $lte: shownAt } } };
}
