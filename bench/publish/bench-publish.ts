import { cpus } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { publisherOf } from '../../graphql-server/test/publishing/publisher-of.ts';
import { sampleId } from '../catalogue/sample-products.ts';
import { type ServedCatalogue, withCatalogue } from '../catalogue/with-catalogue.ts';
import { readUsage } from '../metered/usage.ts';
import { printTable } from '../print-table.ts';
import { Connection } from '../requests/connection.ts';
import { QUESTIONS, questionBytes } from '../requests/questions.ts';
import { quantile } from '../statistics.ts';
import { killPublishing } from './kill-publishing.ts';
import { PublishedShop, peakMemoryOf } from './published-shop.ts';
import { weighLivePages } from './weigh-live-pages.ts';

const SMALL = 1_000;
const LARGE = 10_000;
const SAVES = 20;
const MANY_SAVES = 100;
const SAVED_EVERY_MS = 50;
const ASKED_EVERY_MS = 25;
const SELDOM_MS = 250;
/** The time after which a release's first pages have their final compression. */
const COMPRESSED_AFTER_MS = 15_000;
const QUIET_MS = 5_000;
const KILLS = 50;
const WITH_IMAGES = { hasImages: true };

/** Measures the time from an operator's save until shoppers see it. */
export async function benchPublish(): Promise<void> {
  const rows: string[][] = [];
  process.stdout.write(`A shop of ${SMALL} products …\n`);
  await withCatalogue(
    SMALL,
    async ({ url }) => {
      rows.push(await firstRelease(new PublishedShop(url), SMALL, 5));
    },
    WITH_IMAGES,
  );
  process.stdout.write(`A shop of ${LARGE} products …\n`);
  await withCatalogue(
    LARGE,
    async (served) => {
      rows.push(...(await measureLarge(served)));
    },
    WITH_IMAGES,
  );
  printRows(rows);
}

/** Measures what killed publishing processes leave behind. */
export async function benchPublishKills(): Promise<void> {
  process.stdout.write(`A shop of ${SMALL} products, and ${KILLS} kills …\n`);
  printRows(await killPublishing(SMALL, KILLS));
}

function printRows(rows: string[][]): void {
  const [{ model = '' } = {}, ...others] = cpus();
  printTable(`Publishing, on ${1 + others.length} cores (${model})`, ['', 'measured', 'aim'], rows);
}

async function measureLarge(served: ServedCatalogue): Promise<string[][]> {
  const shop = new PublishedShop(served.url);
  await useQuietly(shop);
  const before = await readUsage(served.child);
  const rows = [await firstRelease(shop, LARGE, 30)];
  const publisher = publisherOf(served.child.pid);
  rows.push([
    'publisher, most memory after the first release',
    inMegabytes(peakMemoryOf(publisher)),
    '≤ 500 MB',
  ]);
  rows.push(...(await saveOne(shop)), ...(await saveInTurn(shop)), ...(await saveMany(shop)));
  // Measured before any request whose response the server caches.
  const after = await readUsage(served.child);
  rows.push(
    ['server, memory it has more than before', inMegabytes(after.rssBytes - before.rssBytes), '≤ 20 MB'],
    ...(await changeEveryPage(shop)),
    ['publisher, most memory', inMegabytes(peakMemoryOf(publisher)), '≤ 500 MB'],
  );
  await sleep(COMPRESSED_AFTER_MS);
  rows.push(...(await weighLivePages(shop)));
  return rows;
}

/** Sends some requests and saves, after which the server has allocated the memory that it needs for them. */
async function useQuietly(shop: PublishedShop): Promise<void> {
  const id = sampleId('product/0').toHexString();
  for (let index = 0; index < SAVES; index += 1) await shop.save(id, `Saved before, ${index}`);
  await timeRequests(shop, () => sleep(QUIET_MS));
}

async function firstRelease(shop: PublishedShop, products: number, aim: number): Promise<string[]> {
  return [`first release of ${products} products`, inSeconds(await shop.goLive()), `≤ ${aim} s`];
}

