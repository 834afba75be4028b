import { existsSync, lstatSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { contentTypeOf } from '../content-types.ts';
import { UserError } from '../errors.ts';
import { IMAGE_FILE, type ImageStore } from '../images/image-store.ts';
import { FileCache } from './file-cache.ts';
import type { PlainRequest } from './plain-request.ts';
import type { ReleaseAnswer } from './release-files.ts';
import { matches, type ReleasePages, sendAnswer, writeRedirect } from './release-pages.ts';
import { ADMIN_CSP, DATA_CSP, NEVER_CACHED, PLAYGROUND_CSP, SITE_CSP } from './security.ts';
import type { StoredImages } from './stored-images.ts';

/** Where the parts are built. */
export const BUILT = {
  site: fileURLToPath(new URL('../../../site/dist', import.meta.url)),
  admin: fileURLToPath(new URL('../../../admin/dist', import.meta.url)),
  playground: fileURLToPath(new URL('../../dist/playground', import.meta.url)),
};

/** For files whose names hold a hash of their content; all others are revalidated by their ETag. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATED = 'public, max-age=0';
const HASHED_FILE = /^\/(_astro|assets)\//;
const HAS_EXTENSION = /\.[^/]+$/;
/** What a file's path is made of; any other leads nowhere: no empty part, none that begins with a dot, no backslash. */
const PLAIN_PATH = /^(\/[^/\\\0.][^/\\\0]*)*\/?$/;
const NOT_FOUND_PAGE = '/404.html';
/** One page for all orders: whoever knows an order's address is shown it by script. */
const ORDER_PAGE = '/order';
const ORDER_ADDRESS = /^\/order\/[^/]+\/?$/;
const MAX_REMEMBERED = 1_000;
/** In characters: longer ones are not worth the memory. */
const MAX_REMEMBERED_URL = 200;

/** What an answer says beside what every answer says, by what the file belongs to. */
const HEADERS = {
  sitePage: { 'content-security-policy': SITE_CSP, 'cache-control': REVALIDATED },
  orderPage: {
    'content-security-policy': SITE_CSP,
    'cache-control': NEVER_CACHED,
    'x-robots-tag': 'noindex, nofollow',
  },
  siteAsset: { 'content-security-policy': SITE_CSP, 'cache-control': IMMUTABLE },
  adminPage: { 'content-security-policy': ADMIN_CSP, 'cache-control': REVALIDATED },
  adminAsset: { 'content-security-policy': ADMIN_CSP, 'cache-control': IMMUTABLE },
  // A worker obeys the policy it is served with.
  playground: { 'content-security-policy': PLAYGROUND_CSP, 'cache-control': IMMUTABLE },
  upload: {
    'content-security-policy': DATA_CSP,
    'cache-control': IMMUTABLE,
    'cross-origin-resource-policy': 'cross-origin',
  },
};
type FileKind = keyof typeof HEADERS;

type Folders = Record<keyof typeof BUILT | 'uploads', string>;

/** Where the file for an address lies, and which headers its answer has. */
interface Location {
  folder: string;
  path: string;
  kind: FileKind;
}

interface LocatedAddress extends Location {
  /** The decoded path of the address. */
  address: string;
  /** Folder and path in one. */
  file: string;
  contentType: string | null;
}

/** The storefront, the admin, the playground and the uploads, as files. */
export class StaticFiles {
  readonly #folders: Folders;
  readonly #releases: ReleasePages;
  readonly #images: StoredImages | null;
  readonly #makeMedium: ImageStore['makeMedium'];
  readonly #cache = new FileCache();
  /** Names and values in turn, as `writeHead` takes them fastest. */
  readonly #headers: Record<FileKind, string[]>;
  /** By the addresses that were asked for last. */
  readonly #located = new LRUCache<string, LocatedAddress>({ max: MAX_REMEMBERED });

  /** @param storedImages where uploads are not in a folder. */
  constructor(
    folders: Folders,
    releases: ReleasePages,
    securityHeaders: Record<string, string>,
    images: ImageStore,
    storedImages: StoredImages | null = null,
  ) {
    this.#headers = Object.fromEntries(
      Object.entries(HEADERS).map(([kind, own]) => [
        kind,
        Object.entries({ ...securityHeaders, ...own }).flat(),
      ]),
    ) as Record<FileKind, string[]>;
    this.#folders = folders;
    this.#releases = releases;
    this.#images = storedImages;
    this.#makeMedium = (file) => images.makeMedium(file);
  }

  /** The routes for what `serve` leaves: whatever is not there, is large, or is asked for in part. */
  async addTo(app: FastifyInstance): Promise<void> {
    await app.register(fastifyStatic, { root: import.meta.dirname, serve: false, preCompressed: true });
    app.get('/*', (request, reply) => {
      // Nothing is returned: Fastify would otherwise wait anew for a reply that is handed on to the not-found page.
      this.#send(request, reply).catch((error) => reply.send(error));
    });
    app.setNotFoundHandler((request, reply) => {
      this.#sendNotFound(request, reply).catch((error) => reply.send(error));
    });
  }

  /**
   * Answers the plain questions, which are nearly all of them, from memory and past the framework: it takes a fifth of
   * the time. @returns whether it has.
   */
  serve(request: IncomingMessage, response: ServerResponse, { id }: Pick<PlainRequest, 'id'>): boolean {
    const { method, headers, url = '' } = request;
    if ((method !== 'GET' && method !== 'HEAD') || isConditional(headers)) return false;
    const location = this.#locateUrl(url);
    const file = location && this.#find(request, location);
    if (!location || !file) return false;
    const own = this.#headers[location.kind];
    if ('redirectTo' in file) {
      writeRedirect(response, file.redirectTo, [...own, 'x-request-id', id]);
      return true;
    }
    const isKnown = matches(headers['if-none-match'], file.etag);
    response.writeHead(isKnown ? 304 : 200, [...own, ...file.headers, 'x-request-id', id]);
    response.end(isKnown || method === 'HEAD' ? undefined : file.body);
    return true;
  }

  /** A page comes from the release, where one is shown; a script or an image from the newest build, as long as it has it. */
  #find(request: IncomingMessage, located: LocatedAddress): ReleaseAnswer | null {
    const { kind, path, address, file, contentType } = located;
    if (isPage(kind) && this.#releases.mayBeFor(request)) return this.#releases.find(request, address);
    if (kind === 'upload' && this.#images) return this.#images.find(path.slice(1));
    return this.#cache.find(file, contentType, request.headers['accept-encoding']);
  }

  /** @returns null for an address that no file can be at. */
  #locateUrl(url: string): LocatedAddress | null {
    const known = this.#located.get(url);
    if (known) return known;
    const address = decodePath(url);
    const location = address === null ? null : this.#locate(address);
    if (address === null || !location) return null;
    const file = location.folder + location.path;
    const located = {
      ...location,
      address: addressIn(location, address),
      file,
      contentType: contentTypeOf(file),
    };
    if (url.length <= MAX_REMEMBERED_URL) this.#located.set(url, located);
    return located;
  }

  async #send(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const path = decodePath(request.url);
    if (path === null) throw new UserError('BAD_USER_INPUT', 'The address of this request cannot be read.');
    const location = this.#locate(path);
    if (!location) return void reply.callNotFound();
    const { folder, kind } = location;
    const headers = HEADERS[kind];
    if (this.#images && folder === this.#folders.uploads) {
      const image = await this.#images.read(location.path.slice(1));
      return void (image ? sendAnswer(request.raw, reply.headers(headers), image) : reply.callNotFound());
    }
    if (folder === this.#folders.uploads && isLink(folder + location.path)) return void reply.callNotFound();
    reply.headers(headers);
    if (folder === this.#folders.uploads && !existsSync(folder + location.path)) {
      await this.#makeMedium(location.path.slice(1));
    }
    const isReleased =
      folder === this.#folders.site && (kind === 'siteAsset' || this.#releases.mayBeFor(request.raw));
    if (isReleased && (await this.#releases.send(request, reply, addressIn(location, path)))) return;
    const isShown = isReleased && (await this.#releases.releaseFor(request)).release !== null;
    if (isShown && kind !== 'siteAsset') return void reply.callNotFound();
    reply.sendFile(location.path, folder, { cacheControl: false });
  }

  /** @returns null for an address that no file can be at. */
  #locate(path: string): Location | null {
    if (!PLAIN_PATH.test(path) || path === NOT_FOUND_PAGE) return null;
    if (path.startsWith('/uploads/')) {
      const name = path.slice('/uploads'.length);
      return IMAGE_FILE.test(name.slice(1))
        ? { folder: this.#folders.uploads, path: name, kind: 'upload' }
        : null;
    }
    if (path.startsWith('/graphql/')) {
      const asset = path.slice('/graphql'.length);
      return HASHED_FILE.test(asset)
        ? { folder: this.#folders.playground, path: asset, kind: 'playground' }
        : null;
    }
    if (path === '/admin' || path.startsWith('/admin/'))
      return this.#locateAdmin(path.slice('/admin'.length));
    if (HASHED_FILE.test(path)) return { folder: this.#folders.site, path, kind: 'siteAsset' };
    if (ORDER_ADDRESS.test(path))
      return { folder: this.#folders.site, path: `${ORDER_PAGE}/index.html`, kind: 'orderPage' };
    const file = HAS_EXTENSION.test(path) ? path : `${path.replace(/\/$/, '')}/index.html`;
    return { folder: this.#folders.site, path: file, kind: 'sitePage' };
  }

  /** The admin's files; any other path under /admin is for its own router, so that deep links and reloads work. */
  #locateAdmin(path: string): Location {
    const folder = this.#folders.admin;
    if (HASHED_FILE.test(path)) return { folder, path, kind: 'adminAsset' };
    return { folder, path: ADMIN_FILE.test(path) ? path : '/index.html', kind: 'adminPage' };
  }

  /** The storefront's own not-found page for people; nothing for those who asked for an image or sent something. */
  async #sendNotFound(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { method, url } = request;
    reply.code(404);
    if ((method !== 'GET' && method !== 'HEAD') || url.startsWith('/uploads/')) reply.send();
    else if (!(await this.#releases.sendNotFound(request, reply.headers(HEADERS.sitePage))))
      reply.sendFile(NOT_FOUND_PAGE, this.#folders.site, { cacheControl: false });
  }
}

const PLAYGROUND_PAGE = { 'content-security-policy': PLAYGROUND_CSP, 'cache-control': 'no-cache' };
/** The files beside the admin's one page that have no hash in their names. */
const ADMIN_FILE = /^\/[\w-]+\.(ico|js|png|svg|txt|webmanifest)$/;

/** Whether a browser opens /graphql, as opposed to a client that queries by GET. */
export function isPlaygroundVisit({ method, headers }: IncomingMessage): boolean {
  return (method === 'GET' || method === 'HEAD') && headers.accept?.includes('text/html') === true;
}

export function sendPlayground(reply: FastifyReply): FastifyReply {
  return reply.headers(PLAYGROUND_PAGE).sendFile('index.html', BUILT.playground, { cacheControl: false });
}

/** Ranges and preconditions are for the library that streams files. */
function isConditional(headers: IncomingMessage['headers']): boolean {
  return (
    headers.range !== undefined ||
    headers['if-match'] !== undefined ||
    headers['if-unmodified-since'] !== undefined ||
    (headers['if-modified-since'] !== undefined && headers['if-none-match'] === undefined)
  );
}

function isPage(kind: FileKind): boolean {
  return kind === 'sitePage' || kind === 'orderPage';
}

/** The address that a release has the file at. */
function addressIn({ kind }: Location, address: string): string {
  return kind === 'orderPage' ? ORDER_PAGE : address;
}

function isLink(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true;
}

/** null for what is no UTF-8. */
function decodePath(url: string): string | null {
  const [path = ''] = url.split('?', 1);
  if (!path.includes('%')) return path;
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
