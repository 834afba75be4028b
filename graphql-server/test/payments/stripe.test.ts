import { ObjectId } from 'mongodb';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { collectionsOf } from '../../src/app/shop/collections.ts';
import { Encryption } from '../../src/kernel/encryption.ts';
import { closeAttempts } from '../../src/modules/online-payments/close-attempts.ts';
import type { OrderServices } from '../../src/modules/orders/context.ts';
import { expireOrders } from '../../src/modules/orders/expire-orders.ts';
import { stripeProvider } from '../../src/modules/payments-stripe/stripe-provider.ts';
import { askFor, askInVain } from '../graphql/ask.ts';
import { actsOf, kindsOf } from '../orders/order-acts.ts';
import { openShop, shelfOf } from '../orders/selling-shop.ts';
import { makeSmallSite } from '../publishing/small-site.ts';
import { refundsOf } from '../refunds/refund-acts.ts';
import { type ServedApp, serveApp } from '../serve.ts';
import { paymentsOf } from './payment-shop.ts';
import { STRANGE_BODIES } from './stand-in-server.ts';
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

const { act, inVain } = actsOf(app);
const { refund, refundInVain } = refundsOf(app);
const { begin, deliver, send, confirm, read, until, seenByShopper, check, faults } = paymentsOf(
  app,
  'stripe',
  stripe,
);
afterEach(async () => expect(await faults()).toEqual([]));

const attempts = () => app.db.collection<{ _id: string }>('paymentAttempts');
/** Runs the server's job now. */
const expire = async (id: string) => {
  const collections = collectionsOf(app.db);
  const { orders } = collections;
  await orders.updateOne({ _id: new ObjectId(id) }, { $set: { payBy: new Date(0) } });
  await expireOrders({
    ...collections,
    orderListeners: [closeAttempts(collections)],
    orderFollowers: [],
    encryption: new Encryption({ secretsKey: null, dataDir: app.dataDir }),
    disk: { assertWritable() {} },
  } as unknown as OrderServices);
  expect((await read(id)).status).toBe('CANCELED');
};

