import { LRUCache } from 'lru-cache';
import type { CatalogueRevision } from '../catalogue/revision.ts';

const MAX_BYTES = 16 * 1024 * 1024;
const MAX_ANSWER_BYTES = 1024 * 1024;
const MAX_KEY_LENGTH = 8_000;

export interface CachedResponse {
  body: string;
  contentType: string;
}

/** Whole answers of read-only requests, kept until the catalogue changes (docs/decisions/004-kept-answers.md). */
export class ResponseCache {
  readonly #revision: CatalogueRevision;
  readonly #answers = new LRUCache<string, CachedResponse & { revision: number }>({
    maxSize: MAX_BYTES,
    // A character of a JavaScript string takes up to two bytes.
    sizeCalculation: ({ body }, key) => 2 * (body.length + key.length),
  });

  constructor(revision: CatalogueRevision) {
    this.#revision = revision;
  }

  /** The revision to keep an answer with: to be asked before the database is. */
  get revision(): number | null {
    return this.#revision.current;
  }

  find(key: string): CachedResponse | null {
    const answer = this.#answers.get(key);
    return answer && answer.revision === this.revision ? answer : null;
  }

  keep(key: string, revision: number | null, answer: CachedResponse): void {
    if (revision === null || key.length > MAX_KEY_LENGTH || answer.body.length > MAX_ANSWER_BYTES) return;
    this.#answers.set(key, { ...answer, revision });
  }
}
