import { setTimeout as sleep } from 'node:timers/promises';
import { withCatalogue } from '../catalogue/with-catalogue.ts';
import { openForOrders } from '../orders/open-for-orders.ts';
import { orderInput, type PricedPiece } from '../orders/order-input.ts';
import { printTable } from '../print-table.ts';
import { Connection } from '../requests/connection.ts';
import { graphqlBytes } from '../requests/request-bytes.ts';
import { quantile } from '../statistics.ts';

const PRODUCT_COUNT = 100;
const ATTACKERS = 4;
const SHOPPERS = 4;
const PAUSE_MS = 50;
const DEFAULT_SECONDS = 6;
const PLACE = `mutation Place($input: PlaceOrderInput!, $key: String!) {
  placeOrder(input: $input, idempotencyKey: $key) { token number status total { amount } }
}`;

interface Attack {
  name: string;
  request: (priced: readonly PricedPiece[], turn: number) => Buffer;
}

/** The largest requests of each kind: some that the cost limit allows, and some that it rejects. */
const ATTACKS: Attack[] = [
  { name: '50 carts of 100 lines each', request: (priced) => carts(priced, 50, 100) },
  { name: '11 carts of 100 lines each', request: (priced) => carts(priced, 11, 100) },
  { name: '50 carts of 18 lines each', request: (priced) => carts(priced, 50, 18) },
  { name: '1 cart of 20 lines', request: (priced) => carts(priced, 1, 20) },
  {
    name: '19 times the availability of 250 variants',
    request: (priced) => availability(priced, 19),
  },
  { name: 'a page of 100 products, each time another', request: (_, turn) => page(turn) },
];

/**
 * Measures the orders of four shoppers while four clients send the largest allowed requests, compared with a quiet server. All of them come
 * from this machine, so no limit by address applies. `FAIRNESS_SECONDS` shortens each round.
 */
export async function benchFairness(): Promise<void> {
  const seconds = Number(process.env['FAIRNESS_SECONDS'] ?? DEFAULT_SECONDS);
  await withCatalogue(
    PRODUCT_COUNT,
    async ({ url }) => {
      const port = Number(new URL(url).port);
      const priced = await openForOrders(url);
      await orderFor(port, priced, seconds);
      const quiet = await orderFor(port, priced, seconds);
      const rows = [rowOf('quiet', quiet, quiet, 0)];
      for (const { name, request } of ATTACKS) {
        const end = performance.now() + seconds * 1_000;
        const attackers = Array.from({ length: ATTACKERS }, () =>
          attackUntil(port, (turn) => request(priced, turn), end),
        );
        const attacked = await orderFor(port, priced, seconds);
        const answered = (await Promise.all(attackers)).reduce((sum, count) => sum + count, 0);
        rows.push(rowOf(name, attacked, quiet, answered / seconds));
      }
      printTable(
        `Orders of ${SHOPPERS} shoppers beside ${ATTACKERS} attackers, ${seconds} s each`,
        ['', 'orders', 'p50 ms', 'p95 ms', '× quiet', 'attacks a second'],
        rows,
      );
    },
    { hasImages: true },
  );
}

function rowOf(name: string, times: number[], quiet: number[], attacks: number): string[] {
  const ratio = quantile(times, 0.95) / quantile(quiet, 0.95);
  const quantiles = [0.5, 0.95].map((share) => quantile(times, share).toFixed(0));
  return [name, String(times.length), ...quantiles, ratio.toFixed(2), attacks.toFixed(0)];
}

function carts(priced: readonly PricedPiece[], count: number, length: number): Buffer {
  const lines = Array.from({ length }, (_, index) => ({
    variantId: priced[index % priced.length]?.variantId,
    quantity: 1,
  }));
  const aliases = Array.from(
    { length: count },
    (_, index) => `a${index}: cart(input: $input) { subtotal { amount } }`,
  );
  return graphqlBytes(`query ($input: CartInput!) { ${aliases.join(' ')} }`, { input: { lines } });
}

function availability(priced: readonly PricedPiece[], count: number): Buffer {
  const ids = Array.from({ length: 250 }, (_, index) => priced[index % priced.length]?.variantId);
  const aliases = Array.from(
    { length: count },
    (_, index) => `a${index}: availability(variantIds: $ids) { state }`,
  );
  return graphqlBytes(`query ($ids: [ID!]!) { ${aliases.join(' ')} }`, { ids });
}

/** A request for a page that is not in the response cache. */
function page(turn: number): Buffer {
  const fields = 'id title description handle images { url } category { name }';
  return graphqlBytes(`{ products(first: 100) { totalCount nodes { ${fields} a${turn % 1_000}: title } } }`);
}

/**
 * Attacks until `end`.
 * @returns the number of responses, including rejections
 */
async function attackUntil(port: number, request: (turn: number) => Buffer, end: number): Promise<number> {
  const connection = await Connection.open(port);
  let answered = 0;
  while (performance.now() < end) {
    await connection.exchange(request(answered));
    answered += 1;
  }
  connection.close();
  return answered;
}

/**
 * Places orders for some seconds.
 * @returns the duration of each order in milliseconds
 */
async function orderFor(port: number, priced: readonly PricedPiece[], seconds: number): Promise<number[]> {
  const end = performance.now() + seconds * 1_000;
  const times: number[] = [];
  const shoppers = Array.from({ length: SHOPPERS }, async (_, shopper) => {
    const connection = await Connection.open(port);
    for (let turn = 0; performance.now() < end; turn += 1) {
      const wanted = priced[(shopper + turn * SHOPPERS) % priced.length] as PricedPiece;
      const request = graphqlBytes(PLACE, { input: orderInput(wanted), key: crypto.randomUUID() });
      const started = performance.now();
      await connection.ask(request);
      times.push(performance.now() - started);
      await sleep(PAUSE_MS);
    }
    connection.close();
  });
  await Promise.all(shoppers);
  return times;
}
