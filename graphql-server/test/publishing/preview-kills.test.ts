import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { SAMPLE_CONTENT } from '@mela/rules/content/sample-content.ts';
import { afterAll, expect, test } from 'vitest';
import { LocalStorage } from '../../src/kernel/storage/local-storage.ts';
import { ReleaseStore } from '../../src/modules/publishing/store/release-store.ts';
import { openTestDatabase } from '../database.ts';
import { askFor } from '../graphql/ask.ts';
import { seededRandom } from '../seeded-random.ts';
import { eventually, type ServedApp } from '../serve.ts';
import { type ServerProcess, startServerProcess } from '../server-process.ts';
import { LiveShop } from './live-shop.ts';
import { publisherOf } from './publisher-of.ts';
import { makeSmallSite } from './small-site.ts';

const KILLS = ['publisher', 'server'] as const;
const MAX_MS_BEFORE_KILL = 200;
const KEPT_PREVIEWS = 4;
const PREVIEW =
  'mutation ($values: StorefrontContentValues!) { release: previewStorefrontContent(values: $values) }';
const database = openTestDatabase();
const site = makeSmallSite();
const dataDir = mkdtempSync(join(tmpdir(), 'preview-kills-'));
let server: ServerProcess;
let shop: LiveShop;
afterAll(async () => {
  await server?.kill('process');
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 });
});

async function start(): Promise<void> {
  const path = join(import.meta.dirname, 'server.fixture.ts');
  server = startServerProcess({
    dataDir,
    // One address for all starts: pages name it, and would be made anew.
    environment: {
      ...{ MONGODB_URI: database.uri, MONGODB_DB: database.name },
      PUBLIC_URL: 'http://localhost:8000',
    },
    script: { path, arguments: [site], readyLine: /^Ready at (\S+)$/m },
  });
  shop = new LiveShop({ ...database, url: await server.url } as ServedApp);
}

async function preview(name: string): Promise<number> {
  const values = { shop: { ...SAMPLE_CONTENT.shop, name } };
  return (await askFor(shop.app, PREVIEW, { values })).release;
}

const seen = async (release: number) => (await shop.get('/', { cookie: `release=${release}` })).body;

/** The files of the releases that neither a release nor a preview has, and those that are half written. */
async function leftovers(): Promise<string[]> {
  const releases = join(dataDir, 'releases');
  const store = new ReleaseStore(new LocalStorage(join(releases, readdirSync(releases)[0] ?? ''), 'tmp'));
  const used = new Set<string>();
  for (const number of await store.shownNumbers()) {
    const record = await store.readRelease(number);
    if (!record) throw new Error(`The record of ${number} is damaged.`);
    for (const name of record.buckets) used.add(name);
    for (const entry of (await store.readManifest(record)).entries().values()) {
      if ('file' in entry) used.add(entry.file);
    }
  }
  expect((await store.releaseNumbers('previews')).length).toBeLessThanOrEqual(KEPT_PREVIEWS);
  const left: string[] = [];
  for await (const name of store.fileNames()) if (!used.has(name)) left.push(name);
  for await (const name of store.storage.list('tmp')) left.push(name);
  return left;
}

test('a kill while a preview is made changes nothing that is live, and what it leaves is deleted', async () => {
  await start();
  for (const title of ['Hat', 'Scarf', 'Shawl']) await shop.add(title);
  await shop.goLive();
  const live = (await shop.get('/')).body;
  const random = seededRandom(11);
  for (const [number, killed] of KILLS.entries()) {
    const broken = preview(`Broken off ${number}`).catch(() => null);
    await sleep(random.fraction() * MAX_MS_BEFORE_KILL);
    const publisher = publisherOf(server.child.pid);
    if (killed === 'publisher' && publisher) process.kill(publisher, 'SIGKILL');
    if (killed === 'server') {
      await server.kill('process');
      await start();
    }
    await broken;
    expect((await shop.get('/')).body).toBe(live);
    expect(await seen(await preview(`Afterwards ${number}`))).toContain(`Afterwards ${number}`);
  }
  expect((await shop.get('/')).body).toBe(live);
  expect(await shop.releases()).toHaveLength(1);
  await eventually(async () => expect(await leftovers()).toEqual([]));
});
