import { join } from 'node:path';
import { ObjectId } from 'mongodb';
import { beforeAll, describe, expect, it } from 'vitest';
import { backUp } from '../../src/app/backup/back-up.ts';
import { restore } from '../../src/app/backup/restore.ts';
import { emptyShop, imagesIn, shopIn, temporaryFolder } from '../backup/copies.ts';
import { ask, askFor } from '../graphql/ask.ts';
import { unusedAmong } from '../images/unused.ts';
import { makeSmallSite } from '../publishing/small-site.ts';
import { serveApp } from '../serve.ts';
import { buy, newKey, openShop, orderOf, place, sell, shelfOf } from './selling-shop.ts';

const app = serveApp({}, makeSmallSite());
let hash = '';

beforeAll(async () => {
  await openShop(app, { upiId: 'shop@bank', payWithinHours: 48 });
  const { id } = await sell(app, 'Anklet', 2_000, 9);
  const order = await buy(app, id, 2);
  hash = /([0-9a-f]{32})\.webp$/.exec(order.lines[0].image.url)?.[1] ?? '';
  await askFor(app, 'mutation ($id: ID!) { deleteProduct(id: $id) { id } }', { id });
  // Nothing else remembers the product any more.
  await app.db.collection('history').deleteMany({});
});

async function backedUp(): Promise<string> {
  const file = join(await temporaryFolder(), 'shop.tar.zst');
  await backUp(shopIn(app.client, app.name, app.dataDir), file);
  return file;
}

describe('what was bought', () => {
  it('keeps its image, however many others are not used any more', async () => {
    const others = Array.from({ length: 150 }, () => new ObjectId().toHexString().padEnd(32, '0'));
    expect(await unusedAmong(app, [hash, others[0] ?? ''])).toEqual([others[0]]);
    expect(await unusedAmong(app, [...others, hash])).toEqual(others);
  });

  it('is in a backup, with its image, and its sums agree in the shop that is restored', async () => {
    const copy = await emptyShop(app.client);
    const { notes } = await restore(copy, await backedUp(), { isReplacing: false, log: () => {} });
    expect(notes).toEqual([]);
    const [orders, copied] = [app.db, copy.db].map((db) => db.collection('orders').find().toArray());
    expect(await copied).toEqual(await orders);
    expect([...imagesIn(copy.dataDir).keys()]).toContain(`${hash}.webp`);
    expect(await copy.db.collection('orderState').findOne({ _id: 'last' as never })).toMatchObject({
      count: 1001,
    });
  });

  it('and is not paid yet has its time again in a restored shop, which may have lost the payment', async () => {
    const { id } = await sell(app, 'Bangle', 100);
    const { number, token } = await buy(app, id, 1, { paymentMethod: 'upi' });
    const unpaid = { number: Number(number) };
    await app.db.collection('orders').updateOne(unpaid, { $set: { payBy: new Date(0) } });
    const copy = await emptyShop(app.client);
    const before = Date.now();
    const { notes } = await restore(copy, await backedUp(), { isReplacing: false, log: () => {} });
    expect(notes).toEqual([expect.stringMatching(/^Orders that wait for their payment: 1\. They have all/)]);
    const payBy: Date = (await copy.db.collection('orders').findOne(unpaid))?.['payBy'];
    expect(payBy.getTime()).toBeGreaterThanOrEqual(before + 48 * 60 * 60_000);
    await askFor(app, 'mutation ($token: ID!) { cancelOrder(token: $token) { status } }', { token });
  });

  it('that does not agree is named by a restore', async () => {
    await app.db.collection('inventory').updateOne({}, { $inc: { reserved: 1 } });
    const copy = await emptyShop(app.client);
    const { notes } = await restore(copy, await backedUp(), { isReplacing: false, log: () => {} });
    expect(notes[0]).toBe('Not all of the backup agrees:');
    expect(notes.join('\n')).toMatch(/: 3 are reserved, and open orders need 2\.$/m);
  });
});

it('while a backup takes the place of the shop nothing of an order is written, half of which would be lost', async () => {
  const { id } = await sell(app, 'Ring', 300, 5);
  const { token } = await buy(app, id);
  const cancel = 'mutation ($token: ID!) { cancelOrder(token: $token) { status } }';
  const input = await orderOf(app, [{ variantId: id, quantity: 1 }]);
  const key = newKey();
  const swaps = app.db.collection<{ _id: string; collections: string[] }>('restore');
  // No server can finish it: there is no such name.
  await swaps.insertOne({ _id: 'swap', collections: [''] });
  for (const { errors } of [await place(app, input, key), await ask(app, cancel, { token })])
    expect(errors).toMatchObject([
      { extensions: { code: 'UNAVAILABLE' }, message: expect.stringContaining('taking the place') },
    ]);
  await swaps.deleteOne({ _id: 'swap' });
  const { data } = await place(app, input, key);
  expect(await shelfOf(app, id)).toEqual({ onHand: 5, reserved: 2 });
  for (const one of [token, data.order.token]) await askFor(app, cancel, { token: one });
});
