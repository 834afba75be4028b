import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { BUILT } from '../../src/app/http/static-files.ts';
import { startServer } from '../../src/app/server.ts';
import { collectionsOf } from '../../src/app/shop/collections.ts';
import { collectionAt } from '../../src/kernel/mongodb/versions.ts';
import { readSettings } from '../../src/modules/publishing/settings.ts';
import { openShopDatabase } from '../database.ts';
import { askFor } from '../graphql/ask.ts';
import { insertProducts } from '../listing/catalogue.ts';
import { seededRandom } from '../seeded-random.ts';
import { eventually } from '../serve.ts';
import { type ServerProcess, startServerProcess } from '../server-process.ts';
import { publisherOf } from './publisher-of.ts';
import { holdPages, makeSmallSite } from './small-site.ts';

/**
 * The number of kills. One in `KILLS_PER_SERVER_KILL` ends the whole server, and the others only the
 * publishing process. `npm run bench -- publish` makes more.
 */
const KILLS = 3;
const KILLS_PER_SERVER_KILL = 3;
const PRODUCTS = 12;
const MAX_WORK_MS = 250;
/** The maximum duration of a response with a dozen pages, on a busy machine. */
const MAX_ANSWER_MS = 5_000;
const database = openShopDatabase();
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

/** Changes all prices at once, so that pages of different releases show different prices. */
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

test(`after each of ${KILLS} SIGKILLs at random moments one complete release is live, and the next start continues`, async () => {
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
    // A request at this moment may see both sides of a swap; then it is repeated once.
    await eventually(async () => expect(await shownPrices(url)).toHaveLength(1));
    // A process that has published is restarted soon; otherwise each restart would take longer than the last.
    await eventually(async () => expect((await listed(url))[0]?.sellingPrice).toBe(kill));
    // A release may contain only some changes of `updateMany`; the next one has all of them.
    await eventually(async () => expect(await shownPrices(url)).toEqual([String(kill)]));
    const { release } = await readSettings(settings);
    const released = await collectionAt(releasedProducts, release ?? 0)
      .find()
      .toArray();
    expect(released.map(({ sellingPrice }) => sellingPrice)).toEqual(Array(PRODUCTS).fill(kill));
  }
});

test('when the publishing server of two is killed during a release, the other shows a complete one, and takes over', async () => {
  const first = server?.child.pid as number;
  const other = await startServer(
    {
      ...{ MONGODB_URI: database.uri, MONGODB_DB: database.name },
      ...{ DATA_DIR: mkdtempSync(join(dataDir, 'other-')), PORT: '0', LOG_LEVEL: 'fatal' },
    },
    undefined,
    undefined,
    { ...BUILT, site },
  );
  onTestFinished(() => other.stop());
  await eventually(async () => expect(await shownPrices(other.url)).toEqual([String(KILLS)]));
  const letGo = holdPages(site);
  await setPrice(1_000);
  await eventually(async () =>
    expect((await askFor(other, '{ storefront { state } }')).storefront.state).toBe('PUBLISHING'),
  );
  process.kill(first, 'SIGKILL');
  letGo();
  const asked = performance.now();
  expect(await shownPrices(other.url)).toEqual([String(KILLS)]);
  expect(performance.now() - asked).toBeLessThan(MAX_ANSWER_MS);
  await eventually(async () => expect(await shownPrices(other.url)).toEqual(['1000']));
});

function isRunning(pid: number | null): pid is number {
  try {
    return pid !== null && process.kill(pid, 0);
  } catch {
    return false;
  }
}
