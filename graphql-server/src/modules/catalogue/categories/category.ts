import { orderKey, prefixesOf } from '@mela/rules/search.ts';
import type { SeoTexts } from '@mela/rules/seo.ts';
import type { ObjectId } from 'mongodb';
import type { StoredImage } from '../../../kernel/images/image.ts';
import { EVERYTHING, parentFacet, topFacet, wordFacet } from '../list/facets.ts';

export interface Category extends SeoTexts {
  _id: ObjectId;
  name: string;
  version: number;
  createdAt: Date;
  updatedAt: Date;
  /** The current handle, then former ones (handles.ts). */
  handles?: string[];
  hasOwnHandle?: boolean;
  position?: number;
  /** The parent. If it was deleted, the category is at the top level. */
  parentId?: ObjectId;
  description?: string;
  image?: StoredImage;
  nameKey: string;
  facets: string[];
}

/**
 * The gap between the positions of consecutively created categories. So this many categories can be moved
 * between them.
 */
export const POSITIONS_BETWEEN = 1_024;

/** A position after all existing ones. No two categories are created in the same millisecond. */
export function firstPosition(createdAt: Date): number {
  return createdAt.getTime() * POSITIONS_BETWEEN;
}

/** A category's name, with the derived fields for sorting and search. */
export function namedFields(
  name: string,
  parentId?: ObjectId,
): Pick<Category, 'name' | 'nameKey' | 'facets'> {
  const place = parentId ? [topFacet(false), parentFacet(parentId)] : [topFacet(true)];
  return {
    name,
    nameKey: orderKey(name),
    facets: [EVERYTHING, ...place, ...prefixesOf(name).map(wordFacet)],
  };
}
