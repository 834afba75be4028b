import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ask, askFor } from '../graphql/ask.ts';
import { actsOf, idOf, kindsOf, mutationOf } from '../orders/order-acts.ts';
import { openShop, orderOf, place, sell } from '../orders/selling-shop.ts';
import { makeSmallSite } from '../publishing/small-site.ts';
import { type ServedApp, serveApp } from '../serve.ts';
import { paymentsOf } from './payment-shop.ts';
import { StripeStandIn } from './stripe-stand-in.ts';

const CALLS = 40;
/** Servers of one database share the key to its secrets. */
const SECRETS_KEY = Buffer.alloc(32, 7).toString('base64');

const stripe = new StripeStandIn();
const environment: Record<string, string> = { SECRETS_KEY };
beforeAll(async () => {
  await stripe.server.start();
  Object.assign(environment, stripe.environment);
});
afterAll(() => stripe.server.close());
const site = makeSmallSite();
const app: ServedApp = serveApp(environment, site);
const sharing: Record<string, string> = { MONGODB_DB: app.name };
beforeAll(() => Object.assign(sharing, environment));
const other: ServedApp = serveApp(sharing, site);
beforeAll(() => openShop(app, { onlineMethods: ['stripe'], shippingPercent: 0 }));

const { order } = actsOf(app);
const payments = paymentsOf(app, 'stripe', stripe);
const { begin, read, faults } = payments;
const paymentsElsewhere = paymentsOf(other, 'stripe', stripe);
afterEach(async () => expect(await faults()).toEqual([]));

/** Makes simultaneous calls to both servers in turn. */
const atOnce = <Result>(call: (at: typeof payments, server: ServedApp, index: number) => Promise<Result>) =>
  Promise.all(
    Array.from({ length: CALLS }, (_, index) =>
      index % 2 === 0 ? call(payments, app, index) : call(paymentsElsewhere, other, index),
    ),
  );

/** Orders of one shopper. @returns their tokens */
async function ordersOfOne(paymentMethod: string): Promise<{ token: string; number: string }[]> {
  const { id: variantId } = await sell(app, 'Rug', 1_000);
  const input = await orderOf(app, [{ variantId, quantity: 1 }], { paymentMethod });
  const answers = await Promise.all(Array.from({ length: CALLS }, () => place(app, input)));
  return answers.map(({ data }) => data.order);
}

describe(`${CALLS} calls at once`, () => {
  it('begin one payment of an order', async () => {
    const { id, token } = await order(1, { paymentMethod: 'stripe' });
    const seen = await atOnce(({ seenByShopper }) => seenByShopper(token));
    const [reference, ...others] = new Set(seen.map(({ payment }) => payment.reference));
    expect([reference, others]).toEqual([expect.stringMatching(/^pi_/), []]);
    const keys = stripe
      .all('payment_intent')
      .map(({ metadata }) => (metadata as { mela_key: string }).mela_key);
    expect(keys.filter((key) => key.startsWith(id))).toEqual([`${id}-1`]);
  });

  it('confirm the payment of an order, and each answers that it is paid', async () => {
    const { id, token, payment } = await begin(1);
    stripe.pay(payment.reference);
    const answers = await atOnce(({ confirm }) => confirm(token));
    for (const { errors, data } of answers)
      expect([errors, data?.confirmPayment.paymentStatus]).toEqual([[], 'PAID']);
    const paid = await read(id);
    expect(kindsOf(paid)).toEqual(['PLACED', 'PAID']);
    expect(paid.payments).toHaveLength(1);
  });

  it('confirm the payments of as many orders of one shopper', async () => {
    const orders = await ordersOfOne('stripe');
    for (const { token } of orders) {
      const { payment } = await payments.seenByShopper(token);
      stripe.pay(payment.reference);
    }
    const answers = await atOnce(({ confirm }, _, index) => confirm(orders[index]?.token ?? ''));
    // A check that takes longer than a shopper waits answers PENDING, and continues.
    for (const { errors, data } of answers)
      expect([errors, data?.confirmPayment.paymentStatus]).toEqual([
        [],
        expect.stringMatching(/^(PAID|PENDING)$/),
      ]);
    for (const { number } of orders)
      await payments.until(await idOf(app, number), ({ paymentStatus, payments: charges }) => {
        expect(paymentStatus).toBe('PAID');
        expect(charges).toHaveLength(1);
      });
  });

  it('record the payments of as many orders of one shopper by hand', async () => {
    const orders = await ordersOfOne('cash_on_delivery');
    const ids: string[] = [];
    for (const { number } of orders) ids.push(await idOf(app, number));
    const answers = await atOnce((_, server, index) =>
      ask(server, mutationOf('pay', 'paymentStatus'), { id: ids[index] }),
    );
    for (const { errors, data } of answers) expect([errors, data?.order.paymentStatus]).toEqual([[], 'PAID']);
  });

  it('confirm one draft as one order', async () => {
    const { id: variantId } = await sell(app, 'Rug', 1_000, 10);
    const { lines, email, phone, shippingAddress } = await orderOf(app, [{ variantId, quantity: 1 }]);
    const create =
      'mutation ($input: DraftOrderInput!) { createDraftOrder(input: $input) { id draft { link } } }';
    const input = { lines, email, phone, shippingAddress };
    const { createDraftOrder: draft } = await askFor(app, create, { input });
    const confirm =
      'mutation ($token: ID!) { order: confirmDraftOrder(token: $token, paymentMethod: "stripe") { number } }';
    const token = draft.draft.link.split('/').at(-1);
    const answers = await atOnce((_, server) => ask(server, confirm, { token }));
    expect(answers.flatMap(({ errors }) => errors)).toEqual([]);
    expect(new Set(answers.map(({ data }) => data?.order.number)).size).toBe(1);
    expect(kindsOf(await read(draft.id))).toEqual(['PLACED']);
  });
});
