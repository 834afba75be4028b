import { ownVariantId } from '@mela/rules/variant-ids.ts';
import { collectionsOf } from '../../graphql-server/src/app/shop/collections.ts';
import { parseObjectId } from '../../graphql-server/src/kernel/mongodb/documents.ts';
import { levelUpdate } from '../../graphql-server/src/modules/inventory/change-level.ts';
import { connectPatiently } from '../../graphql-server/test/patient-client.ts';
import { type ServedCatalogue, withCatalogue } from '../catalogue/with-catalogue.ts';
import { readUsage } from '../metered/usage.ts';
import { printTable } from '../print-table.ts';
import { Connection } from '../requests/connection.ts';
import { graphqlBytes } from '../requests/request-bytes.ts';
import { quantile } from '../statistics.ts';
import { openForOrders } from './open-for-orders.ts';
import { orderInput, type PricedPiece } from './order-input.ts';
import { benchOrderList } from './order-list.ts';
import { printInvoices } from './print-invoices.ts';

type Database = Parameters<typeof collectionsOf>[0];

const PRODUCT_COUNT = 100;
const SHOPPERS = 20;
const DEFAULT_SECONDS = 10;
/** The duration of the warm-up, in which Node.js compiles the code that each order runs. */
const WARM_UP_S = 12;
const ENOUGH = 10_000_000;
const PLACE = `mutation Place($input: PlaceOrderInput!, $key: String!) {
  placeOrder(input: $input, idempotencyKey: $key) { token number status total { amount } }
}`;

/**
 * Measures orders a second with stock and queued emails, from 20 simultaneous shoppers on the same machine as
 * the load generator and MongoDB: first for different variants, then all for the same one. Then measures a PDF
 * of 500 invoices, and the list of 100,000 orders. `ORDER_SECONDS` makes it shorter.
 */
export async function benchOrders(): Promise<void> {
  const seconds = Number(process.env['ORDER_SECONDS'] ?? DEFAULT_SECONDS);
  await withCatalogue(
    PRODUCT_COUNT,
    async (served) => {
      const client = await connectPatiently(served.databaseUri);
      try {
        const db = client.db(served.databaseName);
        const priced = await openForOrders(served.url);
        await countAll(db, priced);
        await placeFor(served, priced, WARM_UP_S);
        const rows = [
          await measure(served, db, 'spread over variants', priced, seconds),
          await measure(served, db, 'all of one variant', priced.slice(0, 1), seconds),
        ];
        printTable(
          `Orders of ${SHOPPERS} shoppers at once, ${seconds} s`,
          ['', 'per second', 'p50 ms', 'p95 ms', 'p99 ms', 'not placed', 'CPU ms each'],
          rows,
        );
        await printInvoices(served.url, collectionsOf(db), priced);
        await benchOrderList(served.url, db);
      } finally {
        await client.close();
      }
    },
    { hasImages: true },
  );
}

async function measure(
  served: ServedCatalogue,
  db: Database,
  name: string,
  priced: PricedPiece[],
  seconds: number,
): Promise<string[]> {
  const { orders } = collectionsOf(db);
  const [before, usage] = [await orders.countDocuments(), await readUsage(served.child)];
  const times = await placeFor(served, priced, seconds);
  const placed = (await orders.countDocuments()) - before;
  const cpuMs = ((await readUsage(served.child)).cpuMicroseconds - usage.cpuMicroseconds) / 1000;
  return [
    name,
    (placed / seconds).toFixed(0),
    ...[0.5, 0.95, 0.99].map((share) => quantile(times, share).toFixed(0)),
    String(times.length - placed),
    (cpuMs / placed).toFixed(2),
  ];
}

/**
 * Places orders for some seconds.
 * @returns the duration of each order in milliseconds
 */
async function placeFor({ url }: ServedCatalogue, priced: PricedPiece[], seconds: number): Promise<number[]> {
  const port = Number(new URL(url).port);
  const end = performance.now() + seconds * 1000;
  const times: number[] = [];
  const shoppers = Array.from({ length: SHOPPERS }, async (_, shopper) => {
    const connection = await Connection.open(port);
    for (let turn = 0; performance.now() < end; turn += 1) {
      const wanted = priced[(shopper + turn * SHOPPERS) % priced.length] as PricedPiece;
      const input = orderInput(wanted, `shopper-${crypto.randomUUID()}@example.com`);
      const request = graphqlBytes(PLACE, { input, key: crypto.randomUUID() });
      const started = performance.now();
      await connection.ask(request);
      times.push(performance.now() - started);
    }
    connection.close();
  });
  await Promise.all(shoppers);
  return times;
}

/**
 * Gives each product so much stock that nothing sells out. Sample products have no options, so each has a
 * single variant.
 */
async function countAll(db: Database, priced: readonly PricedPiece[]): Promise<void> {
  const { inventory, products } = collectionsOf(db);
  const wanted = new Set(priced.map(({ variantId }) => variantId));
  for await (const { _id } of products.find({}, { projection: { _id: 1 } })) {
    const id = ownVariantId(_id.toHexString());
    if (!wanted.has(id) && !wanted.has(_id.toHexString())) continue;
    const own = { _id: parseObjectId(id) ?? _id };
    await inventory.updateOne(own, levelUpdate({ productId: _id, onHand: ENOUGH }), { upsert: true });
  }
}
