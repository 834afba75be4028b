import { setTimeout as sleep } from 'node:timers/promises';
import type { collectionsOf } from '../../graphql-server/src/app/shop/collections.ts';
import { printTable } from '../print-table.ts';
import { Connection } from '../requests/connection.ts';
import { graphqlBytes, requestBytes } from '../requests/request-bytes.ts';
import { quantile } from '../statistics.ts';
import { askServer } from './open-for-orders.ts';
import { orderInput, type PricedPiece } from './order-input.ts';

const COUNT = 500;
const QUIET_MS = 10_000;
const PAUSE_MS = 10;
const PAY = 'mutation ($id: ID!) { markOrderPaid(id: $id) { invoice { number } } }';
const CART = `query ($cart: CartInput!) { cart(input: $cart) { lines { quantity } total { amount } } }`;

/** Measures one PDF of 500 invoices, and how much longer shoppers wait for a page and a cart during it. */
export async function printInvoices(
  url: string,
  { orders }: Pick<ReturnType<typeof collectionsOf>, 'orders'>,
  [piece]: readonly PricedPiece[],
): Promise<void> {
  const paid = await orders
    .find({}, { projection: { number: 1 }, sort: { number: 1 }, limit: COUNT })
    .toArray();
  for (const { _id } of paid) await askServer(url, PAY, { id: _id.toHexString() });
  const { variantId } = piece as PricedPiece;
  const { shippingAddress } = orderInput(piece as PricedPiece);
  const { country, region, postalCode } = shippingAddress;
  const cart = { lines: [{ variantId, quantity: 1 }], destination: { country, region, postalCode } };
  const requests = [requestBytes('GET', '/'), graphqlBytes(CART, { cart })];
  const quiet = await timesUntil(url, requests, sleep(QUIET_MS));
  const started = performance.now();
  const [first, last] = [paid[0]?.number, paid.at(-1)?.number];
  const printed = fetch(`${url}/api/invoices/print?orders=${first}-${last}`).then(async (answer) => {
    const pdf = await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`The invoices could not be printed: ${Buffer.from(pdf).toString()}`);
    return { seconds: (performance.now() - started) / 1000, megabytes: pdf.byteLength / 1e6 };
  });
  const busy = await timesUntil(url, requests, printed);
  const { seconds, megabytes } = await printed;
  const [before, meanwhile] = [quantile(quiet, 0.95), quantile(busy, 0.95)];
  printTable(
    `${COUNT} invoices in one PDF of ${megabytes.toFixed(1)} MB`,
    ['', 'seconds', 'p95 before, ms', 'p95 meanwhile, ms', '× before'],
    [
      [
        'pages and carts of others',
        seconds.toFixed(1),
        before.toFixed(1),
        meanwhile.toFixed(1),
        (meanwhile / before).toFixed(2),
      ],
    ],
  );
}

/**
 * Sends requests one after the other, with pauses, until `end` settles.
 * @returns the duration of each in milliseconds
 */
async function timesUntil(
  url: string,
  requests: readonly Buffer[],
  end: Promise<unknown>,
): Promise<number[]> {
  let isOver = false;
  void end.finally(() => {
    isOver = true;
  });
  const connection = await Connection.open(Number(new URL(url).port));
  const times: number[] = [];
  while (!isOver) {
    for (const request of requests) {
      const started = performance.now();
      await connection.ask(request);
      times.push(performance.now() - started);
      await sleep(PAUSE_MS);
    }
  }
  connection.close();
  return times;
}
