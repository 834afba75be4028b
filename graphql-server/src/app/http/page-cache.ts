import { promisify } from 'node:util';
import { brotliDecompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { bounded } from '../../kernel/bounded.ts';
import { UserError } from '../../kernel/errors.ts';
import type { MadePage, PageSource } from '../../modules/publishing/pages/messages.ts';
import { appMessages } from '../messages.ts';
import { compress, describe } from './encode-page.ts';
import type { CachedFile, Encoding } from './file-cache.ts';

const HTML = 'text/html';
/** The compression quality for the first request of a page: 2 ms. */
const FIRST_QUALITY = 6;
/**
 * What a server may send before the client's first acknowledgement: ten packets. A slightly longer page costs
 * another round trip.
 */
const FIRST_PACKETS = 14_600;
/**
 * The compression quality for pages that slightly exceed this: 7 % smaller than the first quality, for 50 ms,
 * which is less than a round trip.
 */
const FITTING_QUALITY = 10;
const MAX_FITTING_BYTES = FIRST_PACKETS * 1.09;
/** A page requested this often gets the best compression, which takes 0.15 s of CPU time. */
const OFTEN = 4;
const MAX_WAITING = 32;
const MAX_ADDRESSES = 20_000;
/** Up to three releases: the live one, the previous or next one, and one in a preview. */
const MAX_RELEASES = 3;
/** The number of pages to render before a release goes live, most recently requested first. */
const MADE_AHEAD = 100;

/** The content of a release at an address: a file in an encoding that the client accepts, or a redirect. */
export type ReleaseAnswer = CachedFile | { redirectTo: string };

/** Identifies the requested content: a release, or a release with a preview's changes. */
export interface Asked {
  release: number;
  preview: number | null;
}

/** Thrown when a page cannot be rendered right now. */
export class PageUnavailable extends UserError {
  constructor() {
    super('UNAVAILABLE', appMessages.pageUnavailable);
  }
}

interface KeptPage {
  page: Omit<MadePage, 'body'>;
  uses: number;
  /** The requested encodings. The first is always `br`; the others are derived from it. */
  files: Map<Encoding | null, CachedFile>;
}

/** The content of an address: the key of its page, or a redirect. */
type Place = { key: string } | { redirectTo: string };

/**
 * An in-memory cache of requested pages. A page's key is derived from its inputs and decides whether another release has the same
 * page. So no outdated page is served, and none is rendered twice.
 */
export class PageCache {
  readonly #source: PageSource;
  readonly #places = new LRUCache<number, LRUCache<string, Place>>({ max: MAX_RELEASES });
  /** The places that the previous renderer produced. */
  readonly #former = new LRUCache<string, Place>(bounded(MAX_ADDRESSES));
  /** The pages by key. */
  readonly #pages: LRUCache<string, KeptPage>;
  /** Concurrent requests for a page share one rendering. */
  readonly #making = new Map<string, Promise<Place | null>>();
  /** Compresses one page at a time in the background, to leave the processor to requests. */
  readonly #tightening = pLimit(1);
  #isFitting = false;

  constructor(source: PageSource, maxBytes: number) {
    this.#source = source;
    this.#pages = new LRUCache({ maxSize: maxBytes, sizeCalculation: sizeOf });
  }

  /** @returns the cached content; null if there is none, or nothing at this address */
  find(release: number, path: string, encodings: readonly Encoding[]): ReleaseAnswer | null {
    const place = this.#places.get(release)?.get(path);
    if (!place || 'redirectTo' in place) return place ?? null;
    const kept = this.#pages.get(place.key);
    const file = kept?.files.get(encodings[0] ?? null);
    if (!kept || !file) return null;
    kept.uses += 1;
    if (kept.uses === OFTEN) void this.#tighten(kept);
    return file;
  }

  /** @returns null when there is nothing at this address @throws PageUnavailable */
  async read(asked: Asked, path: string, encodings: readonly Encoding[]): Promise<ReleaseAnswer | null> {
    const place =
      asked.preview === null
        ? (this.#knownPlace(asked.release, path) ?? (await this.#makeOnce(asked, path)))
        : await this.#make(asked, path);
    if (!place || 'redirectTo' in place) return place;
    const kept = this.#pages.get(place.key);
    if (!kept) throw new PageUnavailable();
    kept.uses += 1;
    return kept.files.get(encodings[0] ?? null) ?? this.#encode(kept, encodings[0] ?? null);
  }

  /** Finds out which cached pages are the same in a release, and renders the others. */
  async prepare(release: number): Promise<void> {
    const places = this.#placesOf(release);
    const known = this.#keysOfOthers(release);
    if (known.size === 0) return;
    const changed = new Set(await this.#source.compare(release, [...known]));
    for (const [path, key] of [...known].toReversed()) if (!changed.has(path)) places.set(path, { key });
    const ahead = [...changed].slice(0, MADE_AHEAD);
    await Promise.all(ahead.map((path) => this.#makeOnce({ release, preview: null }, path)));
  }

  /** After a change of renderer: checks each page by its key before serving it again. */
  renew(): void {
    this.#former.clear();
    for (const places of this.#places.values())
      for (const [path, place] of places) this.#former.set(path, place);
    this.#places.clear();
  }

  /** Compresses a page tightly before its first request. */
  async warm(release: number, path: string): Promise<void> {
    const place = await this.#makeOnce({ release, preview: null }, path);
    const kept = place && 'key' in place ? this.#pages.get(place.key) : undefined;
    if (!kept?.page.type.startsWith(HTML) || kept.uses >= OFTEN) return;
    kept.uses = OFTEN;
    await this.#tighten(kept);
  }

  /**
   * The keys of cached pages by address, most recently requested first. They may belong to an earlier release that an operator
   * previewed.
   */
  #keysOfOthers(release: number): Map<string, string> {
    const keys = new Map<string, string>();
    for (const other of this.#places.keys()) {
      if (other === release) continue;
      for (const [path, place] of this.#places.peek(other)?.entries() ?? [])
        if ('key' in place && this.#pages.has(place.key) && !keys.has(path)) keys.set(path, place.key);
    }
    return keys;
  }

  #knownPlace(release: number, path: string): Place | null {
    const place = this.#places.get(release)?.get(path);
    return place && ('redirectTo' in place || this.#pages.has(place.key)) ? place : null;
  }

  #placesOf(release: number): LRUCache<string, Place> {
    const places = this.#places.get(release) ?? new LRUCache<string, Place>(bounded(MAX_ADDRESSES));
    this.#places.set(release, places);
    return places;
  }

  #makeOnce(asked: Asked, path: string): Promise<Place | null> {
    const known = this.#knownPlace(asked.release, path);
    if (known) return Promise.resolve(known);
    const name = `${asked.release} ${path}`;
    const making = this.#making.get(name) ?? this.#make(asked, path).finally(() => this.#making.delete(name));
    this.#making.set(name, making);
    return making;
  }

  async #make(asked: Asked, path: string): Promise<Place | null> {
    const former = this.#formerKey(path);
    const answer = await this.#source.find({ ...asked, path, ...(former && { known: former }) });
    const place = await this.#toPlace(answer, former);
    if (place && asked.preview === null) this.#placesOf(asked.release).set(path, place);
    return place;
  }

  async #toPlace(
    answer: Awaited<ReturnType<PageSource['find']>>,
    former: string | undefined,
  ): Promise<Place | null> {
    if (!answer || 'redirectTo' in answer) return answer;
    if ('isSame' in answer && former && this.#pages.has(former)) return { key: former };
    // A page that cannot be rendered keeps its previous version.
    if ('fault' in answer && former) return { key: former };
    if (!('body' in answer)) throw new PageUnavailable();
    await this.#keep(answer);
    return { key: answer.key };
  }

  /** The key of the page at this address in another release, if it is cached. */
  #formerKey(path: string): string | undefined {
    for (const places of [...this.#places.values(), this.#former]) {
      const place = places.peek(path);
      if (place && 'key' in place && this.#pages.has(place.key)) return place.key;
    }
    return undefined;
  }

  async #keep({ body, ...page }: MadePage): Promise<void> {
    const content = Buffer.from(body);
    const compressed = await compress(content, FIRST_QUALITY);
    const isNearlyFit = compressed.length > FIRST_PACKETS && compressed.length <= MAX_FITTING_BYTES;
    const fitted =
      isNearlyFit && page.type.startsWith(HTML) ? await this.#fit(content, compressed) : compressed;
    const files = new Map<Encoding | null, CachedFile>([['br', describe(page, 'br', fitted)]]);
    this.#pages.set(page.key, { page, uses: 0, files });
  }

  /** Compresses one page at a time. Other requests get the less compressed page in the meantime. */
  async #fit(content: Buffer, body: Buffer): Promise<Buffer> {
    if (this.#isFitting) return body;
    this.#isFitting = true;
    try {
      return await compress(content, FITTING_QUALITY);
    } finally {
      this.#isFitting = false;
    }
  }

  async #encode(kept: KeptPage, encoding: Encoding | null): Promise<CachedFile> {
    const content = await promisify(brotliDecompress)((kept.files.get('br') as CachedFile).body);
    const body = encoding === 'gzip' ? await promisify(gzip)(content) : content;
    const file = describe(kept.page, encoding, body);
    kept.files.set(encoding, file);
    // Store the page again, so that the cache measures its new size.
    if (this.#pages.has(kept.page.key)) this.#pages.set(kept.page.key, { ...kept });
    return file;
  }

  async #tighten(kept: KeptPage): Promise<void> {
    if (this.#tightening.pendingCount >= MAX_WAITING) return;
    await this.#tightening(async () => {
      const { body } = kept.files.get('br') as CachedFile;
      const tight = await compress(await promisify(brotliDecompress)(body), constants.BROTLI_MAX_QUALITY);
      if (tight.length < body.length) kept.files.set('br', describe(kept.page, 'br', tight));
    });
  }
}

function sizeOf({ files }: KeptPage): number {
  let bytes = 1;
  for (const { body } of files.values()) bytes += body.length;
  return bytes;
}
