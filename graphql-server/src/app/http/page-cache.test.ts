import { hash } from 'node:crypto';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import type { KnownPages, PageAnswer, PageQuestion } from '../../modules/publishing/pages/messages.ts';
import type { CachedFile } from './file-cache.ts';
import { PageCache, PageUnavailable } from './page-cache.ts';

/** How long tests wait for threads that compress in the background, which takes long on a busy machine. */
const PATIENCE = { timeout: 30_000 };
const HTML = 'text/html; charset=utf-8';
const PAGE = Array.from(
  { length: 2_000 },
  (_, index) => `<p class="card">Product ${index} of ${index % 7}</p>`,
).join('');
const LIVE = (release: number) => ({ release, preview: null });

/** The texts of each release by address. A text that begins with a slash is a redirect. null: the page cannot be rendered. */
type Texts = Record<number, Record<string, string | null>>;

function sourceOf(texts: Texts) {
  const keyOf = (path: string, text: string) => `${path} ${hash('sha256', text)}`;
  const find = vi.fn(async ({ path, release, preview, known }: PageQuestion): Promise<PageAnswer> => {
    const text = texts[preview ?? release]?.[path];
    if (text === undefined) return null;
    if (text === null) return { fault: 'It throws.' };
    if (text.startsWith('/')) return { redirectTo: text };
    const key = keyOf(path, text);
    if (key === known) return { isSame: true };
    return { key, type: HTML, hash: hash('sha256', text, 'base64url'), body: Buffer.from(text) };
  });
  const compare = vi.fn(async (release: number, known: KnownPages) =>
    known.flatMap(([path, key]) => (keyOf(path, texts[release]?.[path] ?? '') === key ? [] : [path])),
  );
  return { find, compare, paths: async () => [] };
}

function cacheOf(texts: Texts, maxBytes = 1e6) {
  const source = sourceOf(texts);
  const cache = new PageCache(source, maxBytes);
  const read = async (release: number, path: string) => {
    const file = await cache.read(LIVE(release), path, ['br']);
    return file && 'body' in file ? String(brotliDecompressSync(file.body)) : file;
  };
  return { source, cache, read };
}

test('a hundred simultaneous requests render a page once, and a cached page is answered at once', async () => {
  const { cache, source } = cacheOf({ 1: { '/': PAGE } });
  expect(cache.find(1, '/', ['br'])).toBeNull();
  const asked = await Promise.all(Array.from({ length: 100 }, () => cache.read(LIVE(1), '/', ['br'])));
  expect(new Set(asked).size).toBe(1);
  expect(source.find).toHaveBeenCalledTimes(1);
  expect(cache.find(1, '/', ['br'])).toBe(asked[0]);
});

test('each encoding has the same page and the same ETag', async () => {
  const { cache } = cacheOf({ 1: { '/': PAGE } });
  const [br, gzip, plain] = (await Promise.all([
    cache.read(LIVE(1), '/', ['br']),
    cache.read(LIVE(1), '/', ['gzip']),
    cache.read(LIVE(1), '/', []),
  ])) as [CachedFile, CachedFile, CachedFile];
  expect(String(brotliDecompressSync(br.body))).toBe(PAGE);
  expect(String(gunzipSync(gzip.body))).toBe(PAGE);
  expect(String(plain.body)).toBe(PAGE);
  expect(new Set([br.etag, gzip.etag, plain.etag]).size).toBe(1);
  expect(cache.find(1, '/', ['gzip'])).toBe(gzip);
  expect(plain.headers).not.toContain('content-encoding');
});

test('another release has its own pages, and unchanged pages are not rendered again', async () => {
  const { cache, read, source } = cacheOf({
    1: { '/': 'one', '/help': 'same', '/gone': 'gone' },
    2: { '/': 'two', '/help': 'same' },
  });
  for (const path of ['/', '/help', '/gone']) await read(1, path);
  expect(cache.find(2, '/help', ['br'])).toBeNull();
  await cache.prepare(2);
  const before = source.find.mock.calls.length;
  expect(cache.find(2, '/help', ['br'])).toBe(cache.find(1, '/help', ['br']));
  expect(await read(2, '/')).toBe('two');
  expect(source.find.mock.calls.length).toBe(before);
  expect(cache.find(2, '/gone', ['br'])).toBeNull();
  expect(await read(2, '/gone')).toBeNull();
  expect(await read(1, '/')).toBe('one');
});

test('viewing a former release takes nothing from the next one', async () => {
  const { cache, read } = cacheOf({
    1: { '/': 'one', '/help': 'former' },
    2: { '/': 'two', '/help': 'same', '/about': 'about' },
    3: { '/': 'three', '/help': 'same', '/about': 'about' },
  });
  for (const path of ['/', '/help', '/about']) await read(2, path);
  await read(1, '/');
  await cache.prepare(3);
  expect(cache.find(3, '/help', ['br'])).toBe(cache.find(2, '/help', ['br']));
  expect(cache.find(3, '/about', ['br'])).not.toBeNull();
  expect(cache.find(3, '/', ['br'])).not.toBeNull();
});

