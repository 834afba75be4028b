import { hash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTick } from 'node:timers/promises';
import { INDEX_HEAD, partAddress } from '@mela/rules/listing/index-parts.ts';
import { buildIndex, type IndexedProduct, UPLOADED_IMAGES } from '@mela/rules/listing/product-index.ts';
import Fastify, { type FastifyRequest } from 'fastify';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { addListingAnswers } from '../../src/app/http/listing-answers.ts';
import { ReleasePages } from '../../src/app/http/release-pages.ts';
import { sendFailure } from '../../src/app/rest/envelope.ts';
import { CurrentRelease } from '../../src/modules/publishing/current-release.ts';
import { ListingSearch } from '../../src/modules/publishing/search/listing-search.ts';
import { type Entry, Manifest } from '../../src/modules/publishing/store/manifest.ts';
import { openStore } from '../../src/modules/publishing/store/open-store.ts';
import type { ReleaseStore } from '../../src/modules/publishing/store/release-store.ts';
import { toStored } from '../../src/modules/publishing/store/stored-content.ts';

const TYPE = 'application/json; charset=utf-8';
const folder = mkdtempSync(join(tmpdir(), 'listing-search-'));
const location = { folder, temporaryFolder: 'tmp' };
const store = openStore(location);
const current = new CurrentRelease(store);
const search = new ListingSearch(location);
const previewSearch = new ListingSearch(location);
const app = Fastify();

function product(name: string, price: number, changes: Partial<IndexedProduct> = {}): IndexedProduct {
  return {
    ...{ path: `/product/${name}`, name, price, oldPrice: null, category: '', categories: ['women'] },
    ...{ rating: null, badge: '', backdrop: '', brand: '', condition: '', release: 0, secondImage: '' },
    ...{ tags: [], colors: [], sizes: [] },
    image: {
      ...{ type: 'image/webp', smallWidth: 320, largeWidth: 1600 },
      small: '/uploads/a-320.webp',
      large: '/uploads/a.webp',
      fallback: '/uploads/a.webp',
    },
    ...changes,
  };
}

/** Writes a release whose index is in parts, and shows it. */
async function release(number: number, parts: IndexedProduct[][]): Promise<void> {
  const categories = [{ slug: 'women', name: 'Women', parent: null }];
  const changes = new Map<string, Entry>();
  const files: [string, unknown][] = [
    [INDEX_HEAD, { categories, parts: parts.length }],
    ...parts.map((products, part): [string, unknown] => [
      partAddress(part),
      { index: buildIndex({ categories: [], products }, UPLOADED_IMAGES), featured: [] },
    ]),
  ];
  for (const [path, content] of parts.length > 0 ? files : []) {
    const { name, bytes } = toStored(Buffer.from(JSON.stringify(content)), TYPE);
    await store.writeFile(name, bytes);
    changes.set(path, { file: name, type: TYPE, key: hash('sha1', name) });
  }
  await writeRelease(store, number, new Manifest().with(changes));
  await current.refresh();
}

async function writeRelease(into: ReleaseStore, number: number, manifest: Manifest): Promise<void> {
  const buckets = await into.writeManifest(manifest);
  const facts = { cause: 'SAVED' as const, causedBy: [], changed: null, entries: [] };
  const record = { ...facts, pages: 0, reused: 0, durationMs: 0, bytes: 0, renderer: '' };
  await into.writeRelease({ ...record, number, createdAt: new Date(0).toISOString(), buckets });
  await into.writePointer({ mode: 'catalogue', release: number, revision: number });
}

async function find(parameters: string, headers: Record<string, string> = {}) {
  return app.inject({ url: `/index/find?${parameters}`, headers });
}

async function namesFor(parameters: string): Promise<string[]> {
  const { products } = (await find(parameters)).json();
  return products.map(({ name }: IndexedProduct) => name);
}

beforeAll(async () => {
  app.setErrorHandler(sendFailure);
  const mayPreview = async ({ headers }: FastifyRequest) => headers['x-known'] !== 'no';
  addListingAnswers(app, new ReleasePages(current, mayPreview), {
    publisher: { current },
    listingSearch: search,
    previewSearch,
  });
  await release(1, [
    [product('Tea dress', 2000, { colors: ['Red'] }), product('Lace gown', 9000, { colors: ['Blue'] })],
    [product('Old boot', 500, { categories: [], brand: 'Sutra' })],
  ]);
});
afterAll(async () => {
  await app.close();
  await search.close();
  await previewSearch.close();
  rmSync(folder, { recursive: true });
});

