import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { BUILT } from '../../src/app/http/static-files.ts';
import { type RunningServer, startServer } from '../../src/app/server.ts';
import { RELEASED_KINDS, versionsOf } from '../../src/modules/publishing/released/collections.ts';
import { openShopDatabase } from '../database.ts';
import { eventually, type ServedApp } from '../serve.ts';
import { LiveShop } from './live-shop.ts';
import { makeSmallSite } from './small-site.ts';

const database = openShopDatabase();
const site = makeSmallSite();
const dataDir = mkdtempSync(join(tmpdir(), 'lost-release-'));
const releases = join(dataDir, 'releases');
let server: RunningServer | undefined;
let shop: LiveShop;
let count = 0;

beforeEach(async () => {
  if (!server) await start();
  count += 1;
  await shop.add(`Shoe ${count}`);
  await shop.goLive();
});
afterAll(async () => {
  await stop();
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 });
});

async function start(): Promise<void> {
  const settings = {
    ...{ MONGODB_URI: database.uri, MONGODB_DB: database.name, DATA_DIR: dataDir },
    // Use one address for all starts, because pages contain it: with another address, they would be rendered
    // again.
    ...{ PORT: '0', LOG_LEVEL: 'fatal', PUBLIC_URL: 'http://localhost:8000' },
  };
  server = await startServer(settings, undefined, undefined, { ...BUILT, site });
  shop = new LiveShop({ ...database, url: server.url } as ServedApp);
}

async function stop(): Promise<void> {
  await server?.stop(true);
  server = undefined;
}

/** Requests a page until it exists; responses before that say when to retry, and are not the sample. */
async function comesBack(path: string): Promise<void> {
  await eventually(async () => {
    const { status, headers, body } = await shop.get(path);
    expect(body).not.toContain('sample');
    if (status === 200) return;
    expect([status, headers.get('retry-after')]).toEqual([503, '5']);
    throw new Error('It is not there yet.');
  });
}

/** Changes the database while no server runs. */
async function restartAfter(change: () => Promise<unknown>): Promise<void> {
  await stop();
  await change();
  await start();
}

/** Deletes the records of releases, as if the database had been restored only partly. */
const loseRecords = () => shop.collections.releases.deleteMany({});

async function loseDocuments(): Promise<void> {
  await loseRecords();
  const { releaseState } = shop.collections;
  for (const kind of RELEASED_KINDS) await versionsOf(kind, shop.collections).deleteMany({});
  await releaseState.deleteMany({});
}

/** Turns the data into that of version 0.1.0: records were files, and versions had fewer fields. */
async function becomeFormer(): Promise<void> {
  await loseRecords();
  const { releasedContent, releasedProducts, releasedRedirects, releaseState } = shop.collections;
  await releasedRedirects.drop();
  await releasedProducts.updateMany({}, { $set: { hash: 'former' }, $unset: { shown: '' } });
  await releasedContent.updateMany({}, { $set: { hash: 'former' }, $unset: { selling: '', hasSold: '' } });
  await releaseState.updateOne({ _id: 'state' }, { $unset: { shows: '', oldest: '' } });
}

async function publishBySelf(publishesAutomatically: boolean): Promise<void> {
  await shop.tell(`updateStorefrontSettings(input: { publishesAutomatically: ${publishesAutomatically} })`);
}

async function expectLost(): Promise<void> {
  for (const path of ['/', '/product/shoe-1', '/nowhere']) {
    const { status, headers, body } = await shop.get(path);
    expect([status, headers.get('retry-after')]).toEqual([503, '5']);
    expect(body).not.toContain('sample');
  }
  const { status, body } = await shop.get('/readyz');
  expect([status, JSON.parse(body).storefront]).toMatchObject([503, { isLost: true }]);
}

