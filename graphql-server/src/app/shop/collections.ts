import type { Db } from 'mongodb';
import { openCollections } from '../../kernel/declared-collections.ts';
import * as indexes from '../../kernel/indexes.ts';
import { type Collections, DECLARED } from './modules.ts';

export type { Collections } from './modules.ts';

export function collectionsOf(db: Pick<Db, 'collection'>): Collections {
  return openCollections(DECLARED, db) as unknown as Collections;
}

/** Creates missing indexes. Every query of this server names the index it uses. */
export async function createIndexes(collections: Collections): Promise<void> {
  await indexes.createIndexes(DECLARED, collections);
}

export function isIndexMissing(collections: Collections): Promise<boolean> {
  return indexes.isIndexMissing(DECLARED, collections);
}

/** Finds missing indexes of a running server, and creates them. */
export function indexUpkeep(collections: Collections) {
  return {
    isIndexMissing: () => isIndexMissing(collections),
    createIndexes: () => createIndexes(collections),
  };
}
