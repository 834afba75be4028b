import { ObjectId } from 'mongodb';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { askFor } from '../graphql/ask.ts';
import { actsOf, idOf, kindsOf } from '../orders/order-acts.ts';
import { openShop, sell } from '../orders/selling-shop.ts';
import { promotionsOf } from '../promotions/promotion-acts.ts';
import { makeSmallSite } from '../publishing/small-site.ts';
import { refundsOf } from '../refunds/refund-acts.ts';
import { eventually, type ServedApp, serveApp } from '../serve.ts';
import { paymentsOf } from './payment-shop.ts';
import { StripeStandIn } from './stripe-stand-in.ts';

const stripe = new StripeStandIn();
const environment: Record<string, string> = {};
beforeAll(async () => {
  await stripe.server.start();
  Object.assign(environment, stripe.environment);
});
afterAll(() => stripe.server.close());
const app: ServedApp = serveApp(environment, makeSmallSite());
beforeAll(() => openShop(app, { onlineMethods: ['stripe'], shippingPercent: 0 }));
beforeEach(() => {
  stripe.events.length = 0;
  stripe.refundsLater = false;
  stripe.server.faultOf = () => null;
});

const { act } = actsOf(app);
const { refund, refundInVain } = refundsOf(app);
const promotions = promotionsOf(app);
const { begin, deliver, confirm, read, until, seenByShopper, check, faults } = paymentsOf(
  app,
  'stripe',
  stripe,
);
afterEach(async () => expect(await faults()).toEqual([]));

const edit = (id: string, quantity: number) =>
  askFor(app, 'mutation ($id: ID!, $input: OrderEditInput!) { editOrder(id: $id, input: $input) { id } }', {
    id,
    input: { lines: [{ lineId: '1', quantity }] },
  });

/** Places an order of one piece at 1,000 rupees, and pays it by card. */
async function paid(quantity = 1) {
  const begun = await begin(quantity);
  const charge = stripe.pay(begun.payment.reference);
  await confirm(begun.token);
  stripe.events.length = 0;
  return { ...begun, charge };
}

/**
 * Pays the additional amount of an edited order.
 * @returns the charge
 */
async function payMore(token: string): Promise<string> {
  const { payment } = await seenByShopper(token);
  const charge = stripe.pay(payment.reference);
  await confirm(token);
  stripe.events.length = 0;
  return charge;
}

describe('a chargeback', () => {
  it('ends refunds through the provider', async () => {
    const { id, charge } = await paid();
    stripe.dispute(charge);
    await deliver();
    await until(id, ({ paymentStatus }) => expect(paymentStatus).toBe('CHARGEBACK'));
    for (const input of [{ amount: 100 }, { lines: [{ lineId: '1', quantity: 1 }] }])
      expect(await refundInVain(id, input)).toMatchObject({
        extensions: { code: 'CONFLICT' },
        message: expect.stringContaining('The payment of this order was charged back'),
      });
    expect(stripe.all('refund').filter((one) => one['charge'] === charge)).toEqual([]);
  });

  it('while a refund is under way leaves both in the books', async () => {
    const { id, charge } = await paid();
    stripe.refundsLater = true;
    await refund(id, { amount: 100_000 });
    await until(id, ({ refunds: [one] }) => expect(one.error).toContain('not completed it yet'));
    stripe.dispute(charge);
    await deliver();
    await until(id, ({ paymentStatus }) => expect(paymentStatus).toBe('CHARGEBACK'));
    const [made] = stripe.all('refund').filter((one) => one['charge'] === charge);
    stripe.settleRefund(made?.id ?? '', 'succeeded');
    await deliver();
    const seen = await until(id, ({ refunded }) => expect(refunded.amount).toBe(100_000));
    expect(seen).toMatchObject({ paymentStatus: 'CHARGEBACK', refundOwed: { amount: 0 } });
    expect(seen.refunds).toMatchObject([{ state: 'DONE' }]);
  });

  it('of a payment that was refunded already is recorded', async () => {
    const { id, charge } = await paid();
    await refund(id, { amount: 100_000 });
    await until(id, ({ paymentStatus }) => expect(paymentStatus).toBe('REFUNDED'));
    const dispute = stripe.dispute(charge);
    await deliver();
    await until(id, ({ paymentStatus }) => expect(paymentStatus).toBe('CHARGEBACK'));
    stripe.closeDispute(dispute, 'won');
    await deliver();
    await until(id, ({ paymentStatus }) => expect(paymentStatus).toBe('REFUNDED'));
  });
});

