import { setTimeout as sleep } from 'node:timers/promises';
import { MANY_IMAGES } from './attacks/import-attacks.ts';
import { withCatalogue } from './catalogue/with-catalogue.ts';
import { busyClients } from './load/load-kinds.ts';
import { putUnderLoad } from './load/put-under-load.ts';
import { readUsage } from './metered/usage.ts';
import { printTable } from './print-table.ts';
import { graphqlBytes } from './requests/request-bytes.ts';
import { sendRequests } from './requests/send-requests.ts';

const PRODUCT_COUNT = 1_000;
const QUERIES = 100_000;
const STEPS = 10;
const CONNECTIONS = 4;
const LOAD_SECONDS = 20;
const IMPORTS = 3;
const REST_SECONDS = 30;

/** Measures the server's memory while it answers only different queries, and after a load: no cache may grow without limit. */
export async function benchMemory(): Promise<void> {
  await withCatalogue(PRODUCT_COUNT, async ({ url, child }) => {
    const port = Number(new URL(url).port);
    const rows: string[][] = [];
    const note = async (after: number | string) => {
      const { rssBytes, heapUsedBytes } = await readUsage(child);
      rows.push([String(after), (rssBytes / 1e6).toFixed(0), (heapUsedBytes / 1e6).toFixed(0)]);
    };
    await note(0);
    const count = QUERIES / STEPS;
    for (let step = 0; step < STEPS; step += 1) {
      const request = (index: number) => graphqlBytes(distinctQuery(step * count + index));
      await sendRequests({ port, request, count, connections: CONNECTIONS });
      await note((step + 1) * count);
    }
    await putUnderLoad(port, busyClients(), LOAD_SECONDS);
    await note(`after ${LOAD_SECONDS} s of load`);
    printTable(
      'Memory of the server, queries that are all different, then the load of 200 readers and 20 writers',
      ['queries', 'MB resident', 'MB heap'],
      rows,
    );
  });
}

/** Measures the memory of the idle server after imports that needed a lot of it. */
export async function benchImportMemory(): Promise<void> {
  await withCatalogue(PRODUCT_COUNT, async (served) => {
    const rows: string[][] = [];
    const note = async (when: string) => {
      const { rssBytes, peakRssBytes, heapUsedBytes } = await readUsage(served.child);
      rows.push([when, ...[rssBytes, peakRssBytes, heapUsedBytes].map((bytes) => (bytes / 1e6).toFixed(0))]);
    };
    await note('after the start');
    for (let count = 1; count <= IMPORTS; count += 1) {
      const status = await MANY_IMAGES.send(served);
      await sleep(REST_SECONDS * 1_000);
      await note(`${REST_SECONDS} s after import ${count}, answered ${status}`);
    }
    printTable(
      'Memory of the server after imports of 20,000 rows of 35 image paths; aim: 250 MB',
      ['', 'MB resident', 'MB at most', 'MB heap'],
      rows,
    );
  });
}

/** Different documents with different responses. */
function distinctQuery(index: number): string {
  return `query Distinct${index} { categories(first: ${1 + (index % 20)}) { totalCount nodes { id name${index}: name } } }`;
}
