import { lstatSync, readFileSync, type Stats } from 'node:fs';
import { LRUCache } from 'lru-cache';
import { isText } from '../../kernel/content-types.ts';

const MAX_BYTES = 64 * 1024 * 1024;
/** Larger files are streamed from disk. */
const MAX_FILE_BYTES = 1024 * 1024;
const MAX_ACCEPT_HEADERS = 100;
const LOOK_AGAIN_MS = 10;

export type Encoding = 'br' | 'gzip';

/** The path of a file and of its compressed copies. */
export type FilePaths = Record<Encoding | 'plain', string>;

export function filePaths(plain: string): FilePaths {
  return { plain, br: `${plain}.br`, gzip: `${plain}.gz` };
}

/** A file ready to be sent, in one encoding. */
export interface CachedFile {
  body: Buffer;
  etag: string;
  /** Alternating names and values: the fastest format for `writeHead`. */
  headers: string[];
}

type Entry = CachedFile & { mtimeMs: number; ino: number; lookedAt: number };

/**
 * An in-memory cache of popular files. It checks each file's modification time and inode every few milliseconds, so that a new
 * build is served at once. Requests share this check, which costs a sixth of what a page costs.
 */
export class FileCache {
  readonly #entries = new LRUCache<string, Entry>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ body }) => body.length + 1,
  });

  /**
   * @param contentType null: the type is not served from memory
   * @returns null if the file does not exist or should be streamed
   */
  find(paths: FilePaths, contentType: string | null, acceptEncoding: string | undefined): CachedFile | null {
    if (!contentType) return null;
    for (const encoding of isText(contentType) ? encodingsFor(acceptEncoding) : NONE) {
      const encoded = this.#read(paths[encoding], contentType, encoding);
      if (encoded) return encoded;
    }
    return this.#read(paths.plain, contentType, null);
  }

  /**
   * Reads a file, or returns null: the library that streams files then handles names that are too long, and
   * files that have disappeared.
   */
  #read(path: string, contentType: string, encoding: Encoding | null): Entry | null {
    try {
      return this.#readNow(path, contentType, encoding);
    } catch {
      return null;
    }
  }

  #readNow(path: string, contentType: string, encoding: Encoding | null): Entry | null {
    const known = this.#entries.get(path);
    const now = performance.now();
    if (known && now - known.lookedAt < LOOK_AGAIN_MS) return known;
    // Do not follow symbolic links, which could lead out of the folder.
    const stats = lstatSync(path, { throwIfNoEntry: false });
    if (!stats?.isFile() || stats.size > MAX_FILE_BYTES) return null;
    if (known?.mtimeMs === stats.mtimeMs && known.ino === stats.ino) {
      known.lookedAt = now;
      return known;
    }
    const entry = { ...read(path, stats, contentType, encoding), lookedAt: now };
    this.#entries.set(path, entry);
    return entry;
  }
}

const accepted = new Map<string, readonly Encoding[]>();
const NONE: readonly Encoding[] = [];

/** The encodings that a client accepts, smallest output first. Clients send only a few different headers, so they are cached. */
export function encodingsFor(header: string | undefined): readonly Encoding[] {
  if (!header) return NONE;
  const known = accepted.get(header);
  if (known) return known;
  const encodings = acceptedEncodings(header);
  if (accepted.size === MAX_ACCEPT_HEADERS) accepted.clear();
  accepted.set(header, encodings);
  return encodings;
}

function read(
  path: string,
  stats: Stats,
  contentType: string,
  encoding: Encoding | null,
): Omit<Entry, 'lookedAt'> {
  const { mtime, mtimeMs, ino } = stats;
  const body = readFileSync(path);
  // Matches the ETag format of the library that streams files, because a client may revalidate through either.
  const etag = `W/"${body.length.toString(16)}-${mtime.getTime().toString(16)}"`;
  const headers = ['content-type', contentType, 'content-length', String(body.length)];
  headers.push('etag', etag, 'last-modified', mtime.toUTCString());
  if (isText(contentType)) headers.push('vary', 'accept-encoding');
  if (encoding) headers.push('content-encoding', encoding);
  return { body, etag, headers, mtimeMs, ino };
}

/**
 * The encodings that an Accept-Encoding header accepts (RFC 9110, section 12.5.3). An encoding that is not
 * listed is accepted only with `*`, and one with the quality 0 is rejected.
 */
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
