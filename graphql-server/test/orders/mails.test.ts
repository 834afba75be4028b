import { beforeAll, expect, it } from 'vitest';
import { askFor } from '../graphql/ask.ts';
import { makeSmallSite } from '../publishing/small-site.ts';
import { serveApp } from '../serve.ts';
import { buy, newKey, openShop, orderOf, place, sell } from './selling-shop.ts';

const app = serveApp({}, makeSmallSite());
let variantId = '';
beforeAll(async () => {
  await openShop(app, { upiId: 'shop@bank', deliveryDaysFrom: 2, deliveryDaysUntil: 4 });
  ({ id: variantId } = await sell(app, 'Scarf', 500, 50));
});

/** The queued emails about an order, in summary. */
const mailsOf = async (id: string) =>
  (await app.db.collection('outbox').find({ about: id }).sort({ _id: 1 }).toArray()).map(
    ({ kind, to, data }) => ({ kind, to, data }),
  );
const idOf = async (number: string): Promise<string> =>
  (
    await askFor(app, 'query ($f: OrderFilter) { orders(filter: $f) { nodes { id } } }', {
      f: { search: number },
    })
  ).orders.nodes[0].id;
const act = (call: string, id: string) => askFor(app, `mutation ($id: ID!) { ${call} { id } }`, { id });

it('each step of an order is emailed to its shopper once, with the necessary details', async () => {
  const order = await buy(app, variantId, 3, { paymentMethod: 'upi', email: 'asha@example.com' });
  const id = await idOf(order.number);
  await act('markOrderPaid(id: $id)', id);
  await act(
    'fulfilOrder(id: $id, input: { lines: [{ lineId: "1", quantity: 1 }], carrier: "India Post" })',
    id,
  );
  await act('fulfilOrder(id: $id, input: {})', id);
  await act('markOrderDelivered(id: $id)', id);
  await act('addOrderNote(id: $id, text: "Nice")', id);
  const mails = await mailsOf(id);
  expect(mails.map(({ kind }) => kind)).toEqual([
    'order-placed',
    'order-paid',
    'order-shipped',
    'order-shipped',
  ]);
  expect(new Set(mails.map(({ to }) => to))).toEqual(new Set(['asha@example.com']));
  expect(mails[0]?.data).toMatchObject({
    number: order.number,
    token: expect.stringMatching(/^v1\./),
    name: 'Asha Rao',
    lines: [{ title: 'Scarf', variantTitle: null, quantity: 3, total: 150_000 }],
    total: order.total.amount,
    address: ['Asha Rao', '12 MG Road', 'Bengaluru 560001', 'Karnataka', 'India'],
    payment: expect.stringContaining('shop@bank'),
    payBy: new Date(order.payBy),
    arrival: order.arrival,
  });
  expect(mails.slice(2).map(({ data }) => [data.shipped[0].quantity, data.isAll, data.carrier])).toEqual([
    [1, false, 'India Post'],
    [2, true, null],
  ]);
});

it('cash on delivery is requested until it is paid, and a paid one says that the parcels have arrived', async () => {
  const id = await idOf((await buy(app, variantId, 2)).number);
  await act('fulfilOrder(id: $id, input: { lines: [{ lineId: "1", quantity: 1 }] })', id);
  await act('markOrderPaid(id: $id)', id);
  await act('fulfilOrder(id: $id, input: {})', id);
  const early = await mailsOf(id);
  expect(early.map(({ data }) => data.isPaid ?? data.isShipped)).toEqual([undefined, false, false, true]);
  const another = await idOf((await buy(app, variantId)).number);
  await act('fulfilOrder(id: $id, input: {})', another);
  await act('markOrderDelivered(id: $id)', another);
  await act('markOrderPaid(id: $id)', another);
  expect((await mailsOf(another)).at(-1)).toMatchObject({ kind: 'order-paid', data: { isShipped: true } });
});

it('the email about a canceled order gives the reason', async () => {
  const own = await buy(app, variantId);
  await askFor(app, 'mutation ($token: ID!) { cancelOrder(token: $token) { id } }', { token: own.token });
  const other = await buy(app, variantId);
  await act('cancelOrderById(id: $id, reason: "Torn")', await idOf(other.number));
  const causes = [own, other].map(async ({ number }) => (await mailsOf(await idOf(number))).at(-1)?.data);
  expect(await Promise.all(causes)).toMatchObject([
    { cause: 'SHOPPER', reason: null, isPaid: false },
    { cause: 'SHOP', reason: 'Torn' },
  ]);
});

it('an order that is sent again, or refused, queues no email', async () => {
  const before = await app.db.collection('outbox').countDocuments();
  const input = await orderOf(app, [{ variantId, quantity: 1 }]);
  await place(app, { ...input, total: 5 });
  const key = newKey();
  await Promise.all([1, 2, 3].map(() => place(app, input, key)));
  expect(await app.db.collection('outbox').countDocuments()).toBe(before + 1);
});
