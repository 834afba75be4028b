import type { DocumentNode } from 'graphql';
import { LRUCache } from 'lru-cache';

/** More operations than a shop's clients have; each takes up to 200 kB. */
const MAX_DOCUMENTS = 100;

/** Keeps validated documents for the next time. Apollo's own store would let them take some 200 MB. */
export function createDocumentStore() {
  const documents = new LRUCache<string, DocumentNode>({ max: MAX_DOCUMENTS });
  return {
    get: async (key: string) => documents.get(key),
    set: async (key: string, document: DocumentNode) => void documents.set(key, document),
    delete: async (key: string) => documents.delete(key),
  };
}
