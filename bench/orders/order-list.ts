import { collectionsOf } from '../../graphql-server/src/app/shop/collections.ts';
import type { Order } from '../../graphql-server/src/modules/orders/collection.ts';
import { printTable } from '../print-table.ts';
import { median } from '../statistics.ts';

const ORDER_COUNT = 100_000;
const BATCH_SIZE = 5_000;
const TIMES = 10;
const LIST = `query ($filter: OrderFilter, $orderBy: OrderOrder!) {
  orders(first: 20, filter: $filter, orderBy: $orderBy) {
    nodes { id number placedAt status paymentStatus email shippingAddress { name } itemCount total { amount currency } }
    totalCount openCount
  }
}`;
const DAY_MS = 24 * 60 * 60_000;
const YEAR_DAYS = 365;
const [FIRST_DAY, LAST_DAY] = [YEAR_DAYS - 1, 0].map((days) =>
  new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 'yyyy-mm-dd'.length),
);
const SALES = `query {
  salesReport(from: "${FIRST_DAY}", to: "${LAST_DAY}") {
    orders days { date revenue { amount } } bestSellers { title units }
  }
}`;
const NEWEST = { field: 'PLACED_AT', direction: 'DESC' };
const ASKED: [name: string, variables: object, query?: string][] = [
  ['the newest', { orderBy: NEWEST }],
  ['those to be shipped', { orderBy: NEWEST, filter: { status: 'CONFIRMED' } }],
  ['by status and payment', { orderBy: NEWEST, filter: { status: 'DELIVERED', paymentStatus: 'PAID' } }],
  ['the dearest', { orderBy: { field: 'TOTAL', direction: 'DESC' } }],
  ['by a name', { orderBy: NEWEST, filter: { search: 'rao 77' } }],
  ['by a beginning that all have', { orderBy: NEWEST, filter: { search: 'a' } }],
  ['by number', { orderBy: NEWEST, filter: { search: '1005' } }],
  ['the sales of a year, and its best products', {}, SALES],
];
const STATES = [
  ...[
    ['DELIVERED', 'PAID'],
    ['SHIPPED', 'PAID'],
    ['CONFIRMED', 'PENDING'],
    ['CANCELED', 'PENDING'],
  ],
] as const;

/** Measures the list of a shop with 100,000 copies of one order. */
export async function benchOrderList(url: string, db: Parameters<typeof collectionsOf>[0]): Promise<void> {
  const { orders } = collectionsOf(db);
  const first = await orders.findOne();
  if (!first) throw new Error('There is no order to copy.');
  for (let from = await orders.countDocuments(); from < ORDER_COUNT; from += BATCH_SIZE) {
    const copies = Array.from({ length: BATCH_SIZE }, (_, index) => copyOf(first, from + index));
    await orders.insertMany(copies, { ordered: false });
  }
  const rows: string[][] = [];
  for (const [name, variables, query = LIST] of ASKED) {
    const times: number[] = [];
    for (let turn = 0; turn < TIMES; turn += 1) {
      const started = performance.now();
      await ask(url, query, variables);
      times.push(performance.now() - started);
    }
    rows.push([name, median(times).toFixed(0), Math.max(...times).toFixed(0)]);
  }
  printTable(`20 of ${ORDER_COUNT} orders, with their total`, ['', 'median ms', 'longest ms'], rows);
}

function copyOf({ _id, ...order }: Order, index: number): Order {
  const id = crypto.randomUUID();
  const [status, paymentStatus] = STATES[index % STATES.length] ?? ['DELIVERED', 'PAID'];
  return {
    ...order,
    ...{ number: 1_000_000 + index, status, paymentStatus },
    ...{ token: id, tokenHash: id, keyHash: id },
    total: order.total + (index % 1_000),
    placedAt: new Date(Date.now() - ((ORDER_COUNT - index) / ORDER_COUNT) * YEAR_DAYS * DAY_MS),
    terms: ['asha@example.com', 'asha', 'rao', String(index % 1_000)],
    // MongoDB's driver adds the `_id`.
  } as Order;
}

async function ask(url: string, query: string, variables: object): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ query, variables });
  const answer = await (await fetch(`${url}/graphql`, { method: 'POST', headers, body })).text();
  if (answer.includes('"errors"')) throw new Error(answer.slice(0, 500));
}