async function saveOne(shop: PublishedShop): Promise<string[][]> {
  const times: number[] = [];
  for (let index = 0; index < SAVES; index += 1) {
    const id = sampleId(`product/${index * 37}`).toHexString();
    const text = `Saved as number ${index}`;
    const path = await shop.pathOf(id);
    await shop.save(id, text);
    times.push(await shop.waitFor(path, text));
    await shop.settled();
    await sleep(1_000 + ((index * 137) % 500));
  }
  return [
    ['one product saved until its page is served, median', inSeconds(quantile(times, 0.5)), ''],
    [
      `one product saved until its page is served, p95 of ${SAVES}`,
      inSeconds(quantile(times, 0.95)),
      '≤ 1 s',
    ],
  ];
}

/** Saves changes one after the other, each as soon as the previous one is live. */
async function saveInTurn(shop: PublishedShop): Promise<string[][]> {
  const times: number[] = [];
  for (let index = 0; index < SAVES; index += 1) {
    const id = sampleId(`product/${index * 41}`).toHexString();
    const text = `Saved in turn, number ${index}`;
    const path = await shop.pathOf(id);
    await shop.save(id, text);
    times.push(await shop.waitFor(path, text));
  }
  return [
    ['saves one after the other, each when the former is live, median', inSeconds(quantile(times, 0.5)), ''],
    [`saves one after the other, p95 of ${SAVES}`, inSeconds(quantile(times, 0.95)), '≤ 0.6 s'],
  ];
}

async function saveMany(shop: PublishedShop): Promise<string[][]> {
  const before = await shop.releaseCount();
  const id = sampleId('product/5000').toHexString();
  const path = await shop.pathOf(id);
  const begun = performance.now();
  for (let index = 0; index < MANY_SAVES; index += 1) {
    await sleep(Math.max(0, begun + index * SAVED_EVERY_MS - performance.now()));
    const other = sampleId(`product/${index * 11 + 1}`).toHexString();
    await shop.save(index === MANY_SAVES - 1 ? id : other, `One of many, ${index}`);
  }
  const liveMs = await shop.waitFor(path, `One of many, ${MANY_SAVES - 1}`);
  await shop.settled();
  const releases = (await shop.releaseCount()) - before;
  return [
    [`${MANY_SAVES} saves in 5 s, after the last until it is served`, inSeconds(liveMs), '≤ 2 s'],
    ['releases made of them', String(releases), '≤ 6'],
  ];
}

async function changeEveryPage(shop: PublishedShop): Promise<string[][]> {
  const quiet = await timeRequests(shop, () => sleep(QUIET_MS));
  let ms = 0;
  const busy = await timeRequests(shop, async () => {
    const started = performance.now();
    await shop.rename('Another name');
    // Poll seldom, because constant polling would put load on the server.
    await shop.waitFor('/', 'Another name', SELDOM_MS);
    ms = performance.now() - started;
  });
  const [quietP95, busyP95] = [quantile(quiet, 0.95), quantile(busy, 0.95)];
  return [
    [`a text of every page changed, ${LARGE} products`, inSeconds(ms), '≤ 30 s'],
    ['API meanwhile, p95 (quiet p95)', `${busyP95.toFixed(0)} ms (${quietP95.toFixed(0)} ms)`, ''],
    ['the one divided by the other', (busyP95 / quietP95).toFixed(1), '≤ 2'],
  ];
}

/** Reads uncached lists one after the other at a steady pace. @returns the durations in milliseconds */
async function timeRequests({ url }: PublishedShop, work: () => Promise<unknown>): Promise<number[]> {
  const connection = await Connection.open(Number(new URL(url).port));
  const [question] = QUESTIONS;
  if (!question) throw new Error('There is nothing to ask.');
  const times: number[] = [];
  let isOver = false;
  const asking = (async () => {
    while (!isOver) {
      const started = performance.now();
      await connection.ask(questionBytes(question, Math.floor(Math.random() * 1e9)));
      times.push(performance.now() - started);
      await sleep(ASKED_EVERY_MS);
    }
  })();
  await work();
  isOver = true;
  await asking;
  connection.close();
  return times;
}

function inSeconds(ms: number): string {
  return `${(ms / 1000).toFixed(2)} s`;
}

function inMegabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(0)} MB`;
}
