import { LRUCache } from 'lru-cache';

const MAX_BYTES = 16 * 1024 * 1024;
const MAX_RESPONSE_BYTES = 1024 * 1024;
const MAX_KEY_LENGTH = 8_000;

export interface CachedResponse {
  body: string;
  contentType: string;
}

/** How long a response may be cached. */
export interface CachePolicy {
  /** If absent, the response is cached as long as its release is live. */
  maxAgeMs?: number;
}

/** Responses to shoppers. A release never changes, so a response from one is never stale (decision 4). */
export class ResponseCache {
  readonly #entries = new LRUCache<string, CachedResponse>({
    maxSize: MAX_BYTES,
    // A JavaScript string takes up to two bytes a character.
    sizeCalculation: ({ body }, key) => 2 * (body.length + key.length),
  });

  find(key: string): CachedResponse | null {
    return this.#entries.get(key) ?? null;
  }

  keep(key: string, { maxAgeMs }: CachePolicy, response: CachedResponse): void {
    if (key.length > MAX_KEY_LENGTH || response.body.length > MAX_RESPONSE_BYTES) return;
    this.#entries.set(key, response, maxAgeMs === undefined ? {} : { ttl: maxAgeMs });
  }
}

interface Asked {
  /** The release that the caller reads. null: the unpublished catalogue. */
  release: number | null;
  /** The origin of absolute addresses. */
  publisher: { readonly origin: string };
}

/** @returns a key that distinguishes requests with different responses; null: the response is not cached */
export function responseKey({ release, publisher }: Asked, request: string): string | null {
  return release === null ? null : `${release} ${publisher.origin}\n${request}`;
}
