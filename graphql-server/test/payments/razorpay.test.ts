import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { askFor } from '../graphql/ask.ts';
import { kindsOf } from '../orders/order-acts.ts';
import { openShop } from '../orders/selling-shop.ts';
import { makeSmallSite } from '../publishing/small-site.ts';
import { refundsOf } from '../refunds/refund-acts.ts';
import { type ServedApp, serveApp } from '../serve.ts';
import { paymentsOf } from './payment-shop.ts';
import { RazorpayStandIn } from './razorpay-stand-in.ts';
import { STRANGE_BODIES } from './stand-in-server.ts';

const razorpay = new RazorpayStandIn();
const environment: Record<string, string> = {};
beforeAll(async () => {
  await razorpay.server.start();
  Object.assign(environment, razorpay.environment);
});
afterAll(() => razorpay.server.close());
const app: ServedApp = serveApp(environment, makeSmallSite());
beforeAll(() => openShop(app, { onlineMethods: ['razorpay'], shippingPercent: 0 }));
beforeEach(() => {
  razorpay.events.length = 0;
  razorpay.refundsLater = false;
  razorpay.server.faultOf = () => null;
});

const { refund } = refundsOf(app);
const { begin, deliver, send, confirm, until, read, seenByShopper, faults } = paymentsOf(
  app,
  'razorpay',
  razorpay,
);
afterEach(async () => expect(await faults()).toEqual([]));

it('a payment signed by its script is recorded once, before its event', async () => {
  const { id, token, payment } = await begin();
  expect(payment).toMatchObject({
    ...{ method: 'razorpay', reference: expect.stringMatching(/^order_/) },
    ...{ clientSecret: null, publicKey: 'rzp_test_standin' },
  });
  const proof = razorpay.pay(payment.reference);
  const { data } = await confirm(token, proof);
  expect(data.confirmPayment).toMatchObject({ status: 'CONFIRMED', paymentStatus: 'PAID' });
  await Promise.all([deliver(), confirm(token, proof)]);
  const paid = await until(id, (seen) => expect(seen.paymentAttempts[0].events).toHaveLength(3));
  expect(paid.payments).toMatchObject([{ kind: 'CHARGE', providerId: proof.paymentId }]);
  expect(kindsOf(paid)).toEqual(['PLACED', 'PAID']);
});

it('a forged signature is refused, and the order stays unpaid', async () => {
  const { id, token } = await begin();
  const forged = { paymentId: 'pay_forged', signature: 'ab'.repeat(32) };
  expect((await confirm(token, forged)).errors[0]).toMatchObject({ extensions: { code: 'BAD_USER_INPUT' } });
  expect((await read(id)).paymentStatus).toBe('PENDING');
});

it('a signature of one order does not pay another', async () => {
  const [cheap, dear] = [await begin(1), await begin(3)];
  const proof = razorpay.pay(cheap.payment.reference);
  expect((await confirm(dear.token, proof)).errors).toHaveLength(1);
  expect((await read(dear.id)).paymentStatus).toBe('PENDING');
});

it('a payment with only an event is recorded, however often and under whichever event id it arrives', async () => {
  const { id, payment } = await begin();
  razorpay.pay(payment.reference);
  const events = [...razorpay.events];
  await deliver();
  for (const event of events) expect((await send(razorpay.signed(event))).status).toBe(200);
  const paid = await until(id, ({ paymentStatus }) => expect(paymentStatus).toBe('PAID'));
  expect(paid.paymentAttempts[0].events).toHaveLength(2);
});

it('an order can be paid again after a failure', async () => {
  const { id, token, payment } = await begin();
  razorpay.decline(payment.reference);
  await deliver();
  await until(id, ({ paymentAttempts: [attempt] }) =>
    expect(attempt.failure).toBe('Your payment was declined by the bank.'),
  );
  expect((await seenByShopper(token)).payment.reference).toBe(payment.reference);
  const { data } = await confirm(token, razorpay.pay(payment.reference));
  expect(data.confirmPayment.paymentStatus).toBe('PAID');
});

it('one Razorpay order is created, even if its response is lost', async () => {
  razorpay.server.faultOf = ({ method }) => (method === 'POST' ? 'LOSE' : null);
  const { id, token } = await begin();
  razorpay.server.faultOf = () => null;
  await seenByShopper(token);
  expect(razorpay.all('order').filter(({ receipt }) => receipt === `${id}-1`)).toHaveLength(1);
});

