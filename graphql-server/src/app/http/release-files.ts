import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import { pageOfFormerShop } from '@mela/rules/former-shop-path.ts';
import { redirectKey } from '@mela/rules/redirect-address.ts';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { isText } from '../../kernel/content-types.ts';
import { UserError } from '../../kernel/errors.ts';
import {
  type Bucket,
  bucketOf,
  type FileEntry,
  type RedirectEntry,
} from '../../modules/publishing/store/manifest.ts';
import type { ReleaseRecord } from '../../modules/publishing/store/release-record.ts';
import type { ReleaseStore } from '../../modules/publishing/store/release-store.ts';
import {
  brotliOptions,
  isCoarse,
  isCompressed,
  isIntact,
} from '../../modules/publishing/store/stored-content.ts';
import type { CachedFile, Encoding } from './file-cache.ts';

const MAX_BUCKET_BYTES = 4 * 1024 * 1024;
/** What a parsed bucket takes, for each byte of it as it is stored. */
const BYTES_IN_MEMORY = 2;
const HTML = 'text/html';
const ETAG_LENGTH = 27;
/** For the first request of a file, in 2 ms more than it takes to read it. */
const FIRST_QUALITY = 6;
/** What a server may send before the browser has answered: ten packets. What is a little more takes another round trip. */
const FIRST_PACKETS = 14_600;
/** What makes a page 7 % smaller than the first quality, in 50 ms: less than that round trip. */
const FITTING_QUALITY = 10;
const MAX_FITTING_BYTES = FIRST_PACKETS * 1.09;
/** To compress a page as tightly as the sample's takes 0.15 s of a processor: worth it for what is asked for often. */
const OFTEN = 4;
const MAX_WAITING = 32;

/** What a release has at an address: a file in the encoding that the client takes, or another address. */
export type ReleaseAnswer = CachedFile | { redirectTo: string };

/** A file of a release is not there any more, or is damaged. */
export class FileLost extends UserError {
  constructor() {
    super('UNAVAILABLE', 'This page is being made anew: try again in a few seconds.');
  }
}

type KeptFile = CachedFile & { uses: number };

/**
 * The files of releases, those asked for most in memory. Text is stored coarsely compressed; it is compressed better when
 * it is asked for, and tightly when it is asked for often.
 */
export class ReleaseFiles {
  readonly #store: ReleaseStore;
  readonly #buckets = new LRUCache<string, Bucket>({ maxSize: MAX_BUCKET_BYTES });
  readonly #files: LRUCache<string, KeptFile>;
  /** A hundred who ask at once have it compressed once. */
  readonly #reading = new Map<string, Promise<KeptFile>>();
  /** One at a time: the others have pages to answer. */
  readonly #tightening = pLimit(1);
  #isFitting = false;

  constructor(store: ReleaseStore, maxBytes: number) {
    this.#store = store;
    this.#files = new LRUCache({ maxSize: maxBytes, sizeCalculation: ({ body }) => body.length + 1 });
  }

  /** @returns what is in memory; null when it is not, or there is nothing. */
  find(release: ReleaseRecord, path: string, encodings: readonly Encoding[]): ReleaseAnswer | null {
    const bucket = this.#buckets.get(release.buckets[bucketOf(path)] ?? '');
    const entry = bucket && entryIn(bucket, path);
    if (!entry || 'redirectTo' in entry) return entry ?? null;
    const encoding = encodingFor(entry, encodings);
    const file = this.#files.get(cacheKey(entry, encoding));
    if (!file) return null;
    file.uses += 1;
    if (file.uses === OFTEN && encoding === 'br') void this.#tighten(entry, file);
    return file;
  }

  /** @returns null when there is nothing at this address. */
  async read(
    release: ReleaseRecord,
    path: string,
    encodings: readonly Encoding[],
  ): Promise<ReleaseAnswer | null> {
    const entry = (await this.#readEntry(release, path)) ?? (await this.#findRedirect(release, path));
    if (!entry || 'redirectTo' in entry) return entry ?? null;
    return this.#readFile(entry, encodingFor(entry, encodings));
  }

  async #readEntry(release: ReleaseRecord, path: string): Promise<FileEntry | RedirectEntry | undefined> {
    return entryIn(await this.#readBucket(release.buckets[bucketOf(path)] ?? ''), path);
  }

  /** A redirect for another spelling of an old address, or for the address that a page has in a former shop. */
  async #findRedirect(release: ReleaseRecord, path: string): Promise<{ redirectTo: string } | null> {
    const key = redirectKey(path);
    const other = key === path ? undefined : await this.#readEntry(release, key);
    if (other && 'redirectTo' in other) return other;
    const page = pageOfFormerShop(key);
    const entry = page === null ? undefined : await this.#readEntry(release, page);
    if (page === null || !entry) return null;
    return 'redirectTo' in entry ? entry : { redirectTo: page };
  }