describe('a payment', () => {
  it('begins once with the order, for the order’s total', async () => {
    const { id, token, payment } = await begin();
    expect(payment).toMatchObject({
      method: 'stripe',
      reference: expect.stringMatching(/^pi_/),
      clientSecret: expect.stringContaining('_secret_'),
      publicKey: 'pk_test_standin',
    });
    const again = await Promise.all([seenByShopper(token), seenByShopper(token)]);
    expect(again.map((seen) => seen.payment.reference)).toEqual([payment.reference, payment.reference]);
    expect(stripe.all('payment_intent').find((one) => one.id === payment.reference)).toMatchObject({
      ...{ amount: 300_000, currency: 'inr' },
      metadata: { mela_key: `${id}-1`, order: expect.any(String) },
    });
    // Only the holder of the link can pay.
    expect((await read(id)).payment.clientSecret).toBeNull();
  });

  it('is reported as paid to a shopper during whose check another server began one', async () => {
    const { id, token, payment } = await begin();
    stripe.pay(payment.reference);
    let calls = 0;
    stripe.server.faultOf = async () => {
      calls += 1;
      // The other server makes a check due before it claims it.
      const due = { $set: { nextAt: new Date(0) }, $unset: { claim: '' } } as const;
      if (calls === 1) await attempts().updateOne({ _id: `${id}-1` }, due);
      return null;
    };
    expect((await confirm(token)).data.confirmPayment.paymentStatus).toBe('PAID');
  });

  it('is recorded once, however often its event arrives', async () => {
    const { id, payment } = await begin();
    const charge = stripe.pay(payment.reference);
    const events = [...stripe.events];
    await deliver();
    for (const event of events) expect((await send(stripe.signed(event))).status).toBe(200);
    const paid = await until(id, ({ status }) => expect(status).toBe('CONFIRMED'));
    expect(paid).toMatchObject({ paymentStatus: 'PAID', payBy: null });
    expect(paid.payments).toMatchObject([
      { kind: 'CHARGE', state: 'SUCCEEDED', providerId: charge, amount: { amount: 300_000 } },
    ]);
    expect(kindsOf(paid)).toEqual(['PLACED', 'PAID']);
    expect(paid.paymentAttempts[0].events).toHaveLength(2);
  });

  it('is recorded when the shopper comes back, without an event', async () => {
    const { token, payment } = await begin();
    stripe.pay(payment.reference);
    const { data } = await confirm(token);
    expect(data.confirmPayment).toMatchObject({ status: 'CONFIRMED', paymentStatus: 'PAID' });
  });

  it('is recorded once when the browser and the webhook report it at the same moment', async () => {
    const { id, token, payment } = await begin();
    stripe.pay(payment.reference);
    await Promise.all([confirm(token), deliver(), confirm(token)]);
    const paid = await until(id, ({ status }) => expect(status).toBe('CONFIRMED'));
    expect(kindsOf(paid)).toEqual(['PLACED', 'PAID']);
    expect(paid.payments).toHaveLength(1);
  });

  it('is found by polling Stripe when neither the browser nor the webhook reports it', async () => {
    const { id, payment } = await begin();
    stripe.pay(payment.reference);
    await attempts().updateOne({ _id: `${id}-1` }, { $set: { nextAt: new Date() } });
    await until(id, ({ paymentStatus }) => expect(paymentStatus).toBe('PAID'));
  });

  it('can be tried again after a declined card, with the reason for the team', async () => {
    const { id, token, payment } = await begin();
    stripe.decline(payment.reference);
    await deliver();
    const declined = await until(id, (seen) =>
      expect(seen.paymentAttempts[0].failure).toBe('Your card was declined.'),
    );
    expect(declined).toMatchObject({ status: 'AWAITING_PAYMENT', payments: [] });
    expect((await seenByShopper(token)).payment.reference).toBe(payment.reference);
    stripe.pay(payment.reference);
    expect((await confirm(token)).data.confirmPayment.paymentStatus).toBe('PAID');
  });

  it('that takes days keeps the order open until it succeeds or fails', async () => {
    const { id, payment } = await begin();
    stripe.process(payment.reference);
    await deliver();
    const pending = await until(id, (seen) => {
      expect(seen.payments[0]?.state).toBe('PENDING');
      expect(Date.parse(seen.payBy) - Date.now()).toBeGreaterThan(13 * 24 * 60 * 60_000);
    });
    expect(pending.status).toBe('AWAITING_PAYMENT');
    stripe.failProcessing(payment.reference);
    await deliver();
    await until(id, (seen) => {
      expect(seen.payments[0].state).toBe('FAILED');
      expect(kindsOf(seen)).toEqual(['PLACED', 'PAYMENT_PENDING', 'PAYMENT_FAILED']);
    });
    stripe.pay(payment.reference);
    await deliver();
    await until(id, ({ paymentStatus }) => expect(paymentStatus).toBe('PAID'));
  });

  it.each([
    ['amount', { amount: 299_999 }, 'WRONG_AMOUNT'],
    ['currency', { currency: 'usd' }, 'WRONG_CURRENCY'],
  ])('of a wrong %s does not pay the order, and is shown', async (_, changes, reason) => {
    const { id, payment } = await begin();
    const charge = stripe.pay(payment.reference, changes);
    await deliver();
    const seen = await until(id, ({ paymentAttempts: [attempt] }) => expect(attempt.strays).toHaveLength(1));
    expect(seen).toMatchObject({ status: 'AWAITING_PAYMENT', paymentStatus: 'PENDING', payments: [] });
    expect(seen.paymentAttempts[0].strays).toMatchObject([{ chargeId: charge, reason, refund: null }]);
    const { refundStrayPayment } = await askFor(
      app,
      `mutation ($attemptId: ID!, $chargeId: String!) {
        refundStrayPayment(attemptId: $attemptId, chargeId: $chargeId) { paymentAttempts { strays { refund } } } }`,
      { attemptId: `${id}-1`, chargeId: charge },
    );
    expect(refundStrayPayment.paymentAttempts[0].strays).toEqual([{ refund: 'DONE' }]);
    expect(stripe.all('refund').filter((one) => one['charge'] === charge)).toHaveLength(1);
  });
});

