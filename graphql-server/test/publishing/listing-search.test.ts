import { hash } from 'node:crypto';
import { setImmediate as nextTick } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { FacetQuery } from '@mela/rules/listing/facets.ts';
import { INDEX_HEAD, partAddress, WHOLE_INDEX } from '@mela/rules/listing/index-parts.ts';
import { buildIndex, type IndexedProduct, UPLOADED_IMAGES } from '@mela/rules/listing/product-index.ts';
import Fastify, { type FastifyRequest } from 'fastify';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { addListingAnswers } from '../../src/app/http/listing-answers.ts';
import { ReleasePages } from '../../src/app/http/release-pages.ts';
import { sendFailure } from '../../src/app/rest/envelope.ts';
import { UserError } from '../../src/kernel/errors.ts';
import type { CurrentRelease } from '../../src/modules/publishing/current-release.ts';
import { publishingMessages } from '../../src/modules/publishing/messages.ts';
import type { PageAnswer, PageQuestion } from '../../src/modules/publishing/pages/messages.ts';
import type { ReleaseRecord } from '../../src/modules/publishing/releases.ts';
import { ListingSearch } from '../../src/modules/search/listing-search.ts';

const ALL: FacetQuery = {
  ...{ text: '', category: null, options: [], attributes: [], brands: null, tags: [], anyTags: null },
  ...{ min: null, max: null, isAvailable: null, isOnSale: null, ids: null },
};

/** The files of all releases, by number and address. */
const files = new Map<string, { key: string; type: string; hash: string; body: Buffer }>();
/** The number of reads of a file, and of checks that found it unchanged. */
const reads = { read: 0, same: 0 };
let isDown = false;
const source = {
  find: async ({ release, path, known }: PageQuestion): Promise<PageAnswer> => {
    if (isDown) throw new UserError('UNAVAILABLE', publishingMessages.pageBeingPrepared);
    const file = files.get(`${release} ${path}`) ?? null;
    const isSame = known !== undefined && file?.key === known;
    if (file) reads[isSame ? 'same' : 'read'] += 1;
    return isSame ? { isSame } : file;
  },
};
const followers: ((release: ReleaseRecord) => void)[] = [];
const current = {
  release: null as ReleaseRecord | null,
  isLost: false,
  prepareWith: () => {},
  follow: (follower: (release: ReleaseRecord) => void) => void followers.push(follower),
  findRelease: async (number: number) => ({ _id: number }) as ReleaseRecord,
};
const search = new ListingSearch(source);
const previewSearch = new ListingSearch(source);
const app = Fastify();

function product(name: string, price: number, changes: Partial<IndexedProduct> = {}): IndexedProduct {
  return {
    ...{ path: `/product/${name}`, name, price, oldPrice: null, category: '', categories: ['women'] },
    ...{ rating: null, badge: '', backdrop: '', brand: '', condition: '', release: 0, secondImage: '' },
    ...{ tags: [], colors: [], sizes: [], attributes: [] },
    image: {
      ...{ type: 'image/webp', smallWidth: 320, largeWidth: 1600 },
      small: '/uploads/a-320.webp',
      large: '/uploads/a.webp',
      fallback: '/uploads/a.webp',
    },
    ...changes,
  };
}

/** Makes a release with a split index, and shows it. */
function release(number: number, parts: IndexedProduct[][]): void {
  const categories = [{ slug: 'women', name: 'Women', parent: null }];
  const all: [string, unknown][] = [
    [INDEX_HEAD, { categories, parts: parts.length }],
    ...parts.map((products, part): [string, unknown] => [
      partAddress(part),
      { index: buildIndex({ categories: [], products }, UPLOADED_IMAGES), featured: [] },
    ]),
  ];
  for (const [path, content] of parts.length > 0 ? all : []) put(number, path, content);
  show(number);
}

function put(release: number, path: string, content: unknown): void {
  const body = Buffer.from(JSON.stringify(content));
  files.set(`${release} ${path}`, { key: hash('sha1', body), type: 'application/json', hash: '', body });
}

