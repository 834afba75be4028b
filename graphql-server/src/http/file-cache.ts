import { readFileSync, type Stats, statSync } from 'node:fs';
import { extname } from 'node:path';
import { LRUCache } from 'lru-cache';

const MAX_BYTES = 64 * 1024 * 1024;
/** Larger files are streamed from the disk. */
const MAX_FILE_BYTES = 1024 * 1024;
const MAX_ACCEPT_HEADERS = 100;
const LOOK_AGAIN_MS = 10;

const TEXT_TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};
const BINARY_TYPES: Record<string, string> = {
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};

const isText = (contentType: string) => Object.values(TEXT_TYPES).includes(contentType);

type Encoding = 'br' | 'gzip';
const ENDINGS: Record<Encoding, string> = { br: '.br', gzip: '.gz' };

/** A file ready to be sent, in one of its encodings. */
export interface CachedFile {
  body: Buffer;
  etag: string;
  /** Names and values in turn, as `writeHead` takes them fastest. */
  headers: string[];
}

type Entry = CachedFile & { mtimeMs: number; ino: number; lookedAt: number };

/**
 * The files that are asked for most, in memory. Their date and number are looked at again every few milliseconds: so a
 * new build is served at once, and many requests share the look, which costs a sixth of what a page costs.
 */
export class FileCache {
  readonly #entries = new LRUCache<string, Entry>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ body }) => body.length + 1,
  });
  readonly #encodings = new LRUCache<string, Encoding[]>({ max: MAX_ACCEPT_HEADERS });

  /** @returns null when there is no such file, or it is better streamed. */
  find(path: string, acceptEncoding: string | undefined): CachedFile | null {
    const type = extname(path);
    const textType = TEXT_TYPES[type];
    const contentType = textType ?? BINARY_TYPES[type];
    if (!contentType) return null;
    for (const encoding of textType && acceptEncoding ? this.#accepted(acceptEncoding) : []) {
      const encoded = this.#read(path + ENDINGS[encoding], contentType, encoding);
      if (encoded) return encoded;
    }
    return this.#read(path, contentType, null);
  }

  #read(path: string, contentType: string, encoding: Encoding | null): Entry | null {
    const known = this.#entries.get(path);
    const now = performance.now();
    if (known && now - known.lookedAt < LOOK_AGAIN_MS) return known;
    const stats = statSync(path, { throwIfNoEntry: false });
    if (!stats?.isFile() || stats.size > MAX_FILE_BYTES) return null;
    if (known?.mtimeMs === stats.mtimeMs && known.ino === stats.ino) {
      known.lookedAt = now;
      return known;
    }
    const entry = { ...read(path, stats, contentType, encoding), lookedAt: now };
    this.#entries.set(path, entry);
    return entry;
  }

  /** What a client accepts, the smallest first. Clients send few different headers. */
  #accepted(header: string): Encoding[] {
    const known = this.#encodings.get(header);
    if (known) return known;
    const accepted = acceptedEncodings(header);
    this.#encodings.set(header, accepted);
    return accepted;
  }
}

function read(
  path: string,
  stats: Stats,
  contentType: string,
  encoding: Encoding | null,
): Omit<Entry, 'lookedAt'> {
  const { mtime, mtimeMs, ino } = stats;
  const body = readFileSync(path);
  // As the library that streams files makes it: a client may come back by way of either.
  const etag = `W/"${body.length.toString(16)}-${mtime.getTime().toString(16)}"`;
  const headers = ['content-type', contentType, 'content-length', String(body.length)];
  headers.push('etag', etag, 'last-modified', mtime.toUTCString());
  if (isText(contentType)) headers.push('vary', 'accept-encoding');
  if (encoding) headers.push('content-encoding', encoding);
  return { body, etag, headers, mtimeMs, ino };
}

/** RFC 9110, section 12.5.3: what is not named is not accepted, unless `*` is; a quality of 0 refuses. */
export function acceptedEncodings(header: string): Encoding[] {
  const qualities = new Map(
    header.split(',').map((part) => {
      const [name = '', ...parameters] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/);
      const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1';
      return [name, Number(quality)];
    }),
  );
  return (['br', 'gzip'] as const).filter((name) => (qualities.get(name) ?? qualities.get('*') ?? 0) > 0);
}
