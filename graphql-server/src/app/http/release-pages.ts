import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { UserError } from '../../kernel/errors.ts';
import type { CurrentRelease } from '../../modules/publishing/current-release.ts';
import type { KeptAssets } from '../../modules/publishing/kept-assets.ts';
import type { RenewedPages } from '../../modules/publishing/pages/messages.ts';
import { linksOf } from '../../modules/publishing/pages/page-links.ts';
import { isPreview } from '../../modules/publishing/preview.ts';
import { appTexts } from '../messages.ts';
import { type CachedFile, type Encoding, encodingsFor } from './file-cache.ts';
import { withoutSlash } from './locate-file.ts';
import { type Asked, PageCache, type ReleaseAnswer } from './page-cache.ts';
import { NEVER_CACHED } from './security.ts';
import { RETRY_AFTER_S, setStatus } from './to-user-error.ts';

interface Pages {
  current: CurrentRelease;
  pages: RenewedPages;
  assets: Pick<KeptAssets, 'read'>;
}

const NOT_FOUND_PAGE = '/404.html';
const HASHED_FILE = /^\/_astro\//;
/** The number of the release that this browser previews, set by a request with `?release=7`. */
const COOKIE = /(?:^|;\s*)release=(\d{1,9})(?:;|$)/;
const PREVIEW_SECONDS = 600;
const MAX_PREVIEWED = 4;
const MAX_CACHED_BYTES = 12 * 1024 * 1024;
/** The delay before pages are compressed tightly: if another release follows soon, its pages come first. */
const WARMED_AFTER_MS = 2_000;
const MAX_WARMED = 60;
const UNAVAILABLE_PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="${RETRY_AFTER_S}"><title>${appTexts.backInAMoment}</title><h1>${appTexts.backInAMoment}</h1><p>${appTexts.pageUnavailable}</p></html>`;

/** The storefront of a release: the live one, one that an operator previews, or one with a preview's changes. */
export class ReleasePages {
  readonly #current: CurrentRelease;
  readonly #mayPreview: (request: FastifyRequest) => Promise<boolean>;
  readonly #pages: PageCache;
  readonly #assets: Pick<KeptAssets, 'read'>;
  /** The numbers of stored releases. */
  readonly #previewed = new LRUCache<number, true>({ max: MAX_PREVIEWED });
  #warming: NodeJS.Timeout | undefined;

  /**
   * @param mayPreview decides who may see a release that is not live, with unpublished or removed content
   * @param maxCachedBytes of pages in memory
   */
  constructor(
    { current, pages, assets }: Pages,
    mayPreview: (request: FastifyRequest) => Promise<boolean>,
    maxCachedBytes = MAX_CACHED_BYTES,
  ) {
    this.#current = current;
    this.#assets = assets;
    this.#mayPreview = mayPreview;
    this.#pages = new PageCache(pages, maxCachedBytes);
    pages.onRenewed(() => this.#pages.renew());
    current.prepareWith(({ _id }) => this.#pages.prepare(_id));
    current.follow(({ _id }) => {
      clearTimeout(this.#warming);
      // Ignore errors: the next request renders the page.
      const warm = () => void this.#warm(_id).catch(() => {});
      this.#warming = setTimeout(warm, WARMED_AFTER_MS).unref();
    });
  }

  /** Whether a release may serve this request. */
  mayBeFor({ headers, url = '' }: IncomingMessage): boolean {
    const { release, isLost } = this.#current;
    return release !== null || isLost || asksForPreview(headers.cookie, url);
  }

  /**
   * @param path without a trailing slash
   * @returns the cached content of the live release for a request without special headers
   */
  find({ headers, url = '' }: IncomingMessage, path: string): ReleaseAnswer | null {
    const { release } = this.#current;
    if (!release || path === NOT_FOUND_PAGE || asksForPreview(headers.cookie, url)) return null;
    return this.#pages.find(release._id, path, encodingsFor(headers['accept-encoding']));
  }

  /** The release for this request: the previewed one, or the live one. @returns null if the shop serves the sample content */
  async shownTo(request: FastifyRequest): Promise<(Asked & { isPreview: boolean }) | null> {
    const release = this.#current.release?._id ?? null;
    const previewed = await this.#previewFor(request);
    if (previewed === null) return release === null ? null : { release, preview: null, isPreview: false };
    const isOther = previewed !== release;
    if (!isPreview(previewed)) return { release: previewed, preview: null, isPreview: isOther };
    return release === null ? null : { release, preview: previewed, isPreview: true };
  }

  /** Serves this request from a release. @returns false when the release has nothing at this address, or no release is live */
  async send(request: FastifyRequest, reply: FastifyReply, path: string): Promise<boolean> {
    const { raw, headers, url } = request;
    const asked = new URLSearchParams(url.split('?', 2)[1]).get('release');
    if (asked !== null && /^\d{0,9}$/.test(asked) && (asked === '' || (await this.#mayPreview(request)))) {
      this.#beginPreview(reply, asked, path);
      return true;
    }
    const name = withoutSlash(path);
    if (HASHED_FILE.test(name)) return this.#sendAsset(raw, reply, name);
    if (name === NOT_FOUND_PAGE) return false;
    const shown = await this.shownTo(request);
    if (!shown) return this.#current.isLost && sendUnavailable(reply);
    if (shown.isPreview) reply.header('cache-control', NEVER_CACHED);
    const encodings = headers.range === undefined ? encodingsFor(headers['accept-encoding']) : [];
    const answer = await this.#read(shown, name, encodings);
    if (answer === 'unavailable') return sendUnavailable(reply);
    if (answer) sendAnswer(raw, reply, answer);
    return answer !== null;
  }

  async #sendAsset(request: IncomingMessage, reply: FastifyReply, path: string): Promise<boolean> {
    const file = await this.#assets.read(path);
    if (file) sendAnswer(request, reply, file);
    return file !== null;
  }

  async #read(
    asked: Asked,
    path: string,
    encodings: readonly Encoding[],
  ): Promise<ReleaseAnswer | 'unavailable' | null> {
    try {
      return await this.#pages.read(asked, path, encodings);
    } catch (error) {
      if (error instanceof UserError && error.code === 'UNAVAILABLE') return 'unavailable';
      throw error;
    }
  }

  /** Sends the not-found page of the release. @returns false when no release is live */
  async sendNotFound(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    const { raw, headers } = request;
    const shown = await this.shownTo(request);
    if (!shown) return this.#current.isLost && sendUnavailable(reply);
    const page = await this.#read(shown, NOT_FOUND_PAGE, encodingsFor(headers['accept-encoding']));
    if (page === 'unavailable') return sendUnavailable(reply);
    if (!page || !('body' in page)) return false;
    if (shown.isPreview) reply.header('cache-control', NEVER_CACHED);
    setHeaders(reply, page);
    reply.code(404).send(raw.method === 'HEAD' ? undefined : page.body);
    return true;
  }

  /** Compresses the home page and the pages it links to: categories and displayed products. */
  async #warm(release: number): Promise<void> {
    const home = await this.#read({ release, preview: null }, '/', []);
    if (!home || home === 'unavailable' || !('body' in home)) return;
    for (const path of [...new Set(['/', ...linksOf(home.body)])].slice(0, MAX_WARMED)) {
      if (release !== this.#current.release?._id) return;
      await this.#pages.warm(release, path);
    }
  }

  /** An empty number ends a preview. */
  #beginPreview(reply: FastifyReply, number: string, path: string): void {
    const seconds = number === '' ? 0 : PREVIEW_SECONDS;
    reply
      .header('set-cookie', `release=${number}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax`)
      .header('cache-control', NEVER_CACHED)
      .redirect(encodeURI(path), 302);
  }

  /** @returns the number of a release or a preview; null if this request sees the live shop */
  async #previewFor(request: FastifyRequest): Promise<number | null> {
    const number = Number(COOKIE.exec(request.headers.cookie ?? '')?.[1] ?? 0);
    if (number === 0 || !(await this.#mayPreview(request))) return null;
    if (isPreview(number) || this.#previewed.has(number)) return number;
    const record = await this.#current.findRelease(number);
    if (record) this.#previewed.set(number, true);
    return record ? number : null;
  }
}

/** The page for a storefront that is temporarily unavailable. Browsers reload it automatically. */
export function sendUnavailable(reply: FastifyReply): true {
  setStatus(reply, 503)
    .header('cache-control', NEVER_CACHED)
    .type('text/html; charset=utf-8')
    .send(UNAVAILABLE_PAGE);
  return true;
}

/** Sends a redirect or a file. Conditional and range requests get only headers or a part (RFC 9110, 13 and 14). */
export function sendAnswer(request: IncomingMessage, reply: FastifyReply, answer: ReleaseAnswer): void {
  if ('redirectTo' in answer) {
    reply.redirect(redirectLocation(answer.redirectTo, request.url), 301);
    return;
  }
  const { headers, method } = request;
  setHeaders(reply, answer);
  if (headers['if-match'] !== undefined && !matches(headers['if-match'], answer.etag)) reply.code(412).send();
  else if (matches(headers['if-none-match'], answer.etag)) reply.code(304).send();
  else if (method === 'HEAD') reply.send();
  // Send the whole file, because only a strong ETag proves that the range belongs to the same file.
  else if (headers.range === undefined || headers['if-range'] !== undefined) reply.send(answer.body);
  else sendRange(reply, answer.body, headers.range);
}

function sendRange(reply: FastifyReply, body: Buffer, header: string): void {
  reply.removeHeader('content-length');
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header) ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) {
    reply.send(body);
    return;
  }
  const from = first === '' ? Math.max(0, body.length - Number(last)) : Number(first);
  const to = first === '' || last === '' ? body.length - 1 : Math.min(Number(last), body.length - 1);
  if (from > to) {
    reply.code(416).header('content-range', `bytes */${body.length}`).send();
    return;
  }
  reply
    .code(206)
    .header('content-range', `bytes ${from}-${to}/${body.length}`)
    .send(body.subarray(from, to + 1));
}

function setHeaders(reply: FastifyReply, { headers }: CachedFile): void {
  for (let index = 0; index < headers.length; index += 2) {
    reply.header(headers[index] ?? '', headers[index + 1]);
  }
}

export function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const known = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return known.includes(etag.replace(/^W\//, '')) || known.includes('*');
}

function asksForPreview(cookie: string | undefined, url: string): boolean {
  return (cookie !== undefined && COOKIE.test(cookie)) || /[?&]release=/.test(url);
}

/** The target of a redirect. It keeps the query of the request, such as campaign parameters, unless the target has its own query. */
export function redirectLocation(target: string, url = ''): string {
  const [, query] = /\?([^#]+)/.exec(url) ?? [];
  if (query === undefined || !target.startsWith('/') || target.includes('?')) return target;
  const [path, fragment] = target.split('#', 2);
  return `${path}?${query}${fragment === undefined ? '' : `#${fragment}`}`;
}

/** Sends a redirect without Fastify. */
export function writeRedirect(response: ServerResponse, location: string, headers: string[]): void {
  response.writeHead(301, [...headers, 'location', location, 'content-length', '0']);
  response.end();
}
