import { ObjectId } from 'mongodb';
import { beforeAll, describe, expect, it } from 'vitest';
import { collectionsOf } from '../../src/app/shop/collections.ts';
import { checkOrders } from '../../src/modules/orders/check-orders.ts';
import { writePayments } from '../../src/modules/orders/payments-of-events.ts';
import { ask } from '../graphql/ask.ts';
import { makeSmallSite } from '../publishing/small-site.ts';
import { serveApp } from '../serve.ts';
import { actsOf, mutationOf } from './order-acts.ts';
import { buy, openShop, sell } from './selling-shop.ts';

const app = serveApp({}, makeSmallSite());
beforeAll(() => openShop(app, { upiId: 'shop@bank', shippingPercent: 0 }));

const { act, inVain, order } = actsOf(app);
const TOTAL = 300_000;
const reason = 'A mistake';

/** A summary of an order's payments: kind, state and amount. */
async function ledger(id: string) {
  const orderId = ObjectId.createFromHexString(id);
  const payments = await collectionsOf(app.db).payments.find({ orderId }).sort({ at: 1 }).toArray();
  return payments.map(({ kind, state, amount }) => [kind, state, amount]);
}

async function stored(id: string) {
  const order = await collectionsOf(app.db).orders.findOne({ _id: ObjectId.createFromHexString(id) });
  return order && [order.paymentStatus, order.refunded, order.refundOwed];
}

async function faults(): Promise<string[]> {
  const found: string[] = [];
  for await (const fault of checkOrders(collectionsOf(app.db))) found.push(fault);
  return found;
}

describe('each step of an order writes its payments:', () => {
  it('a new order has none, and a payment is a charge of the total', async () => {
    const { id } = await order(3, { paymentMethod: 'upi' });
    expect(await ledger(id)).toEqual([]);
    await act('pay', { id });
    const [payment] = await collectionsOf(app.db)
      .payments.find({ orderId: ObjectId.createFromHexString(id) })
      .toArray();
    expect(payment).toEqual({
      _id: `${id}-1`,
      orderId: ObjectId.createFromHexString(id),
      kind: 'CHARGE',
      state: 'SUCCEEDED',
      amount: TOTAL,
      currency: 'INR',
      provider: 'upi',
      providerId: null,
      at: expect.any(Date),
      by: null,
    });
  });

  it('an undone payment stays as canceled, and another one is added', async () => {
    const { id } = await order();
    await act('pay', { id });
    await act('undoPayment', { id, reason });
    expect(await ledger(id)).toEqual([['CHARGE', 'CANCELED', TOTAL]]);
    expect(await stored(id)).toEqual(['PENDING', 0, 0]);
    await act('pay', { id });
    expect(await ledger(id)).toEqual([
      ['CHARGE', 'CANCELED', TOTAL],
      ['CHARGE', 'SUCCEEDED', TOTAL],
    ]);
    expect(await stored(id)).toEqual(['PAID', 0, 0]);
  });

  it('partial refunds, the last of them final, can be undone', async () => {
    const { id } = await order();
    await act('pay', { id });
    await act('cancel', { id });
    expect(await stored(id)).toEqual(['PAID', 0, TOTAL]);
    await act('refund', { id, input: { amount: 100_000 } });
    expect(await stored(id)).toEqual(['PARTLY_REFUNDED', 100_000, 200_000]);
    await act('refund', { id, input: { amount: 50_000, isFinal: true } });
    expect(await stored(id)).toEqual(['PARTLY_REFUNDED', 150_000, 0]);
    await act('undoRefund', { id, reason });
    expect(await stored(id)).toEqual(['PAID', 0, TOTAL]);
    await act('refund', { id, input: {} });
    expect(await stored(id)).toEqual(['REFUNDED', TOTAL, 0]);
    expect(await ledger(id)).toEqual([
      ['CHARGE', 'SUCCEEDED', TOTAL],
      ['REFUND', 'CANCELED', 100_000],
      ['REFUND', 'CANCELED', 50_000],
      ['REFUND', 'SUCCEEDED', TOTAL],
    ]);
    await act('erase', { id });
    expect(await ledger(id)).toHaveLength(4);
  });

  it('a payment of a canceled order is owed to its shopper until the order is reopened', async () => {
    const { id } = await order(3, { paymentMethod: 'upi' });
    await act('cancel', { id });
    await act('pay', { id });
    expect(await stored(id)).toEqual(['PAID', 0, TOTAL]);
    const resolve = `mutation ($id: ID!) { resolveLatePayment(id: $id, resolution: RESERVE_AGAIN) { status } }`;
    expect((await ask(app, resolve, { id })).data.resolveLatePayment.status).toBe('CONFIRMED');
    expect(await stored(id)).toEqual(['PAID', 0, 0]);
    expect(await ledger(id)).toEqual([['CHARGE', 'SUCCEEDED', TOTAL]]);
  });

  it('an order that was settled for nothing and reopened owes its payment again when it is canceled again', async () => {
    const { id } = await order();
    await act('pay', { id });
    await act('cancel', { id });
    await act('refund', { id, input: { amount: 0, isFinal: true } });
    expect(await stored(id)).toEqual(['PAID', 0, 0]);
    await act('reopen', { id });
    expect(await inVain('undoRefund', { id, reason })).toMatchObject({ extensions: { code: 'CONFLICT' } });
    await act('cancel', { id });
    expect(await stored(id)).toEqual(['PAID', 0, TOTAL]);
    expect(await faults()).toEqual([]);
  });

  it('a free order has none', async () => {
    const { id: variantId } = await sell(app, 'Leaflet', 0, 5);
    const { number } = await buy(app, variantId, 1, { paymentMethod: undefined });
    const free = await collectionsOf(app.db).orders.findOne({ number: Number(number) });
    const id = free?._id.toHexString() ?? '';
    await act('cancel', { id });
    expect(await ledger(id)).toEqual([]);
    expect(await stored(id)).toEqual(['PAID', 0, 0]);
  });
});

