import { mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { BUILT } from '../../src/app/http/static-files.ts';
import { type RunningServer, startServer } from '../../src/app/server.ts';
import { LocalStorage } from '../../src/kernel/storage/local-storage.ts';
import { ReleaseStore } from '../../src/modules/publishing/store/release-store.ts';
import { openTestDatabase } from '../database.ts';
import { eventually, type ServedApp } from '../serve.ts';
import { LiveShop } from './live-shop.ts';
import { makeSmallSite } from './small-site.ts';

const database = openTestDatabase();
const site = makeSmallSite();
const dataDir = mkdtempSync(join(tmpdir(), 'lost-release-'));
const releases = join(dataDir, 'releases');
const told: string[] = [];
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
    // One address for all starts: pages name it, and would be made anew.
    ...{ PORT: '0', LOG_LEVEL: 'fatal', PUBLIC_URL: 'http://localhost:8000' },
  };
  const log = (line: string) => void told.push(line);
  server = await startServer(settings, log, undefined, { ...BUILT, site });
  shop = new LiveShop({ ...database, url: server.url } as ServedApp);
}

async function stop(): Promise<void> {
  await server?.stop(true);
  server = undefined;
}

/** Looks at a page until it is there; whatever is answered before says when to come again, and is not the sample. */
async function comesBack(path: string): Promise<void> {
  await eventually(async () => {
    const { status, headers, body } = await shop.get(path);
    expect(body).not.toContain('sample');
    if (status === 200) return;
    expect([status, headers.get('retry-after')]).toEqual([503, '5']);
    throw new Error('It is not there yet.');
  });
}

function folderOfDatabase(): string {
  return join(releases, readdirSync(releases)[0] ?? '');
}

async function fileOf(path: string): Promise<string> {
  const store = new ReleaseStore(new LocalStorage(folderOfDatabase(), 'tmp'));
  const record = await store.readRelease((await store.readPointer())?.release ?? 0);
  if (!record) throw new Error('Nothing is shown.');
  const entry = (await store.readManifest(record)).find(path);
  if (!entry || !('file' in entry)) throw new Error(`There is no file at ${path}.`);
  return join(folderOfDatabase(), 'files', entry.file.slice(0, 2), entry.file);
}

test('releases that are deleted under a running server are made anew, and the sample is never shown', async () => {
  const before = (await shop.storefront()).release;
  rmSync(releases, { recursive: true });
  await eventually(async () => expect((await shop.storefront()).release).toBeGreaterThan(before));
  for (const path of ['/', '/product/shoe-1', '/products.json']) await comesBack(path);
  expect(await shop.settled()).toMatchObject({ mode: 'CATALOGUE', error: null });
  expect((await shop.get('/readyz')).status).toBe(200);
  expect((await shop.releases())[0]?.cause).toBe('REPAIRED');
});

test.each([
  ['by themselves', 'updateStorefrontSettings(input: { publishesAutomatically: true })'],
  ['only when they are asked for', 'updateStorefrontSettings(input: { publishesAutomatically: false })'],
])('releases that are gone at the start are made anew, though changes go live %s', async (_, setting) => {
  await shop.tell(setting);
  await stop();
  rmSync(releases, { recursive: true });
  await start();
  await comesBack('/');
  await comesBack('/product/shoe-1');
  await shop.tell('updateStorefrontSettings(input: { publishesAutomatically: true })');
});

test.each<[string, () => Promise<void>]>([
  ['a page is missing', async () => rmSync(await fileOf('/product/shoe-1'))],
  ['a page is cut off', async () => truncateSync(await fileOf('/product/shoe-1'), 9)],
  ['the pointer is cut off', async () => truncateSync(join(folderOfDatabase(), 'current.json'), 9)],
  [
    'the records are cut off',
    async () => {
      const folder = join(folderOfDatabase(), 'releases');
      for (const name of readdirSync(folder)) truncateSync(join(folder, name), 9);
    },
  ],
  [
    'the manifest is cut off',
    async () => {
      for (const name of readdirSync(join(folderOfDatabase(), 'files'), {
        recursive: true,
        encoding: 'utf8',
      })) {
        if (name.endsWith('.json')) truncateSync(join(folderOfDatabase(), 'files', name), 1);
      }
    },
  ],
])('when %s, it is made anew, though a former release was gone back to', async (_, damage) => {
  const { release } = await shop.storefront();
  await shop.tell(`rollBackStorefront(release: ${release})`);
  await stop();
  await damage();
  await start();
  for (const path of ['/product/shoe-1', '/', '/products.json']) await comesBack(path);
  await shop.goLive();
});

test('what cannot be made anew is told by the admin, by /readyz and once by the log, and goes on by itself', async () => {
  await stop();
  rmSync(releases, { recursive: true });
  writeFileSync(releases, '');
  await start();
  const error =
    'The folder of the releases cannot be used (ENOTDIR): see to its rights, and it goes on by itself.';
  await eventually(async () =>
    expect(await shop.storefront()).toMatchObject({
      mode: 'CATALOGUE',
      release: null,
      state: 'FAILED',
      error,
    }),
  );
  const page = await shop.get('/product/shoe-1');
  expect([page.status, page.headers.get('retry-after')]).toEqual([503, '5']);
  const ready = await shop.get('/readyz');
  expect([ready.status, JSON.parse(ready.body).storefront]).toEqual([
    503,
    // Its error may name an internal host: that is for the admin.
    { isLost: true, state: 'FAILED' },
  ]);
  // It has failed more than once by then.
  await eventually(async () => expect((await shop.storefront()).nextTryAt).not.toBeNull());
  expect(told.filter((line) => line === error)).toHaveLength(1);
  rmSync(releases);
  await comesBack('/product/shoe-1');
  expect((await shop.get('/readyz')).status).toBe(200);
});