test('a page that cannot be rendered keeps its previous version, and without one it is unavailable', async () => {
  const { read } = cacheOf({ 1: { '/': 'one', '/other': null }, 2: { '/': null } });
  await read(1, '/');
  expect(await read(2, '/')).toBe('one');
  await expect(read(1, '/other')).rejects.toThrow(PageUnavailable);
});

test('preview pages are rendered for each request, and nobody else gets them', async () => {
  const { cache, read, source } = cacheOf({ 1: { '/': 'live' }, 100000001: { '/': 'draft' } });
  const file = (await cache.read({ release: 1, preview: 100_000_001 }, '/', ['br'])) as CachedFile;
  expect(String(brotliDecompressSync(file.body))).toBe('draft');
  expect(cache.find(1, '/', ['br'])).toBeNull();
  expect(await read(1, '/')).toBe('live');
  expect(source.find).toHaveBeenCalledTimes(2);
});

test('redirects are cached for their release only', async () => {
  const { cache, read } = cacheOf({ 1: { '/old': '/new' }, 2: {} });
  expect(await read(1, '/old')).toEqual({ redirectTo: '/new' });
  expect(cache.find(1, '/old', ['br'])).toEqual({ redirectTo: '/new' });
  expect(await read(2, '/old')).toBeNull();
});

test('after a new renderer is loaded, each page is checked again', async () => {
  const texts: Texts = { 1: { '/': 'before', '/help': 'same' } };
  const { cache, read, source } = cacheOf(texts);
  await read(1, '/');
  const help = (await cache.read(LIVE(1), '/help', ['br'])) as CachedFile;
  texts[1] = { '/': 'after', '/help': 'same' };
  cache.renew();
  expect(cache.find(1, '/', ['br'])).toBeNull();
  expect(await read(1, '/')).toBe('after');
  expect(await cache.read(LIVE(1), '/help', ['br'])).toBe(help);
  expect(source.find).toHaveBeenCalledTimes(4);
});

test('a page that was evicted is rendered again', async () => {
  const pages = Object.fromEntries(
    Array.from({ length: 50 }, (_, index) => [`/${index}`, `${index} ${Math.sin(index)}`.repeat(3)]),
  );
  const { read, source } = cacheOf({ 1: pages }, 500);
  for (const path of Object.keys(pages)) expect(await read(1, path)).toBe(pages[path]);
  for (const path of Object.keys(pages)) expect(await read(1, path)).toBe(pages[path]);
  expect(source.find.mock.calls.length).toBeGreaterThan(60);
});

test('a page that nearly fits the first ten packets is compressed to fit on the first request', async () => {
  const words = 'light warm plain soft sturdy slim wide short long quiet bright folding'.split(' ');
  const card = (index: number) => {
    const name = `${words[(index * 7) % 12]} ${words[index ** 2 % 11]} ${(index * 7919) % 1000}`;
    return `<p class="card"><a href="/product/${index}">${name}</a><b>${(index * 104_729) % 5000}</b></p>`;
  };
  const page = Array.from({ length: 1_900 }, (_, index) => card(index)).join('');
  const quick = brotliCompressSync(page, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } });
  expect(quick.length).toBeGreaterThan(14_600);
  const { cache } = cacheOf({ 1: { '/': page } });
  const { body } = (await cache.read(LIVE(1), '/', ['br'])) as CachedFile;
  expect(body.length).toBeLessThanOrEqual(14_600);
  expect(String(brotliDecompressSync(body))).toBe(page);
});

test('a page that is likely to be requested is compressed at the highest level in advance', async () => {
  const { cache } = cacheOf({ 1: { '/': PAGE } });
  const first = (await cache.read(LIVE(1), '/', ['br'])) as CachedFile;
  await cache.warm(1, '/');
  const tight = cache.find(1, '/', ['br']) as CachedFile;
  expect(tight.body.length).toBeLessThan(first.body.length);
  expect(String(brotliDecompressSync(tight.body))).toBe(PAGE);
});

test('a page that is requested often is compressed better, and stays the same page', async () => {
  const { cache } = cacheOf({ 1: { '/': PAGE } });
  const first = (await cache.read(LIVE(1), '/', ['br'])) as CachedFile;
  const tight = await vi.waitFor(() => {
    const file = cache.find(1, '/', ['br']) as CachedFile;
    expect(file.body.length).toBeLessThan(first.body.length);
    return file;
  }, PATIENCE);
  expect(String(brotliDecompressSync(tight.body))).toBe(PAGE);
  expect(tight.etag).toBe(first.etag);
  expect(tight.headers.join()).toContain(`content-length,${tight.body.length}`);
});
