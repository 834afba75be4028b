import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { SAMPLE_CONTENT } from '@mela/rules/content/sample-content.ts';
import { afterAll, expect, test } from 'vitest';
import { openShopDatabase } from '../database.ts';
import { askFor } from '../graphql/ask.ts';
import { seededRandom } from '../seeded-random.ts';
import type { ServedApp } from '../serve.ts';
import { type ServerProcess, startServerProcess } from '../server-process.ts';
import { LiveShop } from './live-shop.ts';
import { publisherOf } from './publisher-of.ts';
import { makeSmallSite } from './small-site.ts';

const KILLS = ['publisher', 'server'] as const;
const MAX_MS_BEFORE_KILL = 200;
const PREVIEW =
  'mutation ($values: StorefrontContentValues!) { release: previewStorefrontContent(values: $values) }';
const database = openShopDatabase();
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
    // Use one address for all starts, because pages contain it: with another address, they would be rendered
    // again.
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

test('a kill while a preview is created changes nothing live, and leaves only the preview itself', async () => {
  await start();
  for (const title of ['Hat', 'Scarf', 'Shawl']) await shop.add(title);
  await shop.goLive();
  const live = (await shop.get('/')).body;
  const { releasedProducts, releasedContent, previews } = shop.collections;
  const countStored = () =>
    Promise.all([releasedProducts.countDocuments(), releasedContent.countDocuments()]);
  const stored = await countStored();
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
  expect(await countStored()).toEqual(stored);
  const names = (await previews.find().toArray()).map(({ content }) => content.shop.name);
  expect(names.filter((name) => !name.startsWith('Broken off'))).toEqual(['Afterwards 0', 'Afterwards 1']);
});
