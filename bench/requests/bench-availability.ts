import { seededRandom } from '../../graphql-server/test/seeded-random.ts';
import { withCatalogue } from '../catalogue/with-catalogue.ts';
import { readUsage } from '../metered/usage.ts';
import { openForOrders } from '../orders/open-for-orders.ts';
import { printTable } from '../print-table.ts';
import { median } from '../statistics.ts';
import { countSome } from '../stock/count-some.ts';
import { graphqlBytes, requestBytes } from './request-bytes.ts';
import { sendRequests } from './send-requests.ts';
import { startRawServer } from './start-raw-server.ts';

const PRODUCT_COUNT = 2_000;
const VARIANTS = 50;
/** Enough requests of each kind for the server's code to be compiled. */
const WARM_UP_ROUNDS = 12;
const ROUNDS = 7;
const REQUESTS = 1_000;
const CONNECTIONS = 8;
const SEED = 2026;
const QUERY = 'query ($ids: [ID!]!) { availability(variantIds: $ids) { variantId state left } }';

/** Creates a request for variants through one transport. */
type Request = (index: number) => Buffer;

/** Measures the cost of the availability of 50 variants, compared with a raw server that sends the same JSON. */
export async function benchAvailability(): Promise<void> {
  await withCatalogue(
    PRODUCT_COUNT,
    async ({ url, child, databaseUri, databaseName }) => {
      await openForOrders(url);
      const ids = await countSome({ databaseUri, databaseName });
      const same = ids.slice(0, VARIANTS);
      const answer = await (await fetch(url + pathOf(same))).json();
      const raw = await startRawServer({ answers: { [pathOf(same)]: answer }, databaseUri, databaseName });
      const server = { child, port: Number(new URL(url).port) };
      const random = seededRandom(SEED);
      const any = () => pathOf(Array.from({ length: VARIANTS }, () => random.pick(ids)));
      const bytes = requestBytes('GET', pathOf(same));
      const query = graphqlBytes(QUERY, { ids: same });
      const contestants: [name: string, asked: typeof server, request: Request][] = [
        ['raw node:http', raw, () => bytes],
        ['the same 50, known', server, () => bytes],
        ['50 that nobody has asked for together', server, () => requestBytes('GET', any())],
        ['GraphQL, the same 50, known', server, () => query],
        ['GraphQL, 50 that nobody has asked for together', server, () => anyByGraphql(random.pick, ids)],
      ];
      const measureAll = async () => {
        const cpu: number[] = [];
        for (const [, asked, request] of contestants) cpu.push(await measure(asked, request));
        return cpu;
      };
      try {
        for (let round = 0; round < WARM_UP_ROUNDS; round += 1) await measureAll();
        const rounds: number[][] = [];
        for (let round = 0; round < ROUNDS; round += 1) rounds.push(await measureAll());
        print(
          contestants.map(([name]) => name),
          rounds,
        );
      } finally {
        raw.child.kill();
      }
    },
    { hasImages: true },
  );
}

function pathOf(ids: readonly string[]): string {
  return `/index/availability?ids=${ids.join()}`;
}

function anyByGraphql(pick: (ids: string[]) => string, ids: string[]): Buffer {
  return graphqlBytes(QUERY, { ids: Array.from({ length: VARIANTS }, () => pick(ids)) });
}

/**
 * Sends requests.
 * @returns the CPU microseconds for each request
 */
async function measure(
  { child, port }: Awaited<ReturnType<typeof startRawServer>>,
  request: Request,
): Promise<number> {
  const before = await readUsage(child);
  await sendRequests({ port, request, count: REQUESTS, connections: CONNECTIONS });
  return ((await readUsage(child)).cpuMicroseconds - before.cpuMicroseconds) / REQUESTS;
}

function print(names: string[], rounds: number[][]): void {
  const figure = (read: (round: number[]) => number) => median(rounds.map(read));
  const rows = names.map((name, index) => [
    name,
    figure((round) => round[index] ?? Number.NaN).toFixed(0),
    figure((round) => (round[index] ?? Number.NaN) / (round[0] ?? Number.NaN)).toFixed(2),
  ]);
  printTable(
    `Availability of ${VARIANTS} of ${PRODUCT_COUNT} variants: median of ${ROUNDS} rounds of ${REQUESTS} requests over ${CONNECTIONS} connections`,
    ['', 'CPU µs', '× raw'],
    rows,
  );
}
