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
  // After this, nothing but the order refers to the product.
  await app.db.collection('history').deleteMany({});
});

async function backedUp(): Promise<string> {
  const file = join(await temporaryFolder(), 'shop.tar.zst');
  await backUp(shopIn(app.client, app.name, app.dataDir), file);
  return file;
}

describe('an ordered item', () => {
  it('keeps its image, even though others are deleted as unused', async () => {
    const others = Array.from({ length: 150 }, () => new ObjectId().toHexString().padEnd(32, '0'));
    expect(await unusedAmong(app, [hash, others[0] ?? ''])).toEqual([others[0]]);
    expect(await unusedAmong(app, [...others, hash])).toEqual(others);
  });

  it('is in a backup with its image, and its totals match in the restored shop', async () => {
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

  it('of an unpaid order gets a new payment period in a restored shop, which may lack the payment', async () => {
    const { id } = await sell(app, 'Bangle', 100);
    const { number, token } = await buy(app, id, 1, { paymentMethod: 'upi' });
    const unpaid = { number: Number(number) };
    await app.db.collection('orders').updateOne(unpaid, { $set: { payBy: new Date(0) } });
    const copy = await emptyShop(app.client);
    const before = Date.now();
    const { notes } = await restore(copy, await backedUp(), { isReplacing: false, log: () => {} });
    expect(notes).toEqual([expect.stringMatching(/^Unpaid orders: 1\. Their payment deadline starts again/)]);
    const payBy: Date = (await copy.db.collection('orders').findOne(unpaid))?.['payBy'];
    expect(payBy.getTime()).toBeGreaterThanOrEqual(before + 48 * 60 * 60_000);
    await askFor(app, 'mutation ($token: ID!) { cancelOrder(token: $token) { status } }', { token });
  });

  it('with a mismatch is reported by a restore', async () => {
    await app.db.collection('inventory').updateOne({}, { $inc: { reserved: 1 } });
    const copy = await emptyShop(app.client);
    const { notes } = await restore(copy, await backedUp(), { isReplacing: false, log: () => {} });
    expect(notes[0]).toBe('The restored data has inconsistencies:');
    expect(notes.join('\n')).toMatch(/: reserved is 3, but open orders need 2\.$/m);
  });
});

it('is not written while a backup replaces the shop, because half of it would be lost', async () => {
  const { id } = await sell(app, 'Ring', 300, 5);
  const { token } = await buy(app, id);
  const cancel = 'mutation ($token: ID!) { cancelOrder(token: $token) { status } }';
  const input = await orderOf(app, [{ variantId: id, quantity: 1 }]);
  const key = newKey();
  const swaps = app.db.collection<{ _id: string; collections: string[] }>('restore');
  // No server can complete this swap, because the collection does not exist.
  await swaps.insertOne({ _id: 'swap', collections: [''] });
  for (const { errors } of [await place(app, input, key), await ask(app, cancel, { token })])
    expect(errors).toMatchObject([
      { extensions: { code: 'UNAVAILABLE' }, message: expect.stringContaining('being restored') },
    ]);
  await swaps.deleteOne({ _id: 'swap' });
  const { data } = await place(app, input, key);
  expect(await shelfOf(app, id)).toEqual({ onHand: 5, reserved: 2 });
  for (const one of [token, data.order.token]) await askFor(app, cancel, { token: one });
});
