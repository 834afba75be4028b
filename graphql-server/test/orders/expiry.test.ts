import { beforeAll, expect, it } from 'vitest';
import { collectionsOf } from '../../src/app/shop/collections.ts';
import { Encryption } from '../../src/kernel/encryption.ts';
import type { OrderServices } from '../../src/modules/orders/context.ts';
import { expireOrders } from '../../src/modules/orders/expire-orders.ts';
import { askFor } from '../graphql/ask.ts';
import { makeSmallSite } from '../publishing/small-site.ts';
import { serveApp } from '../serve.ts';
import { buy, openShop, sell, shelfOf, WHOLE_ORDER } from './selling-shop.ts';

const HOUR_MS = 60 * 60_000;
const app = serveApp({}, makeSmallSite());
beforeAll(() => openShop(app, { upiId: 'shop@bank', payWithinHours: 2 }));

const services = () =>
  ({
    ...collectionsOf(app.db),
    orderListeners: [],
    orderFollowers: [],
    encryption: new Encryption({ secretsKey: null, dataDir: app.dataDir }),
    disk: { assertWritable() {} },
  }) as unknown as OrderServices;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS);
const read = (token: string) =>
  askFor(app, `query ($token: ID!) { order(token: $token) { ${WHOLE_ORDER} } }`, { token }).then(
    ({ order }) => order,
  );

it('an order that is not paid in time returns its stock once; a paid one, or one without payment, stays', async () => {
  const { id } = await sell(app, 'Desk', 1_000, 20);
  const unpaid = await buy(app, id, 2, { paymentMethod: 'upi' });
  const paid = await buy(app, id, 3, { paymentMethod: 'upi' });
  const cash = await buy(app, id, 4);
  const { orders } = await askFor(app, 'query ($f: OrderFilter) { orders(filter: $f) { nodes { id } } }', {
    f: { search: paid.number },
  });
  await askFor(app, 'mutation ($id: ID!) { markOrderPaid(id: $id) { id } }', { id: orders.nodes[0].id });
  expect(await expireOrders(services(), inHours(1.9))).toBe(0);
  expect(await shelfOf(app, id)).toEqual({ onHand: 20, reserved: 9 });
  const ended = await Promise.all([1, 2, 3].map(() => expireOrders(services(), inHours(2.1))));
  expect(ended.reduce((sum, count) => sum + count, 0)).toBe(1);
  expect(await shelfOf(app, id)).toEqual({ onHand: 20, reserved: 7 });
  const late = await read(unpaid.token);
  expect(late).toMatchObject({ status: 'CANCELED', paymentStatus: 'PENDING', payBy: null, payment: null });
  expect(late.events.map(({ kind }: { kind: string }) => kind)).toEqual(['PLACED', 'EXPIRED']);
  expect([(await read(paid.token)).status, (await read(cash.token)).status]).toEqual([
    'CONFIRMED',
    'CONFIRMED',
  ]);
});

it('a payment after the deadline is recorded', async () => {
  const { id } = await sell(app, 'Shelf', 1_000, 2);
  const { token, number } = await buy(app, id, 2, { paymentMethod: 'upi' });
  await expireOrders(services(), inHours(3));
  const { orders } = await askFor(app, 'query ($f: OrderFilter) { orders(filter: $f) { nodes { id } } }', {
    f: { search: number },
  });
  await askFor(app, 'mutation ($id: ID!) { markOrderPaid(id: $id) { id } }', { id: orders.nodes[0].id });
  expect(await read(token)).toMatchObject({
    status: 'CANCELED',
    paymentStatus: 'PAID',
    hasLatePayment: true,
  });
});

it('an order that cannot be expired is reported, and does not block the others', async () => {
  const { id } = await sell(app, 'Lamp', 1_000, 9);
  const [broken, other] = [
    await buy(app, id, 1, { paymentMethod: 'upi' }),
    await buy(app, id, 2, { paymentMethod: 'upi' }),
  ];
  const failing = {
    ...services(),
    orderListeners: [
      async (_: unknown, [happened]: { order: { number: number } }[]) => {
        if (happened?.order.number === Number(broken.number)) throw new Error('This mail cannot be queued.');
      },
    ],
  } as unknown as OrderServices;
  await expect(expireOrders(failing, inHours(3))).rejects.toThrow('This mail cannot be queued.');
  expect((await read(broken.token)).status).toBe('AWAITING_PAYMENT');
  expect((await read(other.token)).status).toBe('CANCELED');
  expect(await expireOrders(services(), inHours(3))).toBe(1);
});
