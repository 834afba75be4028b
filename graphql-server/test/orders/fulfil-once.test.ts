import { beforeAll, describe, expect, it } from 'vitest';
import { ask, askFor, askInVain } from '../graphql/ask.ts';
import { makeSmallSite } from '../publishing/small-site.ts';
import { serveApp } from '../serve.ts';
import { actsOf, kindsOf } from './order-acts.ts';
import { openShop, shelfOf, WHOLE_ORDER } from './selling-shop.ts';

const SECRETS_KEY = Buffer.alloc(32, 7).toString('base64');
const app = serveApp({ SECRETS_KEY }, makeSmallSite());
/** A second server on the same database. */
const other = serveApp({ MONGODB_DB: app.name, SECRETS_KEY }, makeSmallSite());
const { act, inVain, order } = actsOf(app);
beforeAll(() => openShop(app));

const SHIP = `mutation ($id: ID!, $input: FulfilmentInput!, $key: String) {
  order: fulfilOrder(id: $id, input: $input, idempotencyKey: $key) { version ${WHOLE_ORDER} }
}`;
const ONE = { lines: [{ lineId: '1', quantity: 1 }], carrier: 'India Post' };

const shipOnce = (id: string, input: object, key: string) =>
  askFor(app, SHIP, { id, input, key }).then((data) => data.order);

describe('a shipment with an idempotency key', () => {
  it('ships once, however often it is sent', async () => {
    const { id, variantId } = await order(3);
    const first = await shipOnce(id, ONE, 'a-parcel');
    expect(await shipOnce(id, ONE, 'a-parcel')).toEqual(first);
    expect(first).toMatchObject({ status: 'CONFIRMED', lines: [{ shipped: 1 }] });
    expect(await shipOnce(id, ONE, 'another-parcel')).toMatchObject({ lines: [{ shipped: 2 }] });
    expect(await shelfOf(app, variantId)).toEqual({ onHand: 8, reserved: 1 });
  });

  it('returns the order of the whole shipment again once nothing is left to ship', async () => {
    const { id } = await order(3);
    await shipOnce(id, {}, 'everything');
    await act('deliver', { id });
    const again = await shipOnce(id, {}, 'everything');
    expect(again.status).toBe('DELIVERED');
    expect(kindsOf(again)).toEqual(['PLACED', 'SHIPPED', 'DELIVERED']);
  });

  it('ships once when many calls arrive together, at two servers', async () => {
    const { id, variantId } = await order(5);
    const calls = Array.from({ length: 16 }, (_, index) =>
      ask(index % 2 === 0 ? app : other, SHIP, { id, input: ONE, key: 'pressed-often' }),
    );
    const answers = await Promise.all(calls);
    expect(answers.flatMap(({ errors }) => errors)).toEqual([]);
    expect(await shelfOf(app, variantId)).toEqual({ onHand: 9, reserved: 4 });
  });

  it('belongs to one order and one parcel', async () => {
    const [first, second] = [await order(3), await order(3)];
    await shipOnce(first.id, ONE, 'a-key');
    const changed = { ...ONE, carrier: 'Blue Dart' };
    const refused = await askInVain(app, SHIP, { id: first.id, input: changed, key: 'a-key' });
    expect(refused.extensions).toMatchObject({ code: 'CONFLICT' });
    expect(refused.extensions?.fieldErrors).toHaveProperty('idempotencyKey');
    expect(await shipOnce(second.id, ONE, 'a-key')).toMatchObject({ lines: [{ shipped: 1 }] });
  });

  it.each(['', 'with space', 'x'.repeat(201)])('refuses the key %j', async (key) => {
    const { id, variantId } = await order(1);
    const { extensions } = await askInVain(app, SHIP, { id, input: ONE, key });
    expect(extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(await shelfOf(app, variantId)).toEqual({ onHand: 10, reserved: 1 });
  });
});

describe('a change that names the version it read', () => {
  it('is refused with a clear message once the order has changed', async () => {
    const { id, number } = await order(3);
    const read = 'query ($id: ID!) { orderById(id: $id) { version } }';
    const { version } = (await askFor(app, read, { id })).orderById;
    await act('note', { id, text: 'Gate code 42' });
    const message = `Order #${number} has changed since you opened it, so nothing was saved. Check the order and try again.`;
    for (const [name, input] of [
      ['fulfil', { ...ONE, version }],
      ['contact', { phone: '9822098220', version }],
    ] as const) {
      expect(await inVain(name, { id, input })).toMatchObject({ message, extensions: { code: 'CONFLICT' } });
      expect(await act(name, { id, input: { ...input, version: null } })).toMatchObject({ id });
    }
  });

  it('succeeds for one of two people who ship at once', async () => {
    const { id, variantId } = await order(4);
    const inputs = Array.from({ length: 6 }, () => ({ ...ONE, version: 0 }));
    const answers = await Promise.all(
      inputs.map((input, index) => ask(app, SHIP, { id, input, key: `person-${index}` })),
    );
    expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
    expect(await shelfOf(app, variantId)).toEqual({ onHand: 9, reserved: 3 });
  });
});
