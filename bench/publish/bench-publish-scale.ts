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
/** What runs when no size is named: a million products take hours to write. */
const USUAL_SIZES = SIZES.slice(0, 2);
const SAVES = 20;
const READS = 20;
const MANY = 5_000;
const POLL_MS = 20;
/** Pages that shoppers have asked for when a text of all pages changes, and that nobody has asked for yet. */
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
  'publisher MB',
];

/** Publishes shops of growing size on a real database, with the pages of the real site. */
export async function benchPublishScale(): Promise<void> {
  await measureSizes(USUAL_SIZES);
}

/** Parts for a single size, such as `publish-1000`. */
export const PUBLISH_SIZES: Record<string, (() => Promise<void>)[]> = Object.fromEntries(
  SIZES.map((size) => [`publish-${size}`, [() => measureSizes([size])]]),
);

async function measureSizes(sizes: readonly number[]): Promise<void> {
  const rows: string[][] = [];
  for (const size of sizes) {
    process.stdout.write(`A shop of ${size} products …\n`);
    await withCatalogue(size, async (served) => void rows.push(await measure(served, size)), {
      isPlain: true,
    });
  }
  printTable('Publishing by size on the embedded MongoDB', HEAD, rows);
}

async function measure(served: ServedCatalogue, size: number): Promise<string[]> {
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
  return [
    String(size),
    ...[first.firstMs, first.allMs].map(inSeconds),
    ...[lists, newPages].map((times) => quantile(times, 0.95).toFixed(1)),
    ...[quantile(saves, 0.95), renameMs, backMs, forwardMs, manyMs].map(inSeconds),
    ...[peakMemoryOf(served.child.pid ?? null), peakMemoryOf(publisher)].map((bytes) =>
      (bytes / 1e6).toFixed(0),
    ),
  ];
}

async function goLive(shop: PublishedShop, path: string): Promise<{ firstMs: number; allMs: number }> {
  const started = performance.now();
  await askFor(shop, 'mutation { publishStorefront { state } }');
  await waitUntil(async () => (await fetch(shop.url + path)).ok, MAX_FIRST_MS);
  const firstMs = performance.now() - started;
  await settle(shop);
  return { firstMs, allMs: performance.now() - started };
}

/** Pages that were never rendered, one after the other. */
async function readNewPages(shop: PublishedShop, size: number): Promise<number[]> {
  const paths = await pathsOf(shop, size);
  return timesOf(paths.length, (index) => shop.read(paths[index] as string));
}

/** Product pages, spread over the shop. */
async function pathsOf(shop: PublishedShop, size: number): Promise<string[]> {
  const places = Array.from({ length: PAGES }, (_, index) => Math.floor(((index + 0.5) * size) / PAGES));
  return Promise.all(places.map((place) => shop.pathOf(sampleId(`product/${place}`).toHexString())));
}

/** The name of the shop is on every page: until each of those that were asked for says the new one. */
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

/** To the release before, and then to the state of the catalogue again. */
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

/** All at once in the database: how soon the last of them is live. */
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

/** Pages of the list of what is released, from the database. */
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

function inSeconds(ms: number): string {
  return (ms / 1000).toFixed(2);
}
