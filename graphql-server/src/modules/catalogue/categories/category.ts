import { orderKey, prefixesOf } from '@mela/rules/search.ts';
import type { ObjectId } from 'mongodb';
import type { StoredImage } from '../../../kernel/images/image.ts';
import { EVERYTHING, parentFacet, topFacet, wordFacet } from '../list/facets.ts';

export interface Category {
  _id: ObjectId;
  name: string;
  version: number;
  createdAt: Date;
  updatedAt: Date;
  /** See handles.ts. */
  handles?: string[];
  hasOwnHandle?: boolean;
  /** Categories are shown in the order of these. */
  position?: number;
  /** May name a category that was deleted since: this one then stands at the top. */
  parentId?: ObjectId;
  description?: string;
  image?: StoredImage;
  nameKey: string;
  facets: string[];
}

/** Between two categories made one after the other, so many others find a place. */
export const POSITIONS_BETWEEN = 1_024;

/** Behind all that were made before: no two are made in the same millisecond. */
export function firstPosition(createdAt: Date): number {
  return createdAt.getTime() * POSITIONS_BETWEEN;
}

/** A category's name, and what it is ordered and found by. */
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
