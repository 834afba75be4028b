import type { ObjectId } from 'mongodb';
import { EVERYTHING, wordFacet } from '../list/facets.ts';
import { orderKey, prefixesOf } from '../rules/search.ts';

export interface Category {
  _id: ObjectId;
  name: string;
  version: number;
  createdAt: Date;
  updatedAt: Date;
  nameKey: string;
  facets: string[];
}

export function namedFields(name: string): Pick<Category, 'name' | 'nameKey' | 'facets'> {
  return { name, nameKey: orderKey(name), facets: [EVERYTHING, ...prefixesOf(name).map(wordFacet)] };
}
