import { setTimeout as sleep } from 'node:timers/promises';
import { withCatalogue } from '../catalogue/with-catalogue.ts';
import { printTable } from '../print-table.ts';
import { quantile } from '../statistics.ts';

const PRODUCT_COUNT = 60_000;
const CLIENTS = 20;
const SEARCHES = 50;
const LEAVE_AFTER_MS = 500;
const DURATION_MS = 15_000;
const PAUSE_MS = 200;

/** Measures an ordinary search while clients send expensive searches and disconnect, and again afterwards. */
export async function benchSearchAttack(): Promise<void> {
  await withCatalogue(PRODUCT_COUNT, async ({ url }) => {
    const rows = [rowOf('before', await searchFor(url, 2_000))];
    const end = performance.now() + DURATION_MS;
    const attackers = Array.from({ length: CLIENTS }, (_, client) => attackUntil(url, client, end));
    rows.push(rowOf('meanwhile', await searchFor(url, DURATION_MS)));
    await Promise.all(attackers);
    rows.push(rowOf('afterwards', await searchFor(url, 2_000)));
    const title = `An ordinary search of ${PRODUCT_COUNT} products, while ${CLIENTS} clients ask for ${SEARCHES} searches with totals each and leave after ${LEAVE_AFTER_MS / 1000} s; aim: 1 s`;
    printTable(title, ['', 'searches', 'median, ms', 'longest, ms', 'not answered 200'], rows);
  });
}

async function attackUntil(url: string, client: number, end: number): Promise<void> {
  for (let turn = 0; performance.now() < end; turn += 1) {
    const searches = Array.from(
      { length: SEARCHES },
      (_, index) =>
        `a${index}: products(filter: { text: "the ${'abcdefghijklmnopqrstuvwxyz'[(client + turn + index) % 26]}" }) { totalCount }`,
    );
    await post(url, `{ ${searches.join(' ')} }`, AbortSignal.timeout(LEAVE_AFTER_MS)).catch(() => {});
  }
}

interface Search {
  status: number;
  ms: number;
}

async function searchFor(url: string, milliseconds: number): Promise<Search[]> {
  const searches: Search[] = [];
  const end = performance.now() + milliseconds;
  for (let turn = 0; performance.now() < end; turn += 1) {
    const started = performance.now();
    // Each query is different, so that no response is cached.
    const query = `{ products(filter: { text: "warranty ${turn % 10}" }, first: ${20 + (turn % 50)}) { totalCount nodes { id title } } }`;
    const status = await post(url, query);
    searches.push({ status, ms: performance.now() - started });
    await sleep(PAUSE_MS);
  }
  return searches;
}

async function post(url: string, query: string, signal?: AbortSignal): Promise<number> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
    ...(signal && { signal }),
  });
  await response.text();
  return response.status;
}

function rowOf(name: string, searches: Search[]): string[] {
  const times = searches.map(({ ms }) => ms);
  const failed = searches.filter(({ status }) => status !== 200).length;
  return [
    name,
    String(times.length),
    quantile(times, 0.5).toFixed(0),
    Math.max(...times).toFixed(0),
    String(failed),
  ];
}
