import { hash } from 'node:crypto';
import { on, once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { CountedFacets, FacetQuery } from '@mela/rules/listing/facets.ts';
import { LRUCache } from 'lru-cache';
import { UserError } from '../../kernel/errors.ts';
import type { PageAnswer, PageSource } from '../publishing/pages/messages.ts';
import { searchMessages } from './messages.ts';
import type {
  FoundListing,
  FoundProducts,
  FromSearch,
  SearchAnswer,
  SearchQuestion,
  ToSearch,
} from './search-worker.ts';

const PROGRAM = new URL('./search-worker.ts', import.meta.url);
const MAX_WAITING = 32;
/** Long enough to read the index before the first query of a release. */
const TIMEOUT_MS = 30_000;
/** How long an unused index stays in memory. It takes about a kilobyte per product. */
const IDLE_MS = 600_000;
const MAX_MEMORY_MB = 1_024;
const MAX_CACHED_BYTES = 8 * 1024 * 1024;
/**
 * The queries that warm up an index: a list and a search, which build the structures that all later queries
 * use.
 */
const WARMING = ['', 'q=a'];
/** The estimated memory of a cached result, per found product. */
const RANKED_BYTES = 100;
/** The estimated memory of a cached result, per value of a facet. */
const VALUE_BYTES = 200;

type Found = FoundListing | FoundProducts | CountedFacets;

/**
 * Answers listing queries of shops that are too large for an index in the browser, and searches and facets of the API. Uses the index of the
 * release, so that every result has a page. Runs one query at a time in a thread, and caches frequent ones.
 */
export class ListingSearch {
  readonly #source: Pick<PageSource, 'find'>;
  readonly #answers = new LRUCache<string, Found>({
    maxSize: MAX_CACHED_BYTES,
    sizeCalculation: bytesOf,
  });
  #thread: Worker | null = null;
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  #idle: NodeJS.Timeout | undefined;

  /** @param source reads the index's files */
  constructor(source: Pick<PageSource, 'find'>) {
    this.#source = source;
  }

  /** @returns null if the release has no index. @throws UserError if there are too many queries, or one takes too long */
  async find(release: number, parameters: string): Promise<FoundListing | null> {
    return (await this.#find({ release, parameters })) as FoundListing | null;
  }

  /**
   * All products that match a text, best first. @throws UserError if there are too many queries, one takes too long, or there is
   * no index
   */
  async rank(release: number, text: string): Promise<FoundProducts['ranked']> {
    const found = (await this.#find({ release, text })) as FoundProducts | null;
    if (!found) throw new UserError('UNAVAILABLE', searchMessages.indexUnavailable);
    return found.ranked;
  }

  /** The facets of a list. @throws UserError as `rank` does */
  async countFacets(release: number, facets: FacetQuery): Promise<CountedFacets> {
    const found = (await this.#find({ release, facets })) as CountedFacets | null;
    if (!found) throw new UserError('UNAVAILABLE', searchMessages.indexUnavailable);
    return found;
  }

  async #find(question: SearchQuestion): Promise<Found | null> {
    // Hash the question, because it can contain the ids of all products of the shop.
    const key = hash('sha1', JSON.stringify(question));
    const known = this.#answers.get(key);
    if (known) return known;
    if (this.#waiting >= MAX_WAITING) throw new UserError('UNAVAILABLE', searchMessages.tooManySearches);
    this.#waiting += 1;
    const turn = this.#last.then(() => this.#answers.get(key) ?? this.#ask(question));
    this.#last = turn.catch(() => {});
    const found = await turn.finally(() => {
      this.#waiting -= 1;
    });
    if (found) this.#answers.set(key, found);
    return found;
  }

  /** Loads the index of a release before its first search, if shoppers have searched before. */
  async warm(release: number): Promise<void> {
    if (!this.#thread) return;
    for (const parameters of WARMING) await this.find(release, parameters);
  }

  async close(): Promise<void> {
    clearTimeout(this.#idle);
    const thread = this.#thread;
    this.#thread = null;
    await thread?.terminate();
  }

  async #ask(question: SearchQuestion): Promise<Found | null> {
    clearTimeout(this.#idle);
    const timeout = AbortSignal.timeout(TIMEOUT_MS);
    const over = new AbortController();
    const signal = AbortSignal.any([timeout, over.signal]);
    const unread = Promise.withResolvers<never>();
    unread.promise.catch(() => {});
    try {
      const thread = this.#start();
      const answered = this.#answerOf(thread, signal, unread.reject);
      // A thread that has ended never answers, so stop waiting when it ends.
      const closed = once(thread, 'exit', { signal }).then(() => {
        throw new UserError('UNAVAILABLE', searchMessages.tooManySearches);
      });
      thread.postMessage({ kind: 'question', question } satisfies ToSearch);
      const answer = await Promise.race([answered, closed, unread.promise]);
      if (answer && 'failed' in answer) throw new Error(answer.failed);
      this.#idle = setTimeout(() => void this.close(), IDLE_MS).unref();
      return answer;
    } catch (error) {
      await this.close();
      throw timeout.aborted ? new UserError('UNAVAILABLE', searchMessages.tooManySearches) : error;
    } finally {
      over.abort();
    }
  }

  /**
   * Sends the thread the files that it requests, until it answers.
   * @param onUnread called with the error if a file cannot be read
   */
  async #answerOf(
    thread: Worker,
    signal: AbortSignal,
    onUnread: (error: Error) => void,
  ): Promise<SearchAnswer> {
    for await (const [message] of on(thread, 'message', { signal })) {
      const { kind, ...said } = message as FromSearch;
      if ('answer' in said) return said.answer;
      const { question } = said;
      const give = (file: PageAnswer) =>
        thread.postMessage({ kind: 'file', path: question.path, file } satisfies ToSearch);
      this.#source.find(question).then(give, onUnread);
    }
    throw new UserError('UNAVAILABLE', searchMessages.tooManySearches);
  }

  #start(): Worker {
    if (!this.#thread) {
      const resourceLimits = { maxOldGenerationSizeMb: MAX_MEMORY_MB };
      this.#thread = new Worker(PROGRAM, { resourceLimits });
      this.#thread.unref();
    }
    return this.#thread;
  }
}

function bytesOf(found: Found): number {
  if ('ranked' in found) return 1 + found.ranked.length * RANKED_BYTES;
  if ('json' in found) return found.json.length + found.compressed.length;
  return found.facets.reduce((bytes, { values }) => bytes + (1 + values.length) * VALUE_BYTES, VALUE_BYTES);
}