describe('a listing of a large shop', () => {
  test.each([
    ['', ['Old boot', 'Lace gown', 'Tea dress']],
    ['sort=price-asc', ['Old boot', 'Tea dress', 'Lace gown']],
    ['q=gown', ['Lace gown']],
    ['q=gonw', ['Lace gown']],
    ['color=Red&color=Blue&max=5000', ['Tea dress']],
    ['category=women', ['Lace gown', 'Tea dress']],
    ['brand=Sutra', ['Old boot']],
    ['q=nothing', []],
  ])('answers "%s" with %s', async (parameters, names) => {
    expect(await namesFor(parameters)).toEqual(names);
  });

  test('counts what there would be with each choice', async () => {
    const { total, counts } = (await find('color=Red')).json();
    expect(total).toBe(1);
    expect(counts.color).toEqual([
      ['Blue', 1],
      ['Red', 1],
    ]);
    expect(counts.category).toEqual([['women', 1]]);
  });

  test('is answered compressed, is cached for a short while, and not sent again while the release is the same', async () => {
    const { headers, statusCode } = await find('', { 'accept-encoding': 'br' });
    expect([statusCode, headers['content-encoding']]).toEqual([200, 'br']);
    expect(headers['cache-control']).toBe('public, max-age=10, stale-while-revalidate=60');
    expect((await find('', { 'if-none-match': String(headers['etag']) })).statusCode).toBe(304);
  });

  test('is not searched for again by who has the answer', async () => {
    const { headers } = await find('q=gown');
    const searching = vi.spyOn(search, 'find');
    expect((await find('q=boot', { 'if-none-match': String(headers['etag']) })).statusCode).toBe(304);
    expect(searching).not.toHaveBeenCalled();
    searching.mockRestore();
  });

  test.each(['q=', `q=${'x'.repeat(201)}`, `color=${'x'.repeat(1_000)}`])(
    'is not searched for what is too long (%#)',
    async (parameters) => {
      expect((await find(parameters)).statusCode).toBe(parameters === 'q=' ? 200 : 400);
    },
  );

  test('never holds more than two hundred products', async () => {
    const many = Array.from({ length: 450 }, (_, row) => product(`Bag ${row}`, 500));
    await release(2, [many]);
    const { products, total, pages } = (await find('show=all')).json();
    expect([products.length, total, pages]).toEqual([200, 450, 3]);
  });

  test('is that of the release that is shown, also when a former one is gone back to', async () => {
    await release(3, [[product('New hat', 100)]]);
    expect(await namesFor('')).toEqual(['New hat']);
    await store.writePointer({ mode: 'catalogue', release: 1, revision: 4 });
    await current.refresh();
    expect(await namesFor('q=hat')).toEqual([]);
    expect(await namesFor('q=boot')).toEqual(['Old boot']);
  });

  test('is read ahead for a new release, where somebody searches', async () => {
    const searching = vi.spyOn(search, 'find');
    await release(5, [[product('New bag', 100)]]);
    expect(searching).toHaveBeenCalledWith({ release: 5, parameters: '' });
    expect(await namesFor('')).toEqual(['New bag']);
    await search.close();
    searching.mockClear();
    await store.writePointer({ mode: 'catalogue', release: 1, revision: 6 });
    await current.refresh();
    expect(searching).not.toHaveBeenCalled();
    searching.mockRestore();
  });

  test('is that of the release that somebody looks at, for them alone', async () => {
    const { headers, body } = await find('q=hat', { cookie: 'release=3' });
    expect(JSON.parse(body).products.map(({ name }: IndexedProduct) => name)).toEqual(['New hat']);
    expect(headers['cache-control']).toBe('private, no-store');
    expect(await namesFor('q=hat')).toEqual([]);
    const unknown = await find('q=hat', { cookie: 'release=3', 'x-known': 'no' });
    expect(unknown.json().products).toEqual([]);
  });

  test('refuses questions that would wait too long, and goes on with the others', async () => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, place) => find(`q=word${place}`).then(({ statusCode }) => statusCode)),
    );
    expect(answers.filter((status) => status === 503)).toHaveLength(8);
    expect(answers.filter((status) => status === 200)).toHaveLength(32);
  });

  // By itself it would be refused after half a minute.
  test('is refused at once where the search is closed meanwhile', { timeout: 20_000 }, async () => {
    const closing = new ListingSearch(location);
    const asked = closing.find({ release: 3, parameters: 'q=hat' }).catch((error: Error) => error.message);
    await nextTick();
    await closing.close();
    expect(await asked).toContain('Too many searches');
  });

  test('is not found in a shop that is searched in the browser, and in the sample', async () => {
    await release(7, []);
    expect((await find('q=boot')).statusCode).toBe(404);
    await store.writePointer({ mode: 'sample', release: null, revision: 8 });
    await current.refresh();
    expect((await find('q=boot')).statusCode).toBe(404);
  });
});
