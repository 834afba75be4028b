import { setTimeout as sleep } from 'node:timers/promises';
import { collectionsOf } from '../../graphql-server/src/app/shop/collections.ts';
import { collectionAt } from '../../graphql-server/src/kernel/mongodb/versions.ts';
import { WITHOUT_FACETS } from '../../graphql-server/src/modules/catalogue/list/facets.ts';
import { askFor } from '../../graphql-server/test/graphql/ask.ts';
import { connectPatiently } from '../../graphql-server/test/patient-client.ts';
import { publisherOf } from '../../graphql-server/test/publishing/publisher-of.ts';
import { sampleId } from '../catalogue/sample-products.ts';
import { type ServedCatalogue, withCatalogue } from '../catalogue/with-catalogue.ts';
import { printTable } from '../print-table.ts';
import { quantile } from '../statistics.ts';
import { PublishedShop, peakMemoryOf } from './published-shop.ts';

type Db = Parameters<typeof collectionsOf>[0];

const SIZES = [1_000, 10_000, 100_000, 1_000_000];
/** The sizes that are measured by default. */
const USUAL_SIZES = SIZES.slice(0, 2);
/** A nearly empty shop, to measure the processes' base memory. */
const EMPTY = 1;
const SAVES = 20;
const READS = 20;
const MANY = 5_000;
const POLL_MS = 20;
/** The number of pages requested after a change to all pages, and of pages requested for the first time. */
const PAGES = 50;
const MAX_FIRST_MS = 40 * 60_000;
const HEAD = [
  'products',
  'first page s',
  'live s',
  'list p95 ms',
  'new page p95 ms',
  'save p95 s',
  'rename s',
  'roll back s',
  'forward s',
  '5,000 changed s',
  'server MB',
  '+ MB',
  'publisher MB',
  '+ MB',
];

/** Publishes shops of growing size with a real database and the real site's pages. */
export async function benchPublishScale(): Promise<void> {
  await measureSizes(USUAL_SIZES);
}

/** Benchmarks of a single size, such as `publish-1000`. */
export const PUBLISH_SIZES: Record<string, (() => Promise<void>)[]> = Object.fromEntries(
  SIZES.map((size) => [`publish-${size}`, [() => measureSizes([size])]]),
);

async function measureSizes(sizes: readonly number[]): Promise<void> {
  const measured: Measured[] = [];
  for (const size of [EMPTY, ...sizes]) {
    process.stdout.write(`A shop of ${size} products …\n`);
    await withCatalogue(size, async (served) => void measured.push(await measure(served, size)), {
      isPlain: true,
      hasWords: size < Math.max(...SIZES),
    });
  }
  const [empty] = measured as [Measured];
  const rows = measured.map(({ times, memory }) => [
    ...times,
    ...memory.flatMap((bytes, process) => [bytes, bytes - (empty.memory[process] ?? 0)].map(inMegabytes)),
  ]);
  printTable('Publishing by size on the embedded MongoDB', HEAD, rows);
}

interface Measured {
  times: string[];
  /** The peak memory of the server and the pages process in bytes. */
  memory: readonly number[];
}

async function measure(served: ServedCatalogue, size: number): Promise<Measured> {
  const shop = new PublishedShop(served.url);
  const path = await shop.pathOf(sampleId('product/0').toHexString());
  const first = await goLive(shop, path);
  note('first page', first.firstMs);
  note('all live', first.allMs);
  const client = await connectPatiently(served.databaseUri);
  const db = client.db(served.databaseName);
  const lists = await readLists(db, shop, size);
  note('list p95', quantile(lists, 0.95));
  const newPages = await readNewPages(shop, size);
  note('new page p95', quantile(newPages, 0.95));
  const saves = await saveInTurn(shop, size);
  note('save p95', quantile(saves, 0.95));
  const renameMs = await rename(shop, size);
  note('rename', renameMs);
  const { backMs, forwardMs } = await rollBack(shop, path);
  note('roll back', backMs);
  note('forward', forwardMs);
  const manyMs = await changeMany(db, shop, Math.min(MANY, size));
  await client.close();
  note('many', manyMs);
  const publisher = publisherOf(served.child.pid);
  const times = [
    String(size),
    ...[first.firstMs, first.allMs].map(inSeconds),
    ...[lists, newPages].map((some) => quantile(some, 0.95).toFixed(1)),
    ...[quantile(saves, 0.95), renameMs, backMs, forwardMs, manyMs].map(inSeconds),
  ];
  return { times, memory: [served.child.pid ?? null, publisher].map(peakMemoryOf) };
}

async function goLive(shop: PublishedShop, path: string): Promise<{ firstMs: number; allMs: number }> {
  const started = performance.now();
  await askFor(shop, 'mutation { publishStorefront { state } }');
  await waitUntil(async () => (await fetch(shop.url + path)).ok, MAX_FIRST_MS);
  const firstMs = performance.now() - started;
  await settle(shop);
  return { firstMs, allMs: performance.now() - started };
}

