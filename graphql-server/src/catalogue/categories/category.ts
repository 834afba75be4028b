import type { ObjectId } from 'mongodb';
import { EVERYTHING, wordFacet } from '../list/facets.ts';
import { orderKey, prefixesOf } from '../rules/search.ts';

export interface Category {
  _id: ObjectId;
  name: string;
  version: number;
  createdAt: Date;
  updatedAt: Date;
  /** See handles.ts. */
  handles?: string[];
  /** Categories are shown in the order of these. */
  position?: number;
  nameKey: string;
  facets: string[];
}

/** Between two categories made one after the other, so many others find a place. */
const POSITIONS_BETWEEN = 1_024;

/** Behind all that were made before: no two are made in the same millisecond. */
export function firstPosition(createdAt: Date): number {
  return createdAt.getTime() * POSITIONS_BETWEEN;
}

export function namedFields(name: string): Pick<Category, 'name' | 'nameKey' | 'facets'> {
  return { name, nameKey: orderKey(name), facets: [EVERYTHING, ...prefixesOf(name).map(wordFacet)] };
}
