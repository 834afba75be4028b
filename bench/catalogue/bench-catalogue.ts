import { seededRandom } from '../../graphql-server/test/seeded-random.ts';
import { readUsage } from '../metered/usage.ts';
import { printTable } from '../print-table.ts';
import { Connection } from '../requests/connection.ts';
import { requestBytes } from '../requests/request-bytes.ts';
import { median, quantile } from '../statistics.ts';
import { pageKinds, searchKinds, type TimedKind } from './page-requests.ts';
import { readDatabaseMemory } from './process-memory.ts';
import { sampleCategories } from './sample-categories.ts';
import { type ServedCatalogue, withCatalogue } from './with-catalogue.ts';

const PRODUCT_COUNT = 100_000;
const REQUESTS = 60;
const WARM_UP_REQUESTS = 5;
const SEED = 2026;

/** Measures pages at any depth and searches in a large catalogue: their time and the server's memory. */
export async function benchCatalogue(): Promise<void> {
  process.stdout.write(`Filling a database with ${PRODUCT_COUNT} products, which takes a minute or two …\n`);
  await withCatalogue(PRODUCT_COUNT, async (served) => {
    const [category] = sampleCategories();
    if (!category) throw new Error('The sample has no category.');
    const categoryId = category._id.toHexString();
    const memory = [await readMemory('after the start', served)];
    const connection = await Connection.open(Number(new URL(served.url).port));
    const change = requestBytes(
      'PUT',
      `/api/category/update/${categoryId}`,
      JSON.stringify({ name: category.name }),
    );
    const rows = [];
    for (const kind of [
      ...pageKinds(PRODUCT_COUNT, category._id),
      ...searchKinds(PRODUCT_COUNT, categoryId),
    ]) {
      rows.push(await timeKind(connection, kind, change));
    }
    connection.close();
    memory.push(await readMemory('after all of these requests', served));
    printTable(
      `${PRODUCT_COUNT} products: milliseconds of ${REQUESTS} requests, one after the other`,
      ['', 'median', 'p95', 'max'],
      rows,
    );
    printTable('Resident memory in MB', ['', 'server', 'its peak', 'watchdog', 'mongod'], memory);
    printTable(
      'Start on this catalogue',
      ['', 'seconds'],
      [['until ready', (served.startMs / 1000).toFixed(1)]],
    );
  });
}

async function timeKind(connection: Connection, kind: TimedKind, change: Buffer): Promise<string[]> {
  const random = seededRandom(SEED);
  const times: number[] = [];
  for (let index = -WARM_UP_REQUESTS; index < REQUESTS; index += 1) {
    if (kind.isAfterChange) await connection.ask(change);
    const request = kind.request(random);
    const started = performance.now();
    await connection.ask(request);
    if (index >= 0) times.push(performance.now() - started);
  }
  return [
    kind.name,
    ...[median(times), quantile(times, 0.95), Math.max(...times)].map((ms) => ms.toFixed(1)),
  ];
}

async function readMemory(when: string, { child, dataDir }: ServedCatalogue): Promise<string[]> {
  const { rssBytes, peakRssBytes } = await readUsage(child);
  const { keeperBytes, mongodBytes } = await readDatabaseMemory(dataDir);
  return [when, ...[rssBytes, peakRssBytes, keeperBytes, mongodBytes].map(inMegabytes)];
}

function inMegabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(0);
}
