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

/**
 * The memory of the server while it answers queries that are all different, and after a load: nothing it keeps may grow
 * without bound.
 */
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

/** Different as a document, and in its answer. */
function distinctQuery(index: number): string {
  return `query Distinct${index} { categories(first: ${1 + (index % 20)}) { totalCount nodes { id name${index}: name } } }`;
}