describe('a payment is never written twice', () => {
  it('when several operators record it at once', async () => {
    const { id } = await order();
    const pay = () => ask(app, mutationOf('pay', 'id'), { id });
    const answers = await Promise.all(Array.from({ length: 6 }, pay));
    expect(answers.filter(({ data }) => data)).toHaveLength(1);
    for (const { data, errors } of answers)
      if (!data) expect(errors).toMatchObject([{ extensions: { code: 'CONFLICT' } }]);
    expect(await ledger(id)).toEqual([['CHARGE', 'SUCCEEDED', TOTAL]]);
  });

  it('and simultaneous refunds never exceed the amount owed', async () => {
    const { id } = await order();
    await act('pay', { id });
    await act('cancel', { id });
    const refund = () => ask(app, mutationOf('refund', 'id'), { id, input: { amount: 200_000 } });
    const answers = await Promise.all(Array.from({ length: 4 }, refund));
    expect(answers.filter(({ data }) => data)).toHaveLength(1);
    expect(await stored(id)).toEqual(['PARTLY_REFUNDED', 200_000, 100_000]);
  });

  it('and if it cannot be written, the order stays unchanged', async () => {
    const { id } = await order();
    const { payments, orders } = collectionsOf(app.db);
    const _id = ObjectId.createFromHexString(id);
    const before = await orders.findOne({ _id });
    await payments.insertOne({ _id: `${id}-1`, orderId: new ObjectId() } as never);
    expect(await inVain('pay', { id })).toBeTruthy();
    expect(await orders.findOne({ _id })).toEqual(before);
    await payments.deleteOne({ _id: `${id}-1` });
    expect((await act('pay', { id })).paymentStatus).toBe('PAID');
  });
});

it('the migration writes the same payments for the orders of all these tests as were written live, once', async () => {
  const { orders, payments } = collectionsOf(app.db);
  const all = () => payments.find().sort({ _id: 1 }).toArray();
  const before = await all();
  expect(before.length).toBeGreaterThan(8);
  expect(await faults()).toEqual([]);
  await payments.deleteMany({});
  expect((await faults()).length).toBeGreaterThan(0);
  await writePayments({ orders, payments });
  expect(await all()).toEqual(before);
  await payments.deleteOne({ _id: before[1]?._id ?? '' });
  await writePayments({ orders, payments });
  expect(await all()).toEqual(before);
  expect(await faults()).toEqual([]);
});