describe('a late payment', () => {
  it('of an order that was not paid in time reopens it if its stock is available', async () => {
    const { id, variantId, payment } = await begin();
    stripe.server.faultOf = ({ path }) => (path.endsWith('/cancel') ? 'BREAK' : null);
    await expire(id);
    expect((await shelfOf(app, variantId)).reserved).toBe(0);
    stripe.pay(payment.reference);
    await deliver();
    const reopened = await until(id, ({ status }) => expect(status).toBe('CONFIRMED'));
    expect(reopened.paymentStatus).toBe('PAID');
    expect(kindsOf(reopened)).toEqual(['PLACED', 'EXPIRED', 'PAID_LATE', 'RESERVED_AGAIN']);
    expect((await shelfOf(app, variantId)).reserved).toBe(3);
  });

  it('is refunded automatically if the stock is gone', async () => {
    const { id, variantId, payment } = await begin();
    stripe.server.faultOf = ({ path }) => (path.endsWith('/cancel') ? 'BREAK' : null);
    await expire(id);
    await askFor(
      app,
      'mutation ($id: ID!) { adjustInventory(variantId: $id, onHand: 2, reason: CORRECTED) { onHand } }',
      {
        id: variantId,
      },
    );
    const charge = stripe.pay(payment.reference);
    await deliver();
    const refunded = await until(id, ({ paymentStatus }) => expect(paymentStatus).toBe('REFUNDED'));
    expect(refunded).toMatchObject({ status: 'CANCELED', refundOwed: { amount: 0 } });
    expect(kindsOf(refunded)).toEqual(['PLACED', 'EXPIRED', 'PAID_LATE', 'REFUND_REQUESTED', 'PAID_BACK']);
    expect(stripe.all('refund').filter((one) => one['charge'] === charge)).toHaveLength(1);
  });

  it('of an order that its shopper canceled is refunded', async () => {
    const { id, token, payment } = await begin();
    stripe.server.faultOf = ({ path }) => (path.endsWith('/cancel') ? 'BREAK' : null);
    await act('cancelByShopper', { token });
    stripe.pay(payment.reference);
    await deliver();
    await until(id, ({ paymentStatus }) => expect(paymentStatus).toBe('REFUNDED'));
  });

  it('cannot be made once Stripe has canceled it', async () => {
    const { id, payment } = await begin();
    await expire(id);
    await until(id, ({ paymentAttempts: [attempt] }) => expect(attempt.isClosed).toBe(true));
    expect(() => stripe.pay(payment.reference)).toThrow('is canceled');
  });

  it('of an order that was marked as paid by hand is refunded, and the order stays paid', async () => {
    const { id, payment } = await begin();
    stripe.server.faultOf = ({ path }) => (path.endsWith('/cancel') ? 'BREAK' : null);
    await act('pay', { id });
    const charge = stripe.pay(payment.reference);
    await deliver();
    const seen = await until(id, ({ paymentAttempts: [attempt] }) =>
      expect(attempt.strays).toMatchObject([{ chargeId: charge, reason: 'PAID_TWICE', refund: 'DONE' }]),
    );
    expect(seen).toMatchObject({ paymentStatus: 'PAID', payments: [{ providerId: null }] });
    expect(stripe.all('refund').filter((one) => one['charge'] === charge)).toHaveLength(1);
  });
});

