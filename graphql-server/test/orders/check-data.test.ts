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

/** Starts the command, which takes seconds. */
async function runCommand() {
  // Nothing listens at this port.
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

/** What the command prints, without starting it. */
async function check(): Promise<string[]> {
  const faults: string[] = [];
  for await (const fault of checkData(collectionsOf(app.db))) faults.push(fault);
  return faults;
}

/** Changes something past the server, looks, and puts it back. */
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
  it('says in one line that all agrees', async () => {
    const lines = ['All agrees: 3 orders, and the stock of 1 variants.'];
    expect(await runCommand()).toEqual({ code: 0, lines });
  });

  it('prints a line for each fault, and ends with 1', async () => {
    const { code, lines } = await whileSo('inventory', {}, { $set: { onHand: 18 } }, runCommand);
    expect([code, lines.length]).toEqual([1, 2]);
    expect(lines.join('\n')).toMatch(/lie on the shelf, and its movements say 17\.$/m);
  });

  it.each([
    [
      'inventory',
      {},
      { $set: { reserved: 5 } },
      [
        /: 12 are said to be available, and there are 12|: 13 are said/,
        /: 5 are reserved, and open orders need 4\.$/,
      ],
    ],
    [
      'inventory',
      {},
      { $set: { onHand: 18 } },
      [/lie on the shelf, and its movements say 17\.$/, /available/],
    ],
    ['orderState', { _id: 'last' }, { $inc: { count: 1 } }, [/^The last number that was given is 1004/]],
    [
      'orders',
      { number: 1002 },
      { $inc: { total: 1 } },
      [/^Order 1002: its total is \d+, and comes to \d+\.$/],
    ],
    ['orders', { number: 1002 }, { $inc: { 'lines.0.total': 5 } }, [/the total of line 1/, /subtotal/]],
    ['orders', { number: 1003 }, { $inc: { 'taxes.0.amount': 1 } }, [/^Order 1003: its tax is/]],
    [
      'orders',
      { number: 1003 },
      { $set: { paymentStatus: 'PENDING' } },
      [/^Order 1003: its payment status is PENDING, and its payments make it PAID\.$/],
    ],
    [
      'orders',
      { number: 1003 },
      { $set: { refunded: 5 } },
      [/^Order 1003: what was refunded is 5, and comes to 0\.$/],
    ],
    [
      'orders',
      { number: 1001 },
      { $set: { refundOwed: 7 } },
      [/^Order 1001: the refund that is owed is 7, and comes to 0\.$/],
    ],
    [
      'payments',
      {},
      { $set: { amount: 500_000 } },
      [
        /^Order 1003: what its events say was paid is 420000, and comes to 500000\.$/,
        /^Order 1003: its charges come to 500000, and its total is 420000\.$/,
      ],
    ],
    [
      'payments',
      {},
      { $set: { state: 'CANCELED' } },
      [/^Order 1003: its payment status is PAID, and its payments make it PENDING\.$/],
    ],
    [
      'payments',
      {},
      { $set: { kind: 'REFUND' } },
      [/^Order 1003: its refunds come to 420000, and its charges to 0\.$/],
    ],
    [
      'payments',
      {},
      { $set: { currency: 'USD' } },
      [/^Order 1003: its payment \w+-1 is in USD, and the order in INR\.$/],
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
      [/not all of it is shipped/, /2 are reserved|reserved/],
    ],
    [
      'orders',
      { number: 1001 },
      { $set: { status: 'CONFIRMED' } },
      [/are reserved, and open orders need 6\.$/],
    ],
    ['orders', { number: 1002 }, { $set: { number: 1010 } }, [/^There is no order 1002\.$/]],
  ])(
    'names what does not agree in %s when %o is changed by %o',
    async (collection, filter, update, faults) => {
      const lines = await whileSo(collection, filter, update, check);
      for (const fault of faults) expect(lines.join('\n')).toMatch(new RegExp(fault.source, 'm'));
    },
  );

  it('takes that movement for the last which was made last, whatever its id: each server has ids of its own', async () => {
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

  it('takes no clock that was put back for a fault, and what is not there for one all the same', async () => {
    const movements = app.db.collection('inventoryMovements');
    const [last] = await movements.find().sort({ at: -1 }).limit(1).toArray();
    if (!last) throw new Error('Nothing was moved.');
    const { _id, at } = last;
    await movements.updateOne({ _id }, { $set: { at: new Date(0) } });
    try {
      expect(await check()).toEqual([]);
      for (const onHand of [16, 18]) {
        const lines = await whileSo('inventory', {}, { $set: { onHand } }, check);
        expect(lines.join('\n')).toContain(`${onHand} lie on the shelf, and its movements say 20.`);
      }
    } finally {
      await movements.updateOne({ _id }, { $set: { at } });
    }
  });

  it('agrees again once it is put back', async () => {
    expect(await check()).toEqual([]);
    expect(ObjectId.isValid(variantId)).toBe(true);
  });
});