function show(number: number): void {
  current.release = { _id: number } as ReleaseRecord;
  for (const follower of followers) follower(current.release);
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
  const pages = { ...source, compare: async () => [], paths: async () => [], onRenewed: () => {} };
  const shown = current as never as CurrentRelease;
  addListingAnswers(
    app,
    new ReleasePages({ current: shown, pages, assets: { read: async () => null } }, mayPreview),
    { publisher: { current: shown }, listingSearch: search, previewSearch },
  );
  release(1, [
    [product('Tea dress', 2000, { colors: ['Red'] }), product('Lace gown', 9000, { colors: ['Blue'] })],
    [product('Old boot', 500, { categories: [], brand: 'Sutra' })],
  ]);
});
afterAll(async () => {
  await app.close();
  await search.close();
  await previewSearch.close();
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

  test('counts the results of each choice', async () => {
    const { total, counts } = (await find('color=Red')).json();
    expect(total).toBe(1);
    expect(counts.color).toEqual([
      ['Blue', 1],
      ['Red', 1],
    ]);
    expect(counts.category).toEqual([['women', 1]]);
  });

  test('is compressed, briefly cached, and not sent again while the release is the same', async () => {
    const { headers, statusCode } = await find('', { 'accept-encoding': 'br' });
    expect([statusCode, headers['content-encoding']]).toEqual([200, 'br']);
    expect(headers['cache-control']).toBe('public, max-age=10, stale-while-revalidate=60');
    expect((await find('', { 'if-none-match': String(headers['etag']) })).statusCode).toBe(304);
  });

  test('is not searched again for a client that has the response', async () => {
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

  test('never has more than two hundred products', async () => {
    const many = Array.from({ length: 450 }, (_, row) => product(`Bag ${row}`, 500));
    release(2, [many]);
    const { products, total, pages } = (await find('show=all')).json();
    expect([products.length, total, pages]).toEqual([200, 450, 3]);
  });

  test('is that of the live release, even after a rollback', async () => {
    release(3, [[product('New hat', 100)]]);
    expect(await namesFor('')).toEqual(['New hat']);
    show(1);
    expect(await namesFor('q=hat')).toEqual([]);
    expect(await namesFor('q=boot')).toEqual(['Old boot']);
  });

  test('is loaded in advance for a new release if it was used', async () => {
    const searching = vi.spyOn(search, 'find');
    release(5, [[product('New bag', 100)]]);
    expect(searching).toHaveBeenCalledWith(5, '');
    expect(await namesFor('')).toEqual(['New bag']);
    await search.close();
    searching.mockClear();
    show(1);
    expect(searching).not.toHaveBeenCalled();
    searching.mockRestore();
  });

  test('reads only the changed parts of the next release', async () => {
    const [same, other] = [[product('Same bag', 100)], [product('Other bag', 200)]];
    release(8, [same, other]);
    await namesFor('');
    Object.assign(reads, { read: 0, same: 0 });
    release(9, [same, [product('New bag', 300)]]);
    expect(await namesFor('')).toEqual(['New bag', 'Same bag']);
    // The server reads the head of the index each time.
    expect(reads).toEqual({ read: 2, same: 1 });
  });

  test('is refused while the index cannot be read, and answered as soon as it can', async () => {
    isDown = true;
    release(10, [[product('Late bag', 100)]]);
    const { statusCode, headers } = await find('q=bag');
    expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
    isDown = false;
    expect(await namesFor('q=bag')).toEqual(['Late bag']);
    show(1);
  });

  test('finds products by a text for the API, with their scores', async () => {
    release(12, [[product('Red bag', 100, { id: 'a' }), product('Bag', 100, { id: 'b', tags: ['red'] })]]);
    expect(await search.rank(12, 'red bag')).toMatchObject([{ id: 'a' }, { id: 'b' }]);
    expect(await search.rank(12, '!?')).toEqual([]);
    show(1);
  });

  test('counts the facets of a list for the API, and remembers them by their filters', async () => {
    const silk = { attributes: ['Fabric: Silk'] };
    release(13, [[product('Red bag', 100, silk)], [product('Blue bag', 300, silk), product('Hat', 200)]]);
    const countsOf = async (asked: Partial<FacetQuery>) => {
      const { facets, prices } = await search.countFacets(13, { ...ALL, ...asked });
      const fabrics = facets.find(({ name }) => name === 'Fabric');
      return { prices, silk: fabrics?.values.map(({ count }) => count) };
    };
    const all = { prices: { min: 100, max: 300 }, silk: [2] };
    expect(await countsOf({})).toEqual(all);
    expect(await countsOf({ max: 100 })).toEqual({ ...all, silk: [1] });
    expect(await countsOf({ ids: [] })).toEqual({ prices: null, silk: undefined });
    const asked = vi.spyOn(Worker.prototype, 'postMessage');
    expect(await countsOf({})).toEqual(all);
    expect(asked).not.toHaveBeenCalled();
    asked.mockRestore();
    show(1);
  });

  test('is that of a previewed release for the operator who previews it', async () => {
    const { headers, body } = await find('q=hat', { cookie: 'release=3' });
    expect(JSON.parse(body).products.map(({ name }: IndexedProduct) => name)).toEqual(['New hat']);
    expect(headers['cache-control']).toBe('private, no-store');
    expect(await namesFor('q=hat')).toEqual([]);
    const unknown = await find('q=hat', { cookie: 'release=3', 'x-known': 'no' });
    expect(unknown.json().products).toEqual([]);
  });

  test('refuses requests that would wait too long, and answers the others', async () => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, place) => find(`q=word${place}`).then(({ statusCode }) => statusCode)),
    );
    expect(answers.filter((status) => status === 503)).toHaveLength(8);
    expect(answers.filter((status) => status === 200)).toHaveLength(32);
  });

  // The timeout is shorter than the half minute after which the search would be refused anyway.
  test('is refused at once if the search is closed meanwhile', { timeout: 20_000 }, async () => {
    const closing = new ListingSearch(source);
    const asked = closing.find(3, 'q=hat').catch((error: Error) => error.message);
    await nextTick();
    await closing.close();
    expect(await asked).toContain('Too many searches');
  });

  test('comes from the whole index in a shop that is searched in the browser, and not for the sample', async () => {
    release(7, []);
    expect((await find('q=boot')).statusCode).toBe(404);
    await expect(search.rank(7, 'boot')).rejects.toThrow('The search index is not available right now');
    await expect(search.countFacets(7, ALL)).rejects.toThrow('The search index is not available right now');
    put(
      11,
      WHOLE_INDEX,
      buildIndex({ categories: [], products: [product('Small boot', 100)] }, UPLOADED_IMAGES),
    );
    show(11);
    expect(await namesFor('q=boot')).toEqual(['Small boot']);
    current.release = null;
    expect((await find('q=boot')).statusCode).toBe(404);
  });
});