  /** Compresses a page tightly ahead of its first request. */
  async warm(release: ReleaseRecord, path: string): Promise<void> {
    const entry = await this.#readEntry(release, path);
    if (!entry || !('file' in entry) || !entry.type.startsWith(HTML)) return;
    const file = await this.#readFile(entry, 'br');
    if (file.uses >= OFTEN) return;
    file.uses = OFTEN;
    await this.#tighten(entry, file);
  }

  #readFile(entry: FileEntry, encoding: Encoding | null): Promise<KeptFile> {
    const key = cacheKey(entry, encoding);
    const known = this.#files.get(key);
    if (known) return Promise.resolve(known);
    const reading = this.#reading.get(key) ?? this.#load(entry, encoding);
    this.#reading.set(key, reading);
    return reading;
  }

  async #load(entry: FileEntry, encoding: Encoding | null): Promise<KeptFile> {
    const key = cacheKey(entry, encoding);
    try {
      const stored = await this.#store.readFile(entry.file);
      const content = stored && (await intactContent(entry.file, stored));
      if (!content) throw new FileLost();
      const file = describe(entry, encoding, await this.#encode(stored, content, entry, encoding));
      this.#files.set(key, file);
      return file;
    } finally {
      this.#reading.delete(key);
    }
  }

  async #encode(
    stored: Buffer,
    content: Buffer,
    { file, type }: FileEntry,
    encoding: Encoding | null,
  ): Promise<Buffer> {
    if (!isCompressed(file) || (encoding === 'br' && !isCoarse(file))) return stored;
    if (encoding !== 'br') return encoding === 'gzip' ? promisify(gzip)(content) : content;
    const body = await compress(content, FIRST_QUALITY);
    const isNearlyFit = body.length > FIRST_PACKETS && body.length <= MAX_FITTING_BYTES;
    return isNearlyFit && type.startsWith(HTML) ? this.#fit(content, body) : body;
  }

  /** One at a time, as above: other requests meanwhile get the page as it is. */
  async #fit(content: Buffer, body: Buffer): Promise<Buffer> {
    if (this.#isFitting) return body;
    this.#isFitting = true;
    try {
      return await compress(content, FITTING_QUALITY);
    } finally {
      this.#isFitting = false;
    }
  }

  async #tighten(entry: FileEntry, { body }: KeptFile): Promise<void> {
    if (this.#tightening.pendingCount >= MAX_WAITING) return;
    const key = cacheKey(entry, 'br');
    await this.#tightening(async () => {
      const content = await promisify(brotliDecompress)(body);
      const tight = await compress(content, constants.BROTLI_MAX_QUALITY);
      // It may have been dropped meanwhile.
      if (tight.length < body.length && this.#files.has(key)) {
        this.#files.set(key, describe(entry, 'br', tight, OFTEN));
      }
    });
  }

  async #readBucket(name: string): Promise<Bucket> {
    const known = this.#buckets.get(name);
    if (known) return known;
    const bytes = await this.#store.readFile(name);
    if (!bytes || !isIntact(name, bytes)) throw new FileLost();
    const bucket = JSON.parse(bytes.toString()) as Bucket;
    this.#buckets.set(name, bucket, { size: bytes.length * BYTES_IN_MEMORY });
    return bucket;
  }
}

/** @returns null for what is not what its name says. */
async function intactContent(name: string, stored: Buffer): Promise<Buffer | null> {
  const content = isCompressed(name) ? await promisify(brotliDecompress)(stored).catch(() => null) : stored;
  return content && name.startsWith(hash('sha256', content)) ? content : null;
}

function entryIn(bucket: Bucket, path: string): FileEntry | RedirectEntry | undefined {
  const entry = Object.hasOwn(bucket, path) ? bucket[path] : undefined;
  return entry && 'isUpload' in entry ? undefined : entry;
}

function encodingFor({ file }: FileEntry, encodings: readonly Encoding[]): Encoding | null {
  return isCompressed(file) ? (encodings[0] ?? null) : null;
}

function cacheKey({ file, type }: FileEntry, encoding: Encoding | null): string {
  return `${file} ${encoding} ${type}`;
}

function compress(content: Buffer, quality: number): Promise<Buffer> {
  return promisify(brotliCompress)(content, brotliOptions(content, quality));
}

/** The entity tag is a weak one: it is the same however tightly the file is compressed. */
function describe({ file, type }: FileEntry, encoding: Encoding | null, body: Buffer, uses = 0): KeptFile {
  const etag = `W/"${file.slice(0, ETAG_LENGTH)}"`;
  const headers = ['content-type', type, 'content-length', String(body.length), 'etag', etag];
  if (isText(type)) headers.push('vary', 'accept-encoding');
  if (encoding) headers.push('content-encoding', encoding);
  return { body, etag, headers, uses };
}
