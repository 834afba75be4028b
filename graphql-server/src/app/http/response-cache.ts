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
    { principal, release }: Pick<Audience, 'release'> & { principal: string },
    key: string,
    { scope, readFrom, maxAgeMs }: CachePolicy,
    readAt: Revisions | null,
    response: CachedResponse,
  ): void {
    if (readAt === null || key.length > MAX_KEY_LENGTH || response.body.length > MAX_RESPONSE_BYTES) return;
    const fullKey = scope === 'PUBLIC' ? publicKey(key) : privateKey(principal, key);
    // The key names the release, which never changes; stock is of the moment, as elsewhere.
    const read = release === null ? readFrom : readFrom.filter((name) => name === 'inventory');
    const options = maxAgeMs === undefined ? {} : { ttl: maxAgeMs };
    this.#entries.set(fullKey, { ...response, readFrom: read, readAt }, options);
  }
}

/** Whom a response is for. */
interface Audience {
  /** The moment for which shoppers are answered; null for operators. */
  shownAt: Date | null;
  /** The release that they are answered; null: the catalogue as it is edited. */
  release: number | null;
}

interface Asked extends Audience {
  /** The origin that absolute addresses begin with. */
  publisher: { readonly origin: string };
}

/**
 * What the key of a response begins with: shoppers get other answers than operators, which products are shown changes with the
 * clock too, and images may have absolute addresses.
 */
export function audienceKey({ shownAt, release, publisher }: Asked): string {
  const minute = (shownAt ?? new Date()).toISOString().slice(0, 'YYYY-MM-DDTHH:MM'.length);
  const audience = shownAt ? 'shoppers' : 'operators';
  return `${audience}${release === null ? '' : ` of release ${release}`} ${minute} ${publisher.origin}\n`;
}

function publicKey(key: string): string {
  return `\n${key}`;
}

/** No principal is empty or has a line break in it. */
function privateKey(principal: string, key: string): string {
  return `${principal}\n${key}`;
}
