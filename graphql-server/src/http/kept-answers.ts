import { LRUCache } from 'lru-cache';
import type { CatalogueRevision } from '../database/catalogue-revision.ts';

const MAX_BYTES = 16 * 1024 * 1024;
const MAX_ANSWER_BYTES = 1024 * 1024;
const MAX_KEY_LENGTH = 8_000;

export interface KeptAnswer {
  body: string;
  contentType: string;
}

/** Whole answers of read-only requests, kept until the catalogue changes (docs/decisions/004-kept-answers.md). */
export class KeptAnswers {
  readonly #revision: CatalogueRevision;
  readonly #answers = new LRUCache<string, KeptAnswer & { revision: number }>({
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

  find(key: string): KeptAnswer | null {
    const answer = this.#answers.get(key);
    return answer && answer.revision === this.revision ? answer : null;
  }

  keep(key: string, revision: number | null, answer: KeptAnswer): void {
    if (revision === null || key.length > MAX_KEY_LENGTH || answer.body.length > MAX_ANSWER_BYTES) return;
    this.#answers.set(key, { ...answer, revision });
  }
}
