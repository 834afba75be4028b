import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { CurrentRelease } from '../../modules/publishing/current-release.ts';
import { linksOf } from '../../modules/publishing/release/page-links.ts';
import type { ReleaseRecord } from '../../modules/publishing/store/release-record.ts';
import { type CachedFile, type Encoding, encodingsFor } from './file-cache.ts';
import { FileLost, type ReleaseAnswer, ReleaseFiles } from './release-files.ts';
import { NEVER_CACHED } from './security.ts';
import { RETRY_AFTER_S, setStatus } from './to-user-error.ts';

const NOT_FOUND_PAGE = '/404.html';
const HASHED_FILE = /^\/_astro\//;
/** The number of the release that this browser previews, since it asked for one by `?release=7`. */
const COOKIE = /(?:^|;\s*)release=(\d{1,9})(?:;|$)/;
const PREVIEW_SECONDS = 600;
const MAX_PREVIEWED = 4;
const MAX_CACHED_BYTES = 12 * 1024 * 1024;
/** Another release may follow at once, and its pages have to be made first. */
const WARMED_AFTER_MS = 2_000;
const MAX_WARMED = 60;
const UNAVAILABLE_PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="${RETRY_AFTER_S}"><title>Back in a moment</title><h1>Back in a moment</h1><p>This page is not available at the moment. Please try again in a few seconds.</p></html>`;

/** The storefront as a release has it: the current one, or one that is previewed before it is restored. */
export class ReleasePages {
  readonly #current: CurrentRelease;
  readonly #mayPreview: (request: FastifyRequest) => Promise<boolean>;
  readonly #files: ReleaseFiles;
  readonly #previewed = new LRUCache<number, ReleaseRecord>({ max: MAX_PREVIEWED });

  #warming: NodeJS.Timeout | undefined;

  /**
   * @param mayPreview who may look at a release that is not shown: with what it has, or no longer has.
   * @param maxCachedBytes of files in memory.
   */
  constructor(
    current: CurrentRelease,
    mayPreview: (request: FastifyRequest) => Promise<boolean>,
    maxCachedBytes = MAX_CACHED_BYTES,
  ) {
    this.#current = current;
    this.#mayPreview = mayPreview;
    this.#files = new ReleaseFiles(current.store, maxCachedBytes);
    current.follow((release) => {
      clearTimeout(this.#warming);
      // What cannot be read now is read on request.
      const warm = () => void this.#warm(release).catch(() => {});
      this.#warming = setTimeout(warm, WARMED_AFTER_MS).unref();
    });
  }

  /** Whether pages may come from a release, for this request. */
  mayBeFor({ headers, url = '' }: IncomingMessage): boolean {
    const { release, isLost } = this.#current;
    return release !== null || isLost || asksForPreview(headers.cookie, url);
  }

  /** @returns what is in memory of the current release for a plain question. */
  find({ headers, url = '' }: IncomingMessage, path: string): ReleaseAnswer | null {
    const { release } = this.#current;
    if (!release || path === NOT_FOUND_PAGE || asksForPreview(headers.cookie, url)) return null;
    return this.#files.find(release, withoutSlash(path), encodingsFor(headers['accept-encoding']));
  }

  /** The previewed release, or else the current one. */
  async releaseFor(request: FastifyRequest): Promise<{ release: ReleaseRecord | null; isPreview: boolean }> {
    const current = this.#current.release;
    const release = (await this.#previewFor(request)) ?? current;
    return { release, isPreview: release?.number !== current?.number };
  }

  /** Answers from a release. @returns false when it has nothing at this address, or none is shown. */
  async send(request: FastifyRequest, reply: FastifyReply, path: string): Promise<boolean> {
    const { raw, headers, url } = request;
    const asked = new URLSearchParams(url.split('?', 2)[1]).get('release');
    if (asked !== null && /^\d{0,9}$/.test(asked) && (asked === '' || (await this.#mayPreview(request)))) {
      this.#beginPreview(reply, asked, path);
      return true;
    }
    const { release, isPreview } = await this.releaseFor(request);
    if (isPreview) reply.header('cache-control', NEVER_CACHED);
    const encodings = headers.range === undefined ? encodingsFor(headers['accept-encoding']) : [];
    const name = withoutSlash(path);
    const releases = HASHED_FILE.test(name) ? this.#current.releases : release ? [release] : [];
    if (name === NOT_FOUND_PAGE) return false;
    if (!release && this.#current.isLost && !HASHED_FILE.test(name)) return sendUnavailable(reply);
    for (const one of releases) {
      const answer = await this.#read(one, name, encodings);
      if (answer === 'lost' && !HASHED_FILE.test(name)) return sendUnavailable(reply);
      if (answer === null || answer === 'lost') continue;
      sendAnswer(raw, reply, answer);
      return true;
    }
    return false;
  }

  /** Has what is missing of the release that is shown made anew. */
  async #read(
    release: ReleaseRecord,
    path: string,
    encodings: readonly Encoding[],
  ): Promise<ReleaseAnswer | 'lost' | null> {
    try {
      return await this.#files.read(release, path, encodings);
    } catch (error) {
      if (!(error instanceof FileLost)) throw error;
      if (release.number === this.#current.release?.number) this.#current.noteDamage();
      return 'lost';
    }
  }

  /** The not-found page of the release. @returns false when none is shown. */
  async sendNotFound(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    const { raw, headers } = request;
    const { release, isPreview } = await this.releaseFor(request);
    if (!release) return this.#current.isLost && sendUnavailable(reply);
    const page = await this.#read(release, NOT_FOUND_PAGE, encodingsFor(headers['accept-encoding']));
    if (page === 'lost') return sendUnavailable(reply);
    if (!page || !('body' in page)) return false;
    if (isPreview) reply.header('cache-control', NEVER_CACHED);
    setHeaders(reply, page);
    reply.code(404).send(raw.method === 'HEAD' ? undefined : page.body);
    return true;
  }

  /** The home page is asked for most, and then what it links to: categories, and the products that it shows. */
  async #warm(release: ReleaseRecord): Promise<void> {
    const home = await this.#read(release, '/', []);
    if (!home || home === 'lost' || !('body' in home)) return;
    for (const path of [...new Set(['/', ...linksOf(home.body)])].slice(0, MAX_WARMED)) {
      if (release.number !== this.#current.release?.number) return;
      await this.#files.warm(release, path);
    }
  }

  /** An empty number ends it. */
  #beginPreview(reply: FastifyReply, number: string, path: string): void {
    const seconds = number === '' ? 0 : PREVIEW_SECONDS;
    reply
      .header('set-cookie', `release=${number}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax`)
      .header('cache-control', NEVER_CACHED)
      .redirect(encodeURI(path), 302);
  }

  async #previewFor(request: FastifyRequest): Promise<ReleaseRecord | null> {
    const number = Number(COOKIE.exec(request.headers.cookie ?? '')?.[1] ?? 0);
    if (number === 0 || !(await this.#mayPreview(request))) return null;
    const known = this.#previewed.get(number);
    if (known) return known;
    const record = await this.#current.store.readRelease(number);
    if (record) this.#previewed.set(number, record);
    return record;
  }
}

/** The page for a storefront that is not available right now. Browsers reload it by themselves. */
export function sendUnavailable(reply: FastifyReply): true {
  setStatus(reply, 503)
    .header('cache-control', NEVER_CACHED)
    .type('text/html; charset=utf-8')
    .send(UNAVAILABLE_PAGE);
  return true;
}

/** A redirect, or a file; a part of it, or nothing but its headers, where that is asked for (RFC 9110, sections 13 and 14). */
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
  // Only a strong ETag could tell that a part of the same file is asked for.
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

function withoutSlash(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}

/** Where a redirect leads: with the query of the request, such as that of a campaign, unless the target has its own. */
export function redirectLocation(target: string, url = ''): string {
  const [, query] = /\?([^#]+)/.exec(url) ?? [];
  if (query === undefined || !target.startsWith('/') || target.includes('?')) return target;
  const [path, fragment] = target.split('#', 2);
  return `${path}?${query}${fragment === undefined ? '' : `#${fragment}`}`;
}

/** Writes a redirect past the framework. */
export function writeRedirect(response: ServerResponse, location: string, headers: string[]): void {
  response.writeHead(301, [...headers, 'location', location, 'content-length', '0']);
  response.end();
}
