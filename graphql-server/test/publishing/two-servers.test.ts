import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BUILT } from '../../src/app/http/static-files.ts';
import { type RunningServer, startServer } from '../../src/app/server.ts';
import { createCategory, createProduct } from '../graphql/shop.ts';
import { eventually, serveApp } from '../serve.ts';
import { LiveShop } from './live-shop.ts';
import { makeSmallSite } from './small-site.ts';

const shared = mkdtempSync(join(tmpdir(), 'two-servers-'));
const site = makeSmallSite();
const releases = { RELEASES_DIR: join(shared, 'releases') };
const shop = new LiveShop(serveApp(releases, site));
const dataDir = join(shared, 'other');
let other: RunningServer;

beforeAll(async () => {
  mkdirSync(dataDir);
  mkdirSync(join(shop.app.dataDir, 'uploads'), { recursive: true });
  symlinkSync(join(shop.app.dataDir, 'uploads'), join(dataDir, 'uploads'), 'junction');
  const { uri, name } = shop.app;
  const settings = { MONGODB_URI: uri, MONGODB_DB: name, DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'fatal' };
  other = await startServer({ ...settings, ...releases }, undefined, undefined, { ...BUILT, site });
});
afterAll(async () => {
  await other?.stop();
  rmSync(shared, { recursive: true, force: true });
});

async function readBoth(path: string): Promise<string[]> {
  return Promise.all([shop.app.url, other.url].map(async (url) => (await fetch(url + path)).text()));
}

test('two servers both serve what one of them publishes, including images', async () => {
  const product = await createProduct(shop.app, await createCategory(shop.app, 'Art'), { title: 'Painting' });
  await shop.goLive();
  await eventually(async () => {
    for (const text of await readBoth('/products.json')) expect(text).toContain('Painting');
  });
  const image = await fetch(other.url + (product.images[0]?.url ?? ''));
  expect([image.status, image.headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect(await shop.releases()).toHaveLength(1);
});

test('when the publishing server stops, the other one takes over', async () => {
  await shop.app.server.stop();
  await shop.add('Afterwards');
  await eventually(async () =>
    expect(await (await fetch(`${other.url}/products.json`)).text()).toContain('Afterwards'),
  );
});