describe('a refund through Stripe', () => {
  const paid = async () => {
    const begun = await begin();
    const charge = stripe.pay(begun.payment.reference);
    await confirm(begun.token);
    stripe.events.length = 0;
    return { ...begun, charge };
  };

  it('is made by Stripe', async () => {
    const { id, charge } = await paid();
    await refund(id, { amount: 100_000 });
    const seen = await until(id, ({ paymentStatus }) => expect(paymentStatus).toBe('PARTLY_REFUNDED'));
    expect(seen.refunded.amount).toBe(100_000);
    await deliver();
    await check(id);
    expect(stripe.all('refund').filter((one) => one['charge'] === charge)).toHaveLength(1);
    expect((await read(id)).refunded.amount).toBe(100_000);
  });

  it('that Stripe makes later is complete when Stripe says so', async () => {
    const { id, charge } = await paid();
    stripe.refundsLater = true;
    await refund(id, { amount: 300_000 });
    await until(id, ({ refunds: [one] }) => expect(one.error).toContain('not completed it yet'));
    const [made] = stripe.all('refund').filter((one) => one['charge'] === charge);
    stripe.settleRefund(made?.id ?? '', 'succeeded');
    await deliver();
    const seen = await until(id, ({ paymentStatus }) => expect(paymentStatus).toBe('REFUNDED'));
    expect(seen.refunds).toMatchObject([{ state: 'DONE', error: null }]);
    expect(stripe.all('refund').filter((one) => one['charge'] === charge)).toHaveLength(1);
  });

  it('that Stripe completes but never reports is found by asking again', async () => {
    const { id, charge } = await paid();
    stripe.refundsLater = true;
    await refund(id, { amount: 300_000 });
    await until(id, ({ refunds: [one] }) => expect(one.error).toContain('not completed it yet'));
    expect(await read(id)).toMatchObject({ paymentStatus: 'PAID', refunded: { amount: 0 } });
    expect(await refundInVain(id, { amount: 1 })).toMatchObject({
      message: 'This comes to ₹0.01, but at most ₹0 can still be refunded.',
    });
    const [made] = stripe.all('refund').filter((one) => one['charge'] === charge);
    stripe.settleRefund(made?.id ?? '', 'succeeded');
    stripe.events.length = 0;
    const hurry = { $set: { nextAt: new Date() } };
    await app.db.collection<{ _id: string }>('refunds').updateOne({ _id: `${id}-2` }, hurry);
    await until(id, ({ paymentStatus }) => expect(paymentStatus).toBe('REFUNDED'));
    expect(stripe.all('refund').filter((one) => one['charge'] === charge)).toHaveLength(1);
  });

  it('whose response is lost is made once', async () => {
    const { id, charge } = await paid();
    stripe.server.faultOf = ({ method, path }) =>
      method === 'POST' && path === '/v1/refunds' ? 'LOSE' : null;
    await refund(id, { amount: 300_000 });
    await until(id, ({ refunds: [one] }) => expect(one.error).not.toBeNull());
    stripe.server.faultOf = () => null;
    const hurry = { $set: { nextAt: new Date() } };
    await app.db.collection<{ _id: string }>('refunds').updateOne({ _id: `${id}-2` }, hurry);
    await until(id, ({ paymentStatus }) => expect(paymentStatus).toBe('REFUNDED'));
    expect(stripe.all('refund').filter((one) => one['charge'] === charge)).toHaveLength(1);
  });

  it('in the dashboard is recorded, and undone if it fails afterwards', async () => {
    const { id, charge } = await paid();
    const made = stripe.refundInDashboard(charge, 120_000);
    await deliver();
    await until(id, ({ refunded }) => expect(refunded.amount).toBe(120_000));
    stripe.settleRefund(made, 'failed');
    await deliver();
    const seen = await until(id, ({ refunded }) => expect(refunded.amount).toBe(0));
    expect(seen).toMatchObject({ paymentStatus: 'PAID' });
    expect(kindsOf(seen)).toEqual(['PLACED', 'PAID', 'PAID_BACK', 'REFUND_UNDONE']);
  });

  it('of items that fails after Stripe reported its success can be made again', async () => {
    const { id, charge } = await paid();
    await refund(id, { lines: [{ lineId: '1', quantity: 2 }] });
    await until(id, ({ refunded }) => expect(refunded.amount).toBe(200_000));
    const [made] = stripe.all('refund').filter((one) => one['charge'] === charge);
    stripe.settleRefund(made?.id ?? '', 'failed');
    await deliver();
    const failed = await until(id, ({ refunded }) => expect(refunded.amount).toBe(0));
    expect(failed.refunds).toMatchObject([{ state: 'FAILED' }]);
    await refund(id, { lines: [{ lineId: '1', quantity: 2 }] });
    await until(id, ({ refunded }) => expect(refunded.amount).toBe(200_000));
    // The bank can change a refund's result again.
    stripe.settleRefund(made?.id ?? '', 'succeeded');
    await deliver();
    await check(id);
  });

  it('after a chargeback is refused', async () => {
    const { id, charge } = await paid();
    const dispute = stripe.dispute(charge);
    await deliver();
    await until(id, ({ paymentStatus }) => expect(paymentStatus).toBe('CHARGEBACK'));
    expect(await refundInVain(id, { amount: 1 })).toMatchObject({
      message: 'The payment of this order was charged back.',
      extensions: { code: 'CONFLICT' },
    });
    expect(await inVain('refund', { id, input: {} })).toMatchObject({
      message: 'No refund is owed for this order.',
      extensions: { code: 'CONFLICT' },
    });
    expect(await read(id)).toMatchObject({ refunds: [], refunded: { amount: 0 } });
    stripe.closeDispute(dispute, 'won');
    await deliver();
    const won = await until(id, ({ paymentStatus }) => expect(paymentStatus).toBe('PAID'));
    expect(kindsOf(won)).toEqual(['PLACED', 'PAID', 'CHARGEBACK_OPENED', 'CHARGEBACK_WON']);
  });

  it('is not owed for a payment that a chargeback took', async () => {
    const { id, charge } = await paid();
    const dispute = stripe.dispute(charge);
    stripe.closeDispute(dispute, 'lost');
    await deliver();
    const lost = await until(id, ({ payments: ledger }) => expect(ledger).toHaveLength(2));
    expect(lost.payments[1]).toMatchObject({ kind: 'CHARGEBACK', state: 'SUCCEEDED' });
    expect((await act('cancel', { id })).refundOwed.amount).toBe(0);
  });
});

