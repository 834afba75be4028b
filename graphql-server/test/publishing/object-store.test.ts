import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BUILT } from '../../src/app/http/static-files.ts';
import { type RunningServer, startServer } from '../../src/app/server.ts';
import { readDatabaseId } from '../../src/kernel/mongodb/shop-document.ts';
import { openStorage } from '../../src/kernel/storage/open-storage.ts';
import { createCategory, createProduct } from '../graphql/shop.ts';
import { eventually, serveApp } from '../serve.ts';
import { serveObjectStore } from '../storage/object-store.ts';
import { LiveShop } from './live-shop.ts';
import { makeSmallSite } from './small-site.ts';

const store = serveObjectStore();
const site = makeSmallSite();
const shop = new LiveShop(serveApp(store.environment, site));
let otherDataDir = '';
let other: RunningServer;

function environmentOfOther(): Record<string, string> {
  return {
    ...{ MONGODB_URI: shop.app.uri, MONGODB_DB: shop.app.name, DATA_DIR: otherDataDir },
    ...{ PORT: '0', LOG_LEVEL: 'fatal', ...store.environment },
  };
}

beforeAll(async () => {
  otherDataDir = await mkdtemp(join(tmpdir(), 'other-server-'));
  other = await startServer(environmentOfOther(), undefined, undefined, { ...BUILT, site });
});
afterAll(async () => {
  await other?.stop();
  await rm(otherDataDir, { recursive: true, force: true });
});

/** The responses of both servers. */
async function getBoth(path: string, headers: Record<string, string> = {}) {
  return Promise.all(
    [shop.app.url, other.url].map(async (url) => {
      const response = await fetch(url + path, { headers });
      return {
        status: response.status,
        type: response.headers.get('content-type'),
        body: await response.bytes(),
      };
    }),
  );
}

test('two servers on one database and one bucket serve the same releases and the same images', async () => {
  const product = await createProduct(shop.app, await createCategory(shop.app, 'Art'), { title: 'Painting' });
  await shop.goLive();
  const page = await eventually(async () => {
    const [one, another] = await getBoth('/products.json');
    expect(another?.body).toEqual(one?.body);
    expect(Buffer.from(one?.body ?? []).toString()).toContain('Painting');
    return one;
  });
  expect(page?.type).toContain('application/json');
  const [image, same] = await getBoth(product.images[0]?.url ?? '');
  expect(image).toMatchObject({ status: 200, type: 'image/webp' });
  expect(same).toEqual(image);
  const folders = await readdir(shop.app.dataDir);
  expect(folders.filter((name) => name === 'uploads' || name === 'releases')).toEqual([]);
});

test('an image in the store is served by range, by its ETag, and not at all if it is missing', async () => {
  const { images } = (await shop.collections.products.findOne({ title: 'Painting' })) ?? { images: [] };
  const address = `${other.url}/uploads/${images[0]?.hash}.webp`;
  const whole = await fetch(address);
  const part = await fetch(address, { headers: { range: 'bytes=0-3' } });
  expect([part.status, await part.text()]).toEqual([206, 'RIFF']);
  const known = await fetch(address, { headers: { 'if-none-match': whole.headers.get('etag') ?? '' } });
  expect(known.status).toBe(304);
  expect(whole.headers.get('cache-control')).toContain('immutable');
  expect((await fetch(`${other.url}/uploads/${'0'.repeat(32)}.webp`)).status).toBe(404);
});

test('while the store is unavailable live pages are served, and an upload is refused with 503', async () => {
  const [before] = await getBoth('/products.json');
  await store.stop();
  expect(await getBoth('/products.json')).toEqual([before, before]);
  // Pages, including those of new releases, are rendered without the store.
  await shop.add('Shown all the same');
  await eventually(async () => {
    for (const { status } of await getBoth('/product/shown-all-the-same')) expect(status).toBe(200);
  });
  const script = await fetch(`${shop.app.url}/_astro/earlier.12345678.js`);
  expect([script.status, script.headers.get('retry-after')]).toEqual([503, '5']);
  const category = await createCategory(shop.app, 'Prints');
  await expect(createProduct(shop.app, category, { title: 'Refused' })).rejects.toThrow('image storage');
  await store.start();
  await createProduct(shop.app, category, { title: 'Taken' });
  await eventually(async () => {
    const bodies = await getBoth('/products.json');
    for (const { body } of bodies) expect(Buffer.from(body).toString()).toContain('Taken');
  });
});

test('an emptied bucket changes no page, and the missing images are named with the next change', async () => {
  const [before] = await getBoth('/product/painting');
  const id = await readDatabaseId(shop.collections);
  for (const prefix of [`releases/${id}`, `uploads/${id}`]) {
    const storage = openStorage({ s3: store.settings, prefix });
    for await (const name of storage.list('')) await storage.delete(name);
  }
  expect(await getBoth('/product/painting')).toEqual([before, before]);
  await shop.collections.products.updateOne({ title: 'Painting' }, { $set: { sellingPrice: 4321 } });
  await eventually(async () =>
    expect(await shop.faults()).toContainEqual(
      expect.objectContaining({ name: 'Painting', kind: 'IMAGE_MISSING', outcome: 'SHOWN' }),
    ),
  );
  await eventually(async () => {
    for (const { body } of await getBoth('/product/painting'))
      expect(Buffer.from(body).toString()).toContain('4321');
  });
});

test('a missing bucket ends the start with an error that names no key', async () => {
  const environment = {
    ...environmentOfOther(),
    S3_BUCKET: 'nobodys',
    DATA_DIR: join(otherDataDir, 'third'),
  };
  const start = startServer(environment, undefined, undefined, { ...BUILT, site });
  await expect(start).rejects.toThrow(/^The object store cannot be used: S3 returned 404 – NoSuchBucket/);
  await expect(start).rejects.not.toThrow(store.settings.secretAccessKey);
});
