import { beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../graphql/ask.ts';
import { makeSmallSite } from '../publishing/small-site.ts';
import { serveApp } from '../serve.ts';
import { openShop, orderOf, place, sell, shelfOf } from './selling-shop.ts';

/** Servers of one database share the secrets key. */
const SECRETS_KEY = Buffer.alloc(32, 7).toString('base64');
const app = serveApp({ SECRETS_KEY }, makeSmallSite());
/** A second server on the same database. */
const other = serveApp({ MONGODB_DB: app.name, SECRETS_KEY }, makeSmallSite());
beforeAll(() => openShop(app));

const numbers = async () =>
  (await app.db.collection('orders').find().sort({ number: 1 }).toArray()).map((order) => order['number']);

describe('of many simultaneous orders', () => {
  it('as many as there are units succeed, and all others are refused', async () => {
    const { id } = await sell(app, 'Last ten', 100, 10);
    const input = await orderOf(app, [{ variantId: id, quantity: 1 }]);
    // More orders than one transaction takes at each server.
    const shoppers = Array.from({ length: 120 }, (_, index) => (index % 2 === 0 ? app : other));
    const answers = await Promise.all(shoppers.map((shop) => place(shop, input)));
    expect(answers.filter(({ data }) => data !== null)).toHaveLength(10);
    const refused = answers.flatMap(({ errors }) => errors.map(({ extensions }) => extensions));
    expect(refused).toHaveLength(110);
    for (const { code, cart } of refused) {
      expect(code).toBe('CONFLICT');
      expect(cart?.changes).toMatchObject([{ kind: 'STOCK', variantId: id, available: 0 }]);
    }
    expect(await shelfOf(app, id)).toEqual({ onHand: 10, reserved: 10 });
  });

  it('one server sells what another one has just released, before its own pages show it', async () => {
    for (const title of ['One', 'Two', 'Three']) {
      const { id } = await sell(app, title, 100);
      const { errors } = await place(other, await orderOf(app, [{ variantId: id, quantity: 1 }]));
      expect(errors).toEqual([]);
    }
  });

  it('each is decided separately: an impossible one does not affect its group', async () => {
    const { id: scarce } = await sell(app, 'Scarce', 100, 1);
    const { id: plenty } = await sell(app, 'Plenty', 100);
    const both = [scarce, plenty].map((variantId) => ({ variantId, quantity: 1 }));
    const [wanted, single] = await Promise.all([orderOf(app, both), orderOf(app, both.slice(1))]);
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) => place(app, index % 2 === 0 ? wanted : single)),
    );
    const placed = answers.map(({ data }) => data !== null);
    expect(placed.filter((_, index) => index % 2 === 0).filter(Boolean)).toHaveLength(1);
    expect(placed.filter((_, index) => index % 2 === 1).every(Boolean)).toBe(true);
    expect(await shelfOf(app, plenty)).toEqual({ onHand: null, reserved: 21 });
  });

  it('those with one key are one order, even at two servers', async () => {
    const { id } = await sell(app, 'Once', 100, 50);
    const input = await orderOf(app, [{ variantId: id, quantity: 1 }]);
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) => place(index % 2 === 0 ? app : other, input, 'the-same-key')),
    );
    expect(answers.filter(({ errors }) => errors.length > 0)).toEqual([]);
    expect(new Set(answers.map(({ data }) => data.order.token)).size).toBe(1);
    expect(await shelfOf(app, id)).toEqual({ onHand: 50, reserved: 1 });
  });

  it('a cancellation counts once, and returns stock once', async () => {
    const { id } = await sell(app, 'Off', 100, 5);
    const { data } = await place(app, await orderOf(app, [{ variantId: id, quantity: 2 }]));
    const cancel = 'mutation ($token: ID!) { order: cancelOrder(token: $token) { status events { kind } } }';
    const { token } = data.order;
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => ask(n % 2 ? app : other, cancel, { token })),
    );
    for (const answer of answers) expect([answer.errors, answer.data.order.status]).toEqual([[], 'CANCELED']);
    const { data: after } = await ask(app, cancel, { token });
    expect(after.order).toEqual({ status: 'CANCELED', events: [{ kind: 'PLACED' }, { kind: 'CANCELED' }] });
    expect(await shelfOf(app, id)).toEqual({ onHand: 5, reserved: 0 });
  });

  it('either a cancellation or a parcel succeeds', async () => {
    const { id } = await sell(app, 'Raced', 100, 50);
    const ship = 'mutation ($id: ID!) { order: fulfilOrder(id: $id, input: {}) { status } }';
    const cancel = 'mutation ($token: ID!) { order: cancelOrder(token: $token) { status } }';
    let shipped = 0;
    for (let round = 0; round < 10; round += 1) {
      const { data } = await place(app, await orderOf(app, [{ variantId: id, quantity: 1 }]));
      const { token, number } = data.order;
      const stored = await app.db.collection('orders').findOne({ number: Number(number) });
      const [parcel, cancelation] = await Promise.all([
        ask(app, ship, { id: stored?._id.toHexString() }),
        ask(other, cancel, { token }),
      ]);
      const codes = [...parcel.errors, ...cancelation.errors].map(({ extensions }) => extensions.code);
      expect(codes).toEqual(['CONFLICT']);
      if (parcel.data) shipped += 1;
    }
    expect(await shelfOf(app, id)).toEqual({ onHand: 50 - shipped, reserved: 0 });
  });

  it('numbers have no gaps', async () => {
    const all = await numbers();
    expect(all.length).toBeGreaterThan(30);
    expect(all).toEqual(all.map((_, index) => 1_001 + index));
  });
});