test.each([
  ['whose record is lost', loseRecords],
  ['of the version before', becomeFormer],
])('a release %s is shown again by itself, without what waits to be published', async (_, change) => {
  const { release } = await shop.storefront();
  await publishBySelf(false);
  await shop.add(`Waiting hat ${count}`);
  await restartAfter(change);
  // Another server of the former version may continue to publish for a while.
  expect((await shop.get('/readyz')).status).toBe(200);
  for (const path of ['/', `/product/shoe-${count}`]) await comesBack(path);
  expect((await shop.get(`/product/waiting-hat-${count}`)).status).toBe(404);
  await eventually(async () => {
    expect(await shop.releases()).toMatchObject([{ number: release, isCurrent: true, changed: null }]);
    expect((await shop.releases())[0]?.pages).toBeGreaterThan(0);
  });
  await publishBySelf(true);
  await comesBack(`/product/waiting-hat-${count}`);
  expect(await shop.settled()).toMatchObject({ mode: 'CATALOGUE', error: null, waiting: 0 });
  const [newest, former] = await shop.releases();
  expect([newest?.number, former?.number]).toEqual([release + 1, release]);
});

test('after an update from the version before, everything is published again automatically, and nothing twice', async () => {
  const { release } = await shop.storefront();
  await restartAfter(becomeFormer);
  await comesBack(`/product/shoe-${count}`);
  await eventually(async () => expect((await shop.storefront()).release).toBe(release + 1));
  expect(await shop.settled()).toMatchObject({ error: null, waiting: 0 });
  await restartAfter(async () => {});
  await shop.add('Later hat');
  await comesBack('/product/later-hat');
  expect((await shop.settled()).release).toBe(release + 2);
});

test('a release whose documents are lost is not shown, nor is the sample, until the next publish', async () => {
  await publishBySelf(false);
  await restartAfter(loseDocuments);
  await expectLost();
  await shop.tell('publishStorefront');
  for (const path of ['/', '/product/shoe-1']) await comesBack(path);
  expect(await shop.releases()).toMatchObject([{ isCurrent: true, cause: 'REQUESTED' }]);
  expect((await shop.get('/readyz')).status).toBe(200);
  await publishBySelf(true);
});

test('publishing releases the known changes; if there are none, it finds and repairs damage', async () => {
  const [former] = await shop.releases();
  await shop.add('Taken back');
  await comesBack('/product/taken-back');
  const { release } = await shop.settled();
  await shop.tell(`rollBackStorefront(release: ${former?.number})`);
  const { releasedProducts } = shop.collections;
  await releasedProducts.deleteOne({ title: 'Shoe 1' });
  const countOfShoe = () => releasedProducts.countDocuments({ title: 'Shoe 1' });
  await shop.goLive();
  expect((await shop.get('/product/taken-back')).status).toBe(200);
  expect([(await shop.storefront()).release, await countOfShoe()]).toEqual([release, 0]);
  await shop.goLive();
  expect([(await shop.storefront()).release, await countOfShoe()]).toEqual([release + 1, 1]);
});

test.each<[string, () => void]>([
  ['is deleted', () => rmSync(releases, { recursive: true })],
  [
    'cannot be used',
    () => {
      rmSync(releases, { recursive: true, force: true });
      writeFileSync(releases, '');
    },
  ],
])(
  'when the folder of the releases %s, pages and publishing go on, now and after a start',
  async (damaged, damage) => {
    damage();
    for (const isRestarted of [false, true]) {
      if (isRestarted) {
        await stop();
        await start();
      }
      const title = `${damaged} ${isRestarted ? 'after' : 'before'}`;
      await shop.add(title);
      await comesBack(`/product/${title.replaceAll(' ', '-')}`);
      expect((await shop.get('/product/shoe-1')).status).toBe(200);
      expect(await shop.settled()).toMatchObject({ error: null });
      expect((await shop.get('/_astro/app.1234abcd.js')).body).toBe('app()');
      // Only a file of an earlier build is lost.
      expect((await shop.get('/_astro/earlier.12345678.js')).status).toBe(404);
    }
  },
);