/** Requests pages that were never rendered, one after the other. */
async function readNewPages(shop: PublishedShop, size: number): Promise<number[]> {
  const paths = await pathsOf(shop, size);
  return timesOf(paths.length, (index) => shop.read(paths[index] as string));
}

/** Product pages, spread over the shop. */
async function pathsOf(shop: PublishedShop, size: number): Promise<string[]> {
  const places = Array.from({ length: PAGES }, (_, index) => Math.floor(((index + 0.5) * size) / PAGES));
  return Promise.all(places.map((place) => shop.pathOf(sampleId(`product/${place}`).toHexString())));
}

/** Changes the shop's name, which is on every page, and waits until each requested page shows it. */
async function rename(shop: PublishedShop, size: number): Promise<number> {
  const paths = await pathsOf(shop, size);
  await Promise.all(paths.map((path) => shop.read(path)));
  const begun = performance.now();
  await shop.rename('Renamed Shop');
  for (const path of paths) await shop.waitFor(path, 'Renamed Shop', POLL_MS);
  return performance.now() - begun;
}

async function saveInTurn(shop: PublishedShop, size: number): Promise<number[]> {
  return timesOf(SAVES, async (index) => {
    const id = sampleId(`product/${(index * Math.floor(size / SAVES)) % size}`).toHexString();
    const path = await shop.pathOf(id);
    await shop.save(id, `Saved in turn, number ${index}`);
    await shop.waitFor(path, `Saved in turn, number ${index}`);
  });
}

/**
 * Rolls back to the previous release, and then publishes the catalogue again.
 * @returns the duration of each
 */
async function rollBack(shop: PublishedShop, path: string): Promise<{ backMs: number; forwardMs: number }> {
  const id = sampleId('product/0').toHexString();
  await settle(shop);
  const { storefront } = await askFor(shop, '{ storefront { release } }');
  await shop.save(id, 'To be taken back');
  await shop.waitFor(path, 'To be taken back');
  await settle(shop);
  const begun = performance.now();
  await askFor(shop, `mutation { rollBackStorefront(release: ${storefront.release}) { state } }`);
  await waitUntil(async () => !(await shop.read(path)).includes('To be taken back'));
  const backMs = performance.now() - begun;
  await sleep(1_000);
  const forward = performance.now();
  await askFor(shop, 'mutation { publishStorefront { state } }');
  await shop.waitFor(path, 'To be taken back');
  const forwardMs = performance.now() - forward;
  await settle(shop);
  await askFor(
    shop,
    'mutation { updateStorefrontSettings(input: { publishesAutomatically: true }) { state } }',
  );
  return { backMs, forwardMs };
}

/** Changes many products directly in the database at once, and waits until the last is live. */
async function changeMany(db: Db, shop: PublishedShop, count: number): Promise<number> {
  const { products } = collectionsOf(db);
  const ids = Array.from({ length: count }, (_, index) => sampleId(`product/${index}`));
  const last = sampleId(`product/${count - 1}`);
  const path = await shop.pathOf(String(last));
  const description = `One of ${count}`;
  await products.updateMany({ _id: { $in: ids } }, { $set: { description }, $inc: { version: 1 } });
  const begun = performance.now();
  await shop.waitFor(path, description, POLL_MS);
  return performance.now() - begun;
}

/** Reads pages of the list of released products from the database. */
async function readLists(db: Db, shop: PublishedShop, size: number): Promise<number[]> {
  const { storefront } = await askFor(shop, '{ storefront { release } }');
  const released = collectionAt(collectionsOf(db).releasedProducts, storefront.release);
  return timesOf(READS, (index) =>
    released
      .find({ facets: '*' }, { projection: WITHOUT_FACETS, hint: 'titleKey' })
      .sort({ titleKey: 1, _id: 1 })
      .skip(Math.floor((index * size) / 1_000))
      .limit(50)
      .toArray(),
  );
}

async function settle(shop: PublishedShop): Promise<void> {
  await waitUntil(async () => {
    const { storefront } = await askFor(shop, '{ storefront { state error } }');
    if (storefront.state === 'FAILED') throw new Error(storefront.error);
    return storefront.state === 'LIVE';
  });
}

async function timesOf(count: number, work: (index: number) => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const begun = performance.now();
    await work(index);
    times.push(performance.now() - begun);
  }
  return times;
}

async function waitUntil(isSo: () => Promise<boolean>, maxMs = MAX_FIRST_MS): Promise<void> {
  const end = performance.now() + maxMs;
  while (performance.now() < end) {
    if (await isSo()) return;
    await sleep(POLL_MS);
  }
  throw new Error('What was waited for has not come.');
}

function note(what: string, ms: number): void {
  process.stdout.write(`  ${what}: ${inSeconds(ms)} s\n`);
}

function inMegabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(0);
}

function inSeconds(ms: number): string {
  return (ms / 1000).toFixed(2);
}
