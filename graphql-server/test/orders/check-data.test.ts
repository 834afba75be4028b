import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ObjectId } from 'mongodb';
import { beforeAll, describe, expect, it } from 'vitest';
import { collectionsOf } from '../../src/app/shop/collections.ts';
import { checkData } from '../../src/app/shop/modules.ts';
import { ask } from '../graphql/ask.ts';
import { makeSmallSite } from '../publishing/small-site.ts';
import { serveApp } from '../serve.ts';
import { buy, openShop, sell } from './selling-shop.ts';

const COMMAND = join(import.meta.dirname, '../../commands/check-data.ts');

const app = serveApp({}, makeSmallSite());
let variantId = '';

beforeAll(async () => {
  await openShop(app, { bankDetails: 'Account 1' });
  ({ id: variantId } = await sell(app, 'Chair', 1_000, 20));
  const cancel = 'mutation ($token: ID!) { cancelOrder(token: $token) { status } }';
  await ask(app, cancel, { token: (await buy(app, variantId, 2)).token });
  await buy(app, variantId, 3, { paymentMethod: 'bank_transfer' });
  const { number } = await buy(app, variantId, 4);
  const { data } = await ask(app, 'query ($f: OrderFilter) { orders(filter: $f) { nodes { id } } }', {
    f: { search: number },
  });
  const ship = `mutation ($id: ID!) {
    fulfilOrder(id: $id, input: { lines: [{ lineId: "1", quantity: 3 }] }) { status }
    markOrderPaid(id: $id) { status }
  }`;
  await ask(app, ship, { id: data.orders.nodes[0].id });
});

/** Starts the command as a process, which takes seconds. */
async function runCommand() {
  // This port is one on which nothing listens.
  const env = {
    ...process.env,
    MONGODB_URI: app.uri,
    MONGODB_DB: app.name,
    DATA_DIR: app.dataDir,
    PORT: '1',
  };
  return promisify(execFile)(process.execPath, [COMMAND], { env }).then(
    ({ stdout }) => ({ code: 0, lines: stdout.trim().split('\n') }),
    ({ code, stdout }) => ({ code, lines: stdout.trim().split('\n') }),
  );
}

/**
 * Runs the command in this process.
 * @returns its output
 */
async function check(): Promise<string[]> {
  const faults: string[] = [];
  for await (const fault of checkData(collectionsOf(app.db))) faults.push(fault);
  return faults;
}

/** Changes data directly in the database, runs the command, and restores the data. */
async function whileSo<T>(collection: string, filter: object, update: object, look: () => Promise<T>) {
  const documents = app.db.collection(collection);
  const before = await documents.findOne(filter);
  if (!before) throw new Error('There is nothing to change.');
  await documents.updateOne({ _id: before._id }, update);
  try {
    return await look();
  } finally {
    await documents.replaceOne({ _id: before._id }, before);
  }
}