it('answers that are not Razorpay’s change nothing, and Razorpay is asked again', async () => {
  const { id, token, payment } = await begin();
  const proof = razorpay.pay(payment.reference);
  for (const body of STRANGE_BODIES) {
    razorpay.server.faultOf = () => ({ body });
    expect((await confirm(token, proof)).data.confirmPayment.paymentStatus, body.slice(0, 80)).toBe(
      'PENDING',
    );
    const error = expect.stringMatching(/^Razorpay has a server error/);
    expect((await read(id)).paymentAttempts).toMatchObject([{ strays: [], error }]);
  }
  razorpay.server.faultOf = () => null;
  expect((await confirm(token, proof)).data.confirmPayment.paymentStatus).toBe('PAID');
});

it('a wrong amount pays nothing, and its refund by the team has a short receipt', async () => {
  const { id, payment } = await begin();
  const { paymentId } = razorpay.pay(payment.reference, { amount: 100_000 });
  await deliver();
  const seen = await until(id, ({ paymentAttempts: [attempt] }) => expect(attempt.strays).toHaveLength(1));
  expect(seen).toMatchObject({ paymentStatus: 'PENDING', payments: [] });
  await askFor(
    app,
    'mutation ($attemptId: ID!, $chargeId: String!) { refundStrayPayment(attemptId: $attemptId, chargeId: $chargeId) { id } }',
    { attemptId: `${id}-1`, chargeId: paymentId },
  );
  const made = razorpay.all('refund').filter(({ payment_id }) => payment_id === paymentId);
  expect(made).toHaveLength(1);
  expect(String(made[0]?.['receipt']).length).toBeLessThanOrEqual(40);
});

it.each(['processed', 'failed'] as const)(
  'a refund that is made later and %s is settled so, once',
  async (outcome) => {
    const { id, token, payment } = await begin();
    const proof = razorpay.pay(payment.reference);
    await confirm(token, proof);
    razorpay.refundsLater = true;
    await refund(id, { amount: 300_000 });
    await until(id, ({ refunds: [one] }) => expect(one.error).toContain('not completed it yet'));
    const made = razorpay.all('refund').filter(({ payment_id }) => payment_id === proof.paymentId);
    expect(made).toHaveLength(1);
    razorpay.settleRefund(made[0]?.id ?? '', outcome);
    const hurry = { $set: { nextAt: new Date() } };
    await app.db.collection<{ _id: string }>('refunds').updateOne({ _id: `${id}-2` }, hurry);
    const state = outcome === 'processed' ? 'DONE' : 'FAILED';
    await until(id, ({ refunds: [one] }) => expect(one.state).toBe(state));
    expect(razorpay.all('refund').filter(({ payment_id }) => payment_id === proof.paymentId)).toHaveLength(1);
  },
);

it('a refund made in the dashboard is recorded', async () => {
  const { id, token, payment } = await begin();
  const proof = razorpay.pay(payment.reference);
  await confirm(token, proof);
  razorpay.refundInDashboard(proof.paymentId, 50_000);
  await deliver();
  await until(id, ({ refunded }) => expect(refunded.amount).toBe(50_000));
});

it.each([
  ['forged', () => razorpay.signed({ payload: '{"event":"order.paid","created_at":1}' }, 'another-secret')],
  ['three days old', () => razorpay.signed({ payload: '{"event":"order.paid","created_at":1700000000}' })],
  ['no event', () => razorpay.signed({ payload: '[]' })],
  ['no JSON', () => razorpay.signed({ payload: 'order.paid' })],
])('refuses an event that is %s', async (_, request) => expect((await send(request())).status).toBe(400));

it('invalid keys are reported, and never shown', async () => {
  const test = 'mutation { testPaymentProvider(method: "razorpay") { isReady problems } }';
  expect((await askFor(app, test)).testPaymentProvider).toEqual({ isReady: true, problems: [] });
  razorpay.server.faultOf = () => 'BREAK';
  const broken = await askFor(app, test);
  expect(broken.testPaymentProvider).toEqual({
    isReady: false,
    problems: ['Razorpay has a server error (HTTP 500).'],
  });
  const { paymentProviders } = await askFor(
    app,
    '{ paymentProviders { method title mode missing webhookUrl } }',
  );
  expect(paymentProviders).toContainEqual({
    ...{ method: 'razorpay', title: 'Razorpay', mode: 'TEST', missing: [] },
    webhookUrl: expect.stringMatching(/\/pay\/razorpay\/webhook$/),
  });
  expect(JSON.stringify(paymentProviders)).not.toContain('secret-standin');
});
