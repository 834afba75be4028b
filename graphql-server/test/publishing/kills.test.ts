import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { collectionsOf } from '../../src/app/shop/collections.ts';
import { collectionAt } from '../../src/kernel/mongodb/versions.ts';
import { readSettings } from '../../src/modules/publishing/settings.ts';
import { openTestDatabase } from '../database.ts';
import { askFor } from '../graphql/ask.ts';
import { insertProducts } from '../listing/catalogue.ts';
import { seededRandom } from '../seeded-random.ts';
import { eventually } from '../serve.ts';
import { type ServerProcess, startServerProcess } from '../server-process.ts';
import { publisherOf } from './publisher-of.ts';
import { makeSmallSite } from './small-site.ts';

/** The others end only the process that publishes. `npm run bench -- publish` makes more. */
const KILLS = 3;
const KILLS_PER_SERVER_KILL = 3;
const PRODUCTS = 12;
const MAX_WORK_MS = 250;
const database = openTestDatabase();
const { products, releasedProducts, settings } = collectionsOf(database.db);
const site = makeSmallSite();
const dataDir = mkdtempSync(join(tmpdir(), 'kills-'));
let server: ServerProcess | undefined;
afterAll(async () => {
  await server?.kill('process');
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 });
});

async function start(): Promise<string> {
  const path = join(import.meta.dirname, 'server.fixture.ts');
  server = startServerProcess({
    dataDir,
    environment: { MONGODB_URI: database.uri, MONGODB_DB: database.name },
    script: { path, arguments: [site], readyLine: /^Ready at (\S+)$/m },
  });
  return server.url;
}

/** All prices change together, so that pages of two releases would show two. */
async function setPrice(price: number): Promise<void> {
  await products.updateMany({}, { $set: { sellingPrice: price } });
}

async function listed(url: string): Promise<{ handle: string; sellingPrice: number }[]> {
  const answer = await fetch(`${url}/products.json`);
  return (await answer.json()) as { handle: string; sellingPrice: number }[];
}

async function shownPrices(url: string): Promise<string[]> {
  const list = await listed(url);
  const pages = await Promise.all(
    list.map(async ({ handle }) => (await fetch(`${url}/product/${handle}`)).text()),
  );
  const ofPages = pages.map((page) => / (\d+)<\/h1>/.exec(page)?.[1] ?? page);
  return [...new Set([...list.map(({ sellingPrice }) => String(sellingPrice)), ...ofPages])];
}

test(`after each of ${KILLS} SIGKILLs at random moments one whole release is shown, and the next start goes on`, async () => {
  let url = await start();
  await insertProducts(database, PRODUCTS, (index) => ({ title: `Thing ${index}`, images: [] }));
  await products.updateMany({}, { $set: { images: [] } });
  const random = seededRandom(7);
  await askFor({ url }, 'mutation { publishStorefront { state } }');
  await eventually(async () => expect(await shownPrices(url)).toEqual(['10000']));
  for (let kill = 1; kill <= KILLS; kill += 1) {
    await setPrice(kill);
    await sleep(random.fraction() * MAX_WORK_MS);
    const publisher = publisherOf(server?.child.pid);
    if (kill % KILLS_PER_SERVER_KILL === 0) {
      await server?.kill('process');
      await eventually(() => expect(isRunning(publisher)).toBe(false));
      url = await start();
    } else if (isRunning(publisher)) process.kill(publisher, 'SIGKILL');
    // Whatever is asked at this moment may be on both sides of a swap: then once more.
    await eventually(async () => expect(await shownPrices(url)).toHaveLength(1));
    // One that has published is started again soon: without this each kill would have to wait longer than the last.
    await eventually(async () => expect((await listed(url))[0]?.sellingPrice).toBe(kill));
    // A release may be made of what `updateMany` has changed by then: the next one has all of it.
    await eventually(async () => expect(await shownPrices(url)).toEqual([String(kill)]));
    const { release } = await readSettings(settings);
    const released = await collectionAt(releasedProducts, release ?? 0)
      .find()
      .toArray();
    expect(released.map(({ sellingPrice }) => sellingPrice)).toEqual(Array(PRODUCTS).fill(kill));
  }
});

function isRunning(pid: number | null): pid is number {
  try {
    return pid !== null && process.kill(pid, 0);
  } catch {
    return false;
  }
}
