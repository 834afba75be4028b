import { LRUCache } from 'lru-cache';
import type { Revisions } from '../../kernel/mongodb/revision.ts';

const MAX_BYTES = 16 * 1024 * 1024;
const MAX_RESPONSE_BYTES = 1024 * 1024;
const MAX_KEY_LENGTH = 8_000;

export interface CachedResponse {
  body: string;
  contentType: string;
}

/** For whom, and until when, a response may be cached. */
export interface CachePolicy {
  /** PUBLIC: the same for all callers. PRIVATE: for the one caller only. */
  scope: 'PUBLIC' | 'PRIVATE';
  /** The collections whose changes make it stale. */
  readFrom: readonly ReadCollection[];
  /** Stale after so long, whatever has changed. */
  maxAgeMs?: number;
}

/** As those with rights read them; for others see `collectionRead`. */
export type ReadCollection = 'categories' | 'products' | 'inventory';

interface Entry extends CachedResponse {
  readFrom: readonly string[];
  readAt: Revisions;
}

/** Whole responses of read-only requests, until what they were read from changes (docs/decisions/004, 011). */
export class ResponseCache {
  readonly #revision: { readonly current: Revisions | null };
  readonly #entries = new LRUCache<string, Entry>({
    maxSize: MAX_BYTES,
    // A character of a JavaScript string takes up to two bytes.
    sizeCalculation: ({ body }, key) => 2 * (body.length + key.length),
  });

  constructor(revision: { readonly current: Revisions | null }) {
    this.#revision = revision;
  }

  /** What a response is cached with: to be asked before the database is. */
  get revisions(): Revisions | null {
    return this.#revision.current;
  }

  /** @param principal who asks */
  find(principal: string, key: string): CachedResponse | null {
    const revisions = this.#revision.current;
    if (!revisions) return null;
    const entry = this.#entries.get(publicKey(key)) ?? this.#entries.get(privateKey(principal, key));
    return entry?.readFrom.every((name) => entry.readAt[name] === revisions[name]) ? entry : null;
  }

  keep(
    { principal, isReleased }: Pick<Audience, 'isReleased'> & { principal: string },
    key: string,
    { scope, readFrom, maxAgeMs }: CachePolicy,
    readAt: Revisions | null,
    response: CachedResponse,
  ): void {
    if (readAt === null || key.length > MAX_KEY_LENGTH || response.body.length > MAX_RESPONSE_BYTES) return;
    const fullKey = scope === 'PUBLIC' ? publicKey(key) : privateKey(principal, key);
    const read = isReleased ? readFrom.map(collectionRead) : readFrom;
    const options = maxAgeMs === undefined ? {} : { ttl: maxAgeMs };
    this.#entries.set(fullKey, { ...response, readFrom: read, readAt }, options);
  }
}

/** Whom a response is for. */
interface Audience {
  /** The moment for which shoppers are answered; null for operators. */
  shownAt: Date | null;
  /** Whether they are answered what the release shows that is live. */
  isReleased: boolean;
}

interface Asked extends Audience {
  /** The origin that absolute addresses begin with. */
  publisher: { readonly origin: string };
}

/**
 * What the key of a response begins with: shoppers get other answers than operators, which products are shown changes with the
 * clock too, and images may have absolute addresses.
 */
export function audienceKey({ shownAt, isReleased, publisher }: Asked): string {
  const minute = (shownAt ?? new Date()).toISOString().slice(0, 'YYYY-MM-DDTHH:MM'.length);
  const audience = shownAt ? 'shoppers' : 'operators';
  return `${audience}${isReleased ? ' of the release' : ''} ${minute} ${publisher.origin}\n`;
}

/** In a release stock is that of the moment, as elsewhere. */
function collectionRead(name: ReadCollection): string {
  if (name === 'products') return 'shownProducts';
  return name === 'categories' ? 'shownCategories' : name;
}

function publicKey(key: string): string {
  return `\n${key}`;
}

/** No principal is empty or has a line break in it. */
function privateKey(principal: string, key: string): string {
  return `${principal}\n${key}`;
}