it('a refund in the dashboard during an outage is recorded once Stripe rejects the shop’s own', async () => {
  const { id, charge } = await paid();
  stripe.server.faultOf = ({ method }) => (method === 'POST' ? 'BREAK' : null);
  await refund(id, { amount: 100_000 });
  await until(id, ({ refunds: [one] }) => expect(one.error).toContain('HTTP 500'));
  stripe.refundInDashboard(charge, 100_000);
  await deliver();
  await until(id, ({ paymentAttempts: [attempt] }) => expect(attempt.events).toHaveLength(1));
  stripe.server.faultOf = () => null;
  await app.db
    .collection('refunds')
    .updateOne({ orderId: new ObjectId(id) }, { $set: { nextAt: new Date() } });
  const seen = await until(id, ({ paymentStatus }) => expect(paymentStatus).toBe('REFUNDED'));
  expect(seen.refunds.map(({ state }: { state: string }) => state)).toEqual(['FAILED', 'DONE']);
  expect(stripe.all('refund').filter((one) => one['charge'] === charge)).toHaveLength(1);
});

it('the browser’s proof of a payment through Stripe, which signs none, is not stored', async () => {
  const { token } = await begin();
  for (const paymentId of ['pi_made_up', 'x'.repeat(100_000)])
    expect((await confirm(token, { paymentId, signature: 'none' })).errors).toEqual([]);
  expect(await app.db.collection('paymentEvents').countDocuments({ source: 'BROWSER' })).toBe(0);
});

describe('an edited order', () => {
  it('that is canceled with a part of it paid refunds that part through the provider', async () => {
    const { id, charge } = await paid();
    await edit(id, 2);
    await act('cancel', { id });
    expect(await read(id)).toMatchObject({ paymentStatus: 'PENDING', refundOwed: { amount: 100_000 } });
    await refund(id, { amount: 100_000 });
    const seen = await until(id, ({ paymentStatus }) => expect(paymentStatus).toBe('REFUNDED'));
    expect(seen).toMatchObject({ refundOwed: { amount: 0 }, refunded: { amount: 100_000 } });
    expect(stripe.all('refund').filter((one) => one['charge'] === charge)).toHaveLength(1);
  });

  it('with two payments refunds each by its own charge, and says so', async () => {
    const { id, token, charge } = await paid();
    await edit(id, 2);
    const second = await payMore(token);
    expect(await read(id)).toMatchObject({ paymentStatus: 'PAID' });
    const refused = await refundInVain(id, { amount: 150_000 });
    expect(refused.extensions.fieldErrors).toEqual({
      amount: 'This order has several payments. You can refund at most ₹1,000 at once.',
    });
    // One of the two charges was refunded in the dashboard, so the other one is left.
    stripe.refundInDashboard(second, 100_000);
    await deliver();
    await until(id, ({ refunded }) => expect(refunded.amount).toBe(100_000));
    await refund(id, { amount: 100_000 });
    await until(id, ({ paymentStatus }) => expect(paymentStatus).toBe('REFUNDED'));
    expect(stripe.all('refund').filter((one) => one['charge'] === charge)).toHaveLength(1);
  });

  it('takes no payment of its former amount any more', async () => {
    const { id, payment } = await begin();
    await edit(id, 2);
    await until(id, ({ paymentAttempts: [attempt] }) => expect(attempt.isClosed).toBe(true));
    expect(() => stripe.pay(payment.reference)).toThrow('is canceled');
  });
});

it('a code that another order has taken meanwhile does not refund an order that is paid late', async () => {
  const { id: variantId } = await sell(app, 'Rug', 1_000, 10);
  await promotions.save({ code: 'ONCE', value: 10, usesInAll: 1 });
  const lines = [{ variantId, quantity: 1 }];
  const { data } = await promotions.order(lines, 'ONCE', { paymentMethod: 'stripe' });
  const { token, number } = data.order;
  const id = await idOf(app, number);
  const { payment } = await seenByShopper(token);
  stripe.server.faultOf = ({ path }) => (path.endsWith('/cancel') ? 'BREAK' : null);
  await app.db
    .collection('orders')
    .updateOne({ _id: new ObjectId(id) }, { $set: { payBy: new Date(Date.now() - 1_000) } });
  await eventually(async () => expect((await read(id)).status).toBe('CANCELED'));
  const other = await promotions.order(lines, 'ONCE');
  expect(other.errors).toEqual([]);
  stripe.pay(payment.reference);
  await confirm(token);
  await check(id);
  const reopened = await until(id, ({ status }) => expect(status).toBe('CONFIRMED'));
  expect(reopened).toMatchObject({ paymentStatus: 'PAID', payments: [{ amount: { amount: 90_000 } }] });
  expect(kindsOf(reopened)).toEqual(['PLACED', 'EXPIRED', 'PAID_LATE', 'RESERVED_AGAIN']);
  const third = await promotions.order(lines, 'ONCE');
  expect(third.errors).toMatchObject([{ extensions: { code: 'CONFLICT' } }]);
});