describe('npm run check-data', () => {
  it('reports in one line that everything agrees', async () => {
    const lines = ['No problems found in 3 orders and the stock of 1 variants.'];
    expect(await runCommand()).toEqual({ code: 0, lines });
  });

  it('prints a line for each mismatch, and exits with 1', async () => {
    const { code, lines } = await whileSo('inventory', {}, { $set: { onHand: 18 } }, runCommand);
    expect([code, lines.length]).toEqual([1, 2]);
    expect(lines.join('\n')).toMatch(/, but the stock history ends at 17\.$/m);
  });

  it.each([
    [
      'inventory',
      {},
      { $set: { reserved: 5 } },
      [/: available is 1[23], expected 1[23]\.$/, /: reserved is 5, but open orders need 4\.$/],
    ],
    ['inventory', {}, { $set: { onHand: 18 } }, [/, but the stock history ends at 17\.$/, /available/]],
    ['orderState', { _id: 'last' }, { $inc: { count: 1 } }, [/^The order counter is 1004/]],
    ['orders', { number: 1002 }, { $inc: { total: 1 } }, [/^Order 1002: its total is \d+, expected \d+\.$/]],
    ['orders', { number: 1002 }, { $inc: { 'lines.0.total': 5 } }, [/the total of line 1/, /subtotal/]],
    ['orders', { number: 1003 }, { $inc: { 'taxes.0.amount': 1 } }, [/^Order 1003: its tax is/]],
    [
      'orders',
      { number: 1003 },
      { $set: { paymentStatus: 'PENDING' } },
      [/^Order 1003: its payment status is PENDING, expected PAID\.$/],
    ],
    [
      'orders',
      { number: 1003 },
      { $set: { refunded: 5 } },
      [/^Order 1003: its refunded amount is 5, expected 0\.$/],
    ],
    [
      'orders',
      { number: 1001 },
      { $set: { refundOwed: 7 } },
      [/^Order 1001: its owed refund is 7, expected 0\.$/],
    ],
    [
      'payments',
      {},
      { $set: { amount: 500_000 } },
      [
        /^Order 1003: the amount paid in its events is 420000, expected 500000\.$/,
        /^Order 1003: its charges add up to 500000, more than its total 420000\.$/,
      ],
    ],
    [
      'payments',
      {},
      { $set: { state: 'CANCELED' } },
      [/^Order 1003: its payment status is PAID, expected PENDING\.$/],
    ],
    [
      'payments',
      {},
      { $set: { kind: 'REFUND' } },
      [/^Order 1003: its refunds add up to 420000, more than its charges 0\.$/],
    ],
    [
      'payments',
      {},
      { $set: { currency: 'USD' } },
      [/^Order 1003: its payment \w+-1 is in USD, but the order is in INR\.$/],
    ],
    [
      'payments',
      {},
      { $set: { orderId: new ObjectId() } },
      [/^Order 1003: its payment status is PAID/, /^Payment \w+-1 of 420000 belongs to no order\.$/],
    ],
    [
      'orders',
      { number: 1003 },
      { $set: { status: 'SHIPPED' } },
      [/not all items are shipped/, /2 are reserved|reserved/],
    ],
    [
      'orders',
      { number: 1001 },
      { $set: { status: 'CONFIRMED' } },
      [/: reserved is \d+, but open orders need 6\.$/],
    ],
    ['orders', { number: 1002 }, { $set: { number: 1010 } }, [/^Order 1002 is missing.$/]],
  ])(
    'names what does not agree in %s when %o is changed by %o',
    async (collection, filter, update, faults) => {
      const lines = await whileSo(collection, filter, update, check);
      for (const fault of faults) expect(lines.join('\n')).toMatch(new RegExp(fault.source, 'm'));
    },
  );

  it('finds the latest movement by its time, whatever its id, because each server has its own ids', async () => {
    const movements = app.db.collection('inventoryMovements');
    const [last] = await movements.find().sort({ at: -1 }).limit(1).toArray();
    if (!last) throw new Error('Nothing was moved.');
    const earlier = { ...last, _id: ObjectId.createFromTime(0) };
    await movements.deleteOne({ _id: last._id });
    await movements.insertOne(earlier);
    try {
      expect(await check()).toEqual([]);
    } finally {
      await movements.deleteOne({ _id: earlier._id });
      await movements.insertOne(last);
    }
  });

  it('does not report a clock that was set back, but still reports missing entries', async () => {
    const movements = app.db.collection('inventoryMovements');
    const [last] = await movements.find().sort({ at: -1 }).limit(1).toArray();
    if (!last) throw new Error('Nothing was moved.');
    const { _id, at } = last;
    await movements.updateOne({ _id }, { $set: { at: new Date(0) } });
    try {
      expect(await check()).toEqual([]);
      for (const onHand of [16, 18]) {
        const lines = await whileSo('inventory', {}, { $set: { onHand } }, check);
        expect(lines.join('\n')).toContain(`on hand is ${onHand}, but the stock history ends at 20.`);
      }
    } finally {
      await movements.updateOne({ _id }, { $set: { at } });
    }
  });

  it('agrees again once the data is restored', async () => {
    expect(await check()).toEqual([]);
    expect(ObjectId.isValid(variantId)).toBe(true);
  });
});