const SERVER_ERROR = expect.stringMatching(/^Stripe has a server error/);
const NO_EVENTS = [
  ...['null', '"x"', '[]', '{}', '['.repeat(100_000)],
  ...[{}, { object: null }, { object: 'x' }].map((data) =>
    JSON.stringify({ id: 'evt_1', object: 'event', type: 'x', created: 1, data }),
  ),
  JSON.stringify({ id: { $gt: '' }, object: 'event', type: 'x', created: 1, data: { object: {} } }),
  JSON.stringify({ id: 'evt_1', object: 'event', type: 'x', created: 'now', data: { object: {} } }),
];

describe('the webhook', () => {
  it.each<[string, () => RequestInit]>([
    ['forged', () => stripe.signed({ payload: '{}' }, 'whsec_of_another_account')],
    ['not signed', () => ({ method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' })],
    [
      'replayed after ten minutes',
      () => stripe.signed({ payload: '{}' }, undefined, Math.floor(Date.now() / 1_000) - 600),
    ],
    ['empty', () => ({ method: 'POST' })],
    ...NO_EVENTS.map((payload): [string, () => RequestInit] => [
      `signed, but no event: ${payload.slice(0, 40)}`,
      () => stripe.signed({ payload }),
    ]),
  ])('refuses an event that is %s', async (_, request) => {
    const before = await app.db.collection('paymentEvents').countDocuments();
    expect((await send(request())).status).toBe(400);
    expect(await app.db.collection('paymentEvents').countDocuments()).toBe(before);
  });

  it('refuses an event whose content was changed', async () => {
    const { payment } = await begin();
    stripe.pay(payment.reference);
    const [event] = stripe.events;
    const request = stripe.signed(event ?? { payload: '' });
    expect((await send({ ...request, body: request.body.replace('succeeded', 'failed') })).status).toBe(400);
  });

  it('refuses a large event, and an unknown method', async () => {
    expect((await send(stripe.signed({ payload: JSON.stringify({ x: 'x'.repeat(300_000) }) }))).status).toBe(
      413,
    );
    expect((await fetch(`${app.url}/pay/nobody/webhook`, { method: 'POST', body: '{}' })).status).toBe(404);
    expect((await fetch(`${app.url}/pay/razorpay/webhook`, { method: 'POST', body: '{}' })).status).toBe(404);
  });

  it('stores and ignores events about other payments', async () => {
    stripe.emitIrrelevant();
    const [event] = stripe.events;
    await deliver();
    const stored = await app.db
      .collection<{ _id: string }>('paymentEvents')
      .findOne({ _id: `stripe ${event?.id}` });
    expect(stored).toMatchObject({ type: 'customer.created', attemptId: null, orderId: null });
  });
});

describe('a failing provider', () => {
  it('leaves the order unpaid, and the payment begins once it answers', async () => {
    stripe.server.faultOf = () => 'BREAK';
    const { id, token, payment } = await begin();
    expect(payment).toMatchObject({ clientSecret: null, publicKey: null });
    stripe.server.faultOf = () => null;
    const { payment: later } = await seenByShopper(token);
    expect(later.clientSecret).toContain('_secret_');
    expect((await read(id)).paymentAttempts).toHaveLength(1);
  });

  it('that hangs delays the order page for a few seconds only', async () => {
    stripe.server.faultOf = () => 'HANG';
    const { payment } = await begin();
    expect(payment.clientSecret).toBeNull();
  });

  it('whose response is lost has started one payment', async () => {
    stripe.server.faultOf = ({ method }) => (method === 'POST' ? 'LOSE' : null);
    const { token, id } = await begin();
    stripe.server.faultOf = () => null;
    await seenByShopper(token);
    const made = stripe
      .all('payment_intent')
      .filter(({ metadata }) => (metadata as { mela_key: string }).mela_key === `${id}-1`);
    expect(made).toHaveLength(1);
  });

  it('that answers anything else changes nothing, and is asked again', async () => {
    const { id, token, payment } = await begin();
    stripe.pay(payment.reference);
    for (const body of STRANGE_BODIES) {
      stripe.server.faultOf = () => ({ body });
      expect((await confirm(token)).data.confirmPayment.paymentStatus, body.slice(0, 80)).toBe('PENDING');
      expect((await read(id)).paymentAttempts).toMatchObject([{ strays: [], error: SERVER_ERROR }]);
    }
    stripe.server.faultOf = () => null;
    expect((await confirm(token)).data.confirmPayment.paymentStatus).toBe('PAID');
  });

  it('is asked again, and the team sees the reason for the delay', async () => {
    const { id, payment } = await begin();
    stripe.pay(payment.reference);
    stripe.server.faultOf = () => 'BREAK';
    await deliver();
    await until(id, ({ paymentAttempts: [attempt] }) => expect(attempt.error).toContain('server error'));
    stripe.server.faultOf = () => null;
    const seen = await check(id);
    expect(seen).toMatchObject({ paymentStatus: 'PAID', paymentAttempts: [{ error: null }] });
  });
});

describe('a test of the keys', () => {
  const test = async () =>
    (await askFor(app, 'mutation { testPaymentProvider(method: "stripe") { isReady problems } }'))
      .testPaymentProvider;
  const endpoint = () => ({ url: `${app.url}/pay/stripe/webhook`, status: 'enabled', enabled_events: ['*'] });

  it('reports that they work', async () => {
    stripe.webhookEndpoints = [endpoint()];
    expect(await test()).toEqual({ isReady: true, problems: [] });
  });

  it.each([
    ['there is no webhook', () => [], 'The Stripe account has no webhook endpoint for'],
    ['it is disabled', () => [{ ...endpoint(), status: 'disabled' }], 'is disabled at Stripe'],
    [
      'events are missing',
      () => [{ ...endpoint(), enabled_events: ['refund.failed'] }],
      'does not send payment_intent',
    ],
  ])('says that %s', async (_, endpoints, problem) => {
    stripe.webhookEndpoints = endpoints();
    expect(await test()).toEqual({ isReady: false, problems: [expect.stringContaining(problem)] });
  });

  it('reports that Stripe does not answer', async () => {
    stripe.server.faultOf = () => 'BREAK';
    expect(await test()).toEqual({ isReady: false, problems: ['Stripe has a server error (HTTP 500).'] });
  });

  const { secretKey, publishableKey } = { secretKey: 'sk_test_standin', publishableKey: 'pk_test_standin' };
  it.each([
    ['another secret key', 'sk_test_wrong', publishableKey, 'rejects STRIPE_SECRET_KEY'],
    ['another publishable key', secretKey, 'pk_test_wrong', 'rejects STRIPE_PUBLISHABLE_KEY'],
    ['keys of both modes', secretKey, 'pk_live_standin', 'Use two keys of the same mode'],
  ])('says what is wrong with %s, without showing it', async (_, secret, publishable, problem) => {
    const keys = {
      secretKey: secret,
      publishableKey: publishable,
      webhookSecret: 'whsec_x',
      api: new URL(stripe.server.url),
    };
    stripe.webhookEndpoints = [endpoint()];
    const { problems } = await stripeProvider(keys).test(endpoint().url, new AbortController().signal);
    expect(problems).toEqual([expect.stringContaining(problem)]);
    expect(problems.join()).not.toMatch(/[sp]k_(test|live)_/);
  });
});

it('refuses a payment method whose keys are not set', async () => {
  const update =
    'mutation ($input: SellingSettingsInput!) { updateSellingSettings(input: $input) { version } }';
  const { extensions } = await askInVain(app, update, { input: { onlineMethods: ['stripe', 'razorpay'] } });
  expect(extensions.fieldErrors).toEqual({
    onlineMethods: 'The API keys for razorpay are not set on this server',
  });
});
